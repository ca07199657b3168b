//! How Bille-Trap is drawn: a turning top, a disc of three rings around Home,
//! on a square base. In each corner of the base that somebody sits at is his
//! tray, with the place for the die beside it: it lies where the turn is.
//!
//! What is on the top has its place as if the top were not turned. Every marble
//! has a place of its own also at Home, where all of a seat's lie together.

mod notes;
mod places;

use bille_trap::{Action, BilleTrap, Deal, Finding, Phase, Space};
use game::{Position, Seat};

use self::places::{BASE, Place, corner, middle, spots};
use super::marbles::{Journey, numbered, travel};
use crate::{
    drawn::Drawn,
    scene::{Body, Gesture, Ground, Hand, Motion, Note, Piece, PieceId},
};

/// The radius of a marble.
const RADIUS: f32 = 0.34;

/// How wide, deep and high the die is.
const DIE: f32 = 0.58;

/// BT-3: a whole turn has eight notches.
const NOTCH: f32 = 45.0;

impl Drawn for BilleTrap {
    /// BT-10
    const AIDS: &'static [&'static str] =
        &["bille-trap-hidden", "bille-trap-over-open", "bille-trap-over-closed"];

    fn ground(&self) -> Ground {
        Ground {
            look: Self::GAME,
            width: BASE,
            depth: BASE,
            spots: spots(self.seats()),
            turned: NOTCH * f32::from(self.notches()),
        }
    }

    /// The die, then seat by seat its marbles on the track, in motion, at Home
    /// and in the tray.
    fn pieces(&self) -> Vec<Piece> {
        let marbles = self.seats().into_iter().flat_map(|seat| {
            places(self, seat).into_iter().map(move |place| marble(self, seat, place))
        });
        numbered([die(self)].into_iter().chain(marbles))
    }

    fn moved(&self, pieces: &[Piece], action: Action) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
        let next = self.apply(action);
        let (old, new) = (die(self), die(&next));
        let rolled = (old != new).then(|| {
            let motion = match action {
                Action::Roll(_) => Motion::Rolls,
                _ => Motion::Slides,
            };
            Journey { from: old, to: new, motion }
        });
        travel(pieces, journeys(self, action, &next).into_iter().chain(rolled))
    }

    fn gesture(&self, action: Action) -> Gesture {
        match action {
            Action::Enter => Gesture::At { spot: places::tray_id(self.turn_of()) },
            Action::Advance(space) => Gesture::At { spot: space.to_string() },
            Action::Turn => Gesture::Button { code: "board-turn" },
            Action::Keep => Gesture::Button { code: "board-keep" },
            Action::Pass => Gesture::Button { code: "board-pass" },
            // Nobody makes it; it only has to have an answer.
            Action::Roll(_) | Action::Find(_) => Gesture::Button { code: "board-chance" },
        }
    }

    fn meant(&self, hand: &Hand) -> Vec<Action> {
        let (Hand::Points { spot } | Hand::Takes { from: spot, .. }) = hand;
        let own_tray = places::tray_id(self.turn_of()) == *spot;
        let advances = spot.parse().ok().map(Action::Advance);
        own_tray.then_some(Action::Enter).into_iter().chain(advances).collect()
    }

    fn rolled(action: Action) -> Option<u8> {
        match action {
            Action::Roll(roll) => Some(roll.number()),
            _ => None,
        }
    }

    fn notes(&self) -> Vec<Note> {
        Space::all().map(|space| notes::belief(self, space)).collect()
    }

    fn uncovered(&self, deal: &str) -> Vec<Note> {
        let Ok(deal) = deal.parse::<Deal>() else { return Vec::new() };
        Space::all().map(|space| notes::truth(self, deal, space)).collect()
    }

    fn supposed(&self, below: &mut dyn FnMut(u32) -> u32) -> Option<String> {
        Some(Deal::agreeing(self, below).to_string())
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

/// Which marbles go where by a legal action, in order.
fn journeys(position: &BilleTrap, action: Action, next: &BilleTrap) -> Vec<Journey> {
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

/// Where the marble that has just moved is now.
fn rest(position: &BilleTrap, next: &BilleTrap) -> Place {
    let mover = position.turn_of();
    let new = next.on_track(mover) - position.on_track(mover);
    match (in_motion(next), new.into_iter().next()) {
        (Some(space), _) => Place::Above(space),
        (None, Some(space)) => Place::On(space),
        (None, None) => Place::Home(position.at_home(mover)),
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
        spot: places::spot_id(seat, place),
    }
}

/// The die beside the tray of whose turn it is, without a number until it is
/// rolled.
fn die(position: &BilleTrap) -> Piece {
    let look = match position.phase() {
        Phase::Move(roll) => match roll.number() {
            1 => "die one",
            2 => "die two",
            3 => "die three",
            4 => "die four",
            5 => "die five",
            _ => "die six",
        },
        Phase::Die | Phase::Test(_) | Phase::Top | Phase::Over => "die waiting",
    };
    let (x, y) = corner(position.seats(), position.turn_of()).place(places::DIE_IN_CORNER);
    let body = Body::Block { width: DIE, depth: DIE, height: DIE };
    Piece { id: PieceId(0), body, look, x, y, z: 0.0, spot: None }
}
