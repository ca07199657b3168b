//! Boards of squares: where a square lies, the frame around them, the letters and
//! numbers on it.

use game::Square;

use crate::{
    colors,
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
};

/// How wide the frame with the letters is, as a part of a square.
pub(crate) const RIM: f32 = 0.2;

/// The upper left corner of a square of this width, inside a frame.
pub(crate) fn corner<const W: usize, const H: usize>(square: Square<W, H>, unit: f32) -> Point {
    let rim = RIM * unit;
    (rim + square.column() as f32 * unit, rim + (H - 1 - square.row()) as f32 * unit)
}

/// The middle of a square of this width, inside a frame.
pub(crate) fn middle<const W: usize, const H: usize>(square: Square<W, H>, unit: f32) -> Point {
    let (x, y) = corner(square, unit);
    (x + unit / 2.0, y + unit / 2.0)
}

/// From one edge of the frame to the other, of a board that is so many squares wide.
pub(crate) const fn across(squares: usize, unit: f32) -> f32 {
    (squares as f32 + 2.0 * RIM) * unit
}

/// Whether a square is one of the dark ones; `a1` is.
pub(crate) fn is_dark<const W: usize, const H: usize>(square: Square<W, H>) -> bool {
    (square.column() + square.row()).is_multiple_of(2)
}

/// A frame of wood with the letters of the columns and the numbers of the rows, to be
/// drawn upon.
pub(crate) fn frame<const W: usize, const H: usize>(unit: f32) -> Drawing {
    let mut frame = Drawing::default();
    let (width, height) = (across(W, unit), across(H, unit));
    frame.rect((0.0, 0.0), (width, height), 0.0, Look::filled(colors::FRAME));
    let set = Type::new(Face::Strong, RIM * unit * 0.8).colored(colors::ON_FRAME);
    let rim = RIM * unit;
    for square in Square::<W, H>::all() {
        let (x, y) = middle(square, unit);
        let name = square.to_string();
        let (column, row) = name.split_at(1);
        if square.row() == 0 {
            frame.label((x, rim / 2.0), set, column);
            frame.label((x, height - rim / 2.0), set, column);
        }
        if square.column() == 0 {
            frame.label((rim / 2.0, y), set, row);
            frame.label((width - rim / 2.0, y), set, row);
        }
    }
    frame
}
