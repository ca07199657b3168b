//! The board as text. Capitals stand, small letters lie, a line joins the two
//! halves of a lying block:
//!
//! ```text
//!  4  . .╷l . .
//!  3  d─d╵l L D
//! ```

use game::{Sketch, Tone};

use crate::{
    BlackHoles, Lie, Square,
    board::{HOLES, SIZE, SPACES},
};

pub(crate) fn of(position: &BlackHoles) -> Sketch {
    let mut sketch = Sketch::default();
    for row in (0..SIZE).rev() {
        sketch.line().add(Tone::Faint, format!("{:>2} ", row + 1));
        for square in (0..SIZE).filter_map(|column| Square::at(column, row)) {
            let (tone, marks) = marks(position, square);
            sketch.add(tone, marks);
        }
    }
    sketch.line().add(Tone::Faint, "   ");
    for letter in (b'a'..).take(SIZE) {
        sketch.add(Tone::Faint, format!(" {}", letter as char));
    }
    sketch
}

/// The square's mark behind what stands between it and the square before.
fn marks(position: &BlackHoles, square: Square) -> (Tone, &'static str) {
    let Some((block, color)) = position.block(square) else {
        return if HOLES.contains(square) {
            (Tone::Hole, " O")
        } else if SPACES.contains(square) {
            (Tone::Faint, " .")
        } else {
            (Tone::Faint, "  ")
        };
    };
    let at_anchor = block.anchor == square;
    let marks = match (block.lie, at_anchor) {
        (Lie::Upright, _) => [" L", " D"],
        (Lie::East, true) => [" l", " d"],
        (Lie::East, false) => ["─l", "─d"],
        (Lie::North, true) => ["╵l", "╵d"],
        (Lie::North, false) => ["╷l", "╷d"],
    };
    (color.tone(), marks[color as usize])
}
