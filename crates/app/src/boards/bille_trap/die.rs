//! The die of Bille-Trap: beside the tray of whose turn it is. It shows what was
//! rolled until the turn ends, longer than a position says what that was: from
//! one picture to the next it stays as it lies.

use game::{Position, Seat, Seats};
use shelf::games::bille_trap::{Action, BilleTrap, Phase};

use super::places::{DIE_IN_CORNER, corner};
use crate::{
    boards::marbles::Journey,
    scene::{Body, Motion, Piece, PieceId},
};

/// How wide, deep and high it is.
const DIE: f32 = 0.58;

/// Before it is rolled.
const WAITING: &str = "die waiting";

/// The die as far as the position says what it shows, not yet numbered.
pub(super) fn die(position: &BilleTrap) -> Piece {
    let shown = match position.phase() {
        Phase::Move(roll) => Some(roll.number()),
        Phase::Die | Phase::Test(_) | Phase::Top | Phase::Over => None,
    };
    lying(position.seats(), position.turn_of(), shown)
}

/// The die beside the tray of a seat, with the number that it shows, if it does.
pub(super) fn lying(seats: Seats, turn: Seat, shown: Option<u8>) -> Piece {
    let look = shown.map_or(WAITING, showing);
    let (x, y) = corner(seats, turn).place(DIE_IN_CORNER);
    let body = Body::Block { width: DIE, depth: DIE, height: DIE };
    Piece { id: PieceId(0), body, look, x, y, z: 0.0, spot: None }
}

/// How an action moves the die among these pieces, if it does.
pub(super) fn journey(pieces: &[Piece], action: Action, next: &BilleTrap) -> Option<Journey> {
    let from = pieces.iter().find(|piece| matches!(piece.body, Body::Block { .. }))?.clone();
    let mut to = Piece { id: from.id, ..die(next) };
    match next.phase() {
        Phase::Test(_) | Phase::Top | Phase::Over => to.look = from.look,
        Phase::Die | Phase::Move(_) => {}
    }
    let motion = match action {
        Action::Roll(_) => Motion::Rolls,
        _ => Motion::Slides,
    };
    (from != to).then_some(Journey { from, to, motion })
}

fn showing(number: u8) -> &'static str {
    match number {
        1 => "die one",
        2 => "die two",
        3 => "die three",
        4 => "die four",
        5 => "die five",
        _ => "die six",
    }
}
