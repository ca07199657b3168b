//! What each game tells of itself on paper: its board with the pieces of a position,
//! the parts to cut out, what there is to count of them.

mod bille_trap;
mod black_holes;
mod klotze;
mod kuba;

use game::{Position, Seat};

use crate::{cutting::Part, drawing::Point, says::Says};

/// A game that can be printed.
pub(crate) trait Printed: Position {
    /// The board with the pieces of this position, seen from above.
    fn picture(&self) -> Part;

    /// What is cut out, the board first.
    fn parts(room: Point, says: &Says) -> Vec<Part>;

    /// How many of each thing are in the set, by the names of their sentences.
    fn contents() -> Vec<(usize, &'static str)>;

    /// What a seat writes down of one turn: so many cells.
    fn cells() -> usize;
}

/// A seat's name, by the code of its sentence.
pub(crate) fn seat_code<P: Position>(seat: Seat) -> String {
    let setup = P::setup_for(*P::SEATS.end()).unwrap_or_default();
    format!("actor-{}", P::start(&setup).seat_name(seat))
}
