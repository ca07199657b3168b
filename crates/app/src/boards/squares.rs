//! Where the squares of a board lie: `a1` at the lower left, as they are
//! printed. What is on them is each game's business.

use game::Square;

use crate::scene::Spot;

/// The middle of a square, from the left and from the far edge.
pub(super) fn middle<const W: usize, const H: usize>(square: Square<W, H>) -> (f32, f32) {
    (square.column() as f32 + 0.5, (H - 1 - square.row()) as f32 + 0.5)
}

/// A spot for each square that has a look, rows from the top, from the left.
pub(super) fn spots<const W: usize, const H: usize>(
    look: impl Fn(Square<W, H>) -> Option<&'static str>,
) -> Vec<Spot> {
    let squares = (0..H)
        .rev()
        .flat_map(|row| (0..W).filter_map(move |column| Square::<W, H>::at(column, row)));
    let spot = |square: Square<W, H>| {
        let (x, y) = middle(square);
        Some(Spot { id: square.to_string(), x, y, size: 1.0, look: look(square)? })
    };
    squares.filter_map(spot).collect()
}

/// How a plain square looks: light and dark ones alternate, and `a1` is dark.
pub(super) fn checkered<const W: usize, const H: usize>(square: Square<W, H>) -> &'static str {
    if (square.column() + square.row()).is_multiple_of(2) { "square dark" } else { "square light" }
}
