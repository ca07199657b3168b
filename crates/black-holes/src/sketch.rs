//! The board as text. Capitals stand, small letters lie, a line joins the two
//! halves of a lying block:
//!
//! ```text
//!  4  . .╷l . .
//!  3  d─d╵l L D
//! ```

use game::{Sketch, Tone};

use crate::{
    BlackHoles, Color, Lie, Square,
    board::{HOLES, SIZE, SPACES},
};

pub(crate) fn of(position: &BlackHoles) -> Sketch {
    Sketch::board(SIZE, SIZE, |column, row| {
        let square = Square::at(column, row);
        square.map_or((Tone::Faint, [' '; 2]), |square| marks(position, square))
    })
}

/// The square's mark behind what stands between it and the square before.
fn marks(position: &BlackHoles, square: Square) -> (Tone, [char; 2]) {
    let Some((block, color)) = position.block(square) else {
        return if HOLES.contains(square) {
            (Tone::Hole, [' ', 'O'])
        } else if SPACES.contains(square) {
            (Tone::Faint, [' ', '.'])
        } else {
            (Tone::Faint, [' '; 2])
        };
    };
    let at_anchor = block.anchor == square;
    let (standing, lying) = match color {
        Color::Light => ('L', 'l'),
        Color::Dark => ('D', 'd'),
    };
    let marks = match (block.lie, at_anchor) {
        (Lie::Upright, _) => [' ', standing],
        (Lie::East, true) => [' ', lying],
        (Lie::East, false) => ['─', lying],
        (Lie::North, true) => ['╵', lying],
        (Lie::North, false) => ['╷', lying],
    };
    (color.tone(), marks)
}
