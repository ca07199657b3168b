//! The marbles of Bille-Trap, and how an action moves them. What is on the top
//! has its place as if the top were not turned. Every marble has a place of its
//! own also at Home, where all of a seat's lie together.

use game::{Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Space};

use super::places::{Place, middle, spot_id};
use crate::{
    boards::marbles::Journey,
    scene::{Body, Motion, Piece, PieceId},
};

/// The radius of a marble.
const RADIUS: f32 = 0.34;

/// All marbles, seat by seat: on the track, in motion, at Home and in the tray.
/// They are not yet numbered.
pub(super) fn marbles(position: &BilleTrap) -> impl Iterator<Item = Piece> {
    position
        .seats()
        .into_iter()
        .flat_map(|seat| places(position, seat).into_iter().map(move |place| (seat, place)))
        .map(|(seat, place)| marble(position, seat, place))
}

/// Which marbles go where by a legal action, in order.
pub(super) fn journeys(position: &BilleTrap, action: Action, next: &BilleTrap) -> Vec<Journey> {
    let mover = position.turn_of();
    let go = |seat, from, to, motion| Journey {
        from: marble(position, seat, from),
        to: marble(next, seat, to),
        motion,
    };
    match (action, in_motion(position)) {
        (Action::Enter, _) => {
            let last = position.in_tray(mover).saturating_sub(1);
            vec![go(mover, Place::Tray(last), rest(position, next), Motion::IsCarried)]
        }
        (Action::Advance(space), _) => {
            vec![go(mover, Place::On(space), rest(position, next), Motion::IsCarried)]
        }
        // BT-9: the pressed marble drops, and the other takes its space …
        (Action::Find(Finding::Open), Some(space)) => {
            let dropped = position.marble(space).map(|owner| {
                let tray = Place::Tray(position.in_tray(owner));
                go(owner, Place::On(space), tray, Motion::Drops)
            });
            let lowered = go(mover, Place::Above(space), Place::On(space), Motion::Slides);
            dropped.into_iter().chain([lowered]).collect()
        }
        // … or stays, and the other goes on.
        (Action::Find(Finding::Closed), Some(space)) => {
            vec![go(mover, Place::Above(space), rest(position, next), Motion::Bounces)]
        }
        _ => Vec::new(),
    }
}

/// Where the marble is now that has just moved from one position to the next.
pub(super) fn rest(position: &BilleTrap, next: &BilleTrap) -> Place {
    let mover = position.turn_of();
    let new = next.on_track(mover) - position.on_track(mover);
    match (in_motion(next), new.into_iter().next()) {
        (Some(space), _) => Place::Above(space),
        (None, Some(space)) => Place::On(space),
        (None, None) => Place::Home(position.at_home(mover)),
    }
}

/// Where the marbles of a seat are.
fn places(position: &BilleTrap, seat: Seat) -> Vec<Place> {
    let on_track = position.on_track(seat).into_iter().map(Place::On);
    let in_motion = in_motion(position).filter(|_| seat == position.turn_of()).map(Place::Above);
    let at_home = (0..position.at_home(seat)).map(Place::Home);
    let in_tray = (0..position.in_tray(seat)).map(Place::Tray);
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
fn marble(position: &BilleTrap, seat: Seat, place: Place) -> Piece {
    let (x, y) = middle(position.seats(), seat, place);
    let z = match place {
        Place::Above(_) => 2.0 * RADIUS,
        Place::On(_) | Place::Home(_) | Place::Tray(_) => 0.0,
    };
    Piece {
        id: PieceId(0),
        body: Body::Marble { radius: RADIUS },
        look: position.seat_name(seat),
        x,
        y,
        z,
        spot: spot_id(seat, place),
    }
}
