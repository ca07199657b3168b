//! The marbles of Bille-Trap, and how an action moves them. What is on the top
//! has its place as if the top were not turned. Every marble has a place of its
//! own also at Home, where all of a seat's lie together.

use game::{Position, Seat, Seats};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Space};

use super::places::{MarblePlace, middle, spot_of};
use crate::{
    boards::marbles::Journey,
    scene::{Body, Motion, Piece, PieceId},
};

/// The radius of a marble.
const RADIUS: f32 = 0.34;

/// How those of each seat look: as the seats are called.
pub(super) const LOOKS: [&str; Seat::MOST] = ["seat1", "seat2", "seat3", "seat4"];

/// All marbles, seat by seat: on the track, in motion, at Home and in the tray.
/// They are not yet numbered.
pub(super) fn marbles(position: &BilleTrap) -> impl Iterator<Item = Piece> {
    position
        .seats()
        .into_iter()
        .flat_map(|seat| places(position, seat).into_iter().map(move |place| (seat, place)))
        .map(|(seat, place)| marble(position.seats(), seat, place))
}

/// Which marbles go where by a legal action, in order.
pub(super) fn journeys(position: &BilleTrap, action: Action, next: &BilleTrap) -> Vec<Journey> {
    let mover = position.turn_of();
    let go = |seat, from, to, motion| Journey {
        from: marble(position.seats(), seat, from),
        to: marble(next.seats(), seat, to),
        motion,
    };
    match (action, in_motion(position)) {
        (Action::Enter, _) => {
            let last = position.in_tray(mover).saturating_sub(1);
            vec![go(mover, MarblePlace::Tray(last), rest(position, next), Motion::IsCarried)]
        }
        (Action::Advance(space), _) => {
            vec![go(mover, MarblePlace::On(space), rest(position, next), Motion::IsCarried)]
        }
        // BT-9: the pressed marble drops, and the other takes its space …
        (Action::Find(Finding::Open), Some(space)) => {
            let dropped = position.marble(space).map(|owner| {
                let tray = MarblePlace::Tray(position.in_tray(owner));
                go(owner, MarblePlace::On(space), tray, Motion::Drops)
            });
            let lowered =
                go(mover, MarblePlace::Above(space), MarblePlace::On(space), Motion::Slides);
            dropped.into_iter().chain([lowered]).collect()
        }
        // … or stays, and the other goes on.
        (Action::Find(Finding::Closed), Some(space)) => {
            vec![go(mover, MarblePlace::Above(space), rest(position, next), Motion::Bounces)]
        }
        _ => Vec::new(),
    }
}

/// Where the marble is now that has just moved from one position to the next.
pub(super) fn rest(position: &BilleTrap, next: &BilleTrap) -> MarblePlace {
    let mover = position.turn_of();
    let new = next.on_track(mover) - position.on_track(mover);
    match (in_motion(next), new.into_iter().next()) {
        (Some(space), _) => MarblePlace::Above(space),
        (None, Some(space)) => MarblePlace::On(space),
        (None, None) => MarblePlace::Home(position.at_home(mover)),
    }
}

/// Where the marbles of a seat are.
fn places(position: &BilleTrap, seat: Seat) -> Vec<MarblePlace> {
    let on_track = position.on_track(seat).into_iter().map(MarblePlace::On);
    let in_motion =
        in_motion(position).filter(|_| seat == position.turn_of()).map(MarblePlace::Above);
    let at_home = (0..position.at_home(seat)).map(MarblePlace::Home);
    let in_tray = (0..position.in_tray(seat)).map(MarblePlace::Tray);
    on_track.chain(in_motion).chain(at_home).chain(in_tray).collect()
}

/// The space where the marble in motion lies on the one that it presses.
fn in_motion(position: &BilleTrap) -> Option<Space> {
    match position.phase() {
        Phase::Test(test) => Some(test.space),
        Phase::Die | Phase::Move(_) | Phase::Top | Phase::Over => None,
    }
}

/// A marble somewhere, not yet numbered.
pub(super) fn marble(seats: Seats, seat: Seat, place: MarblePlace) -> Piece {
    let (x, y) = middle(seats, seat, place);
    let z = match place {
        MarblePlace::Above(_) => 2.0 * RADIUS,
        MarblePlace::On(_) | MarblePlace::Home(_) | MarblePlace::Tray(_) => 0.0,
    };
    Piece {
        id: PieceId(0),
        body: Body::Marble { radius: RADIUS },
        look: LOOKS[seat.index()],
        x,
        y,
        z,
        spot: spot_of(seat, place).map(|spot| spot.to_string()),
    }
}
