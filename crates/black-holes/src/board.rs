//! The board and the start layout, read from their drawing at compile time.
//! Nothing else knows where a hole is or which corners are missing.

use game::SquareSet;

use crate::Color;

/// The number of columns and of rows of the grid that the board is cut from.
pub(crate) const SIZE: usize = 10;

/// A square of the grid, `a1` to `j10`; those in the corners are not on the
/// board.
pub type Square = game::Square<SIZE, SIZE>;

/// BH-2: the squares that a block can stand or lie on.
pub const SPACES: SquareSet = drawn(b'.').or(drawn(b'L')).or(drawn(b'D'));

/// BH-2: the holes.
pub const HOLES: SquareSet = drawn(b'O');

/// BH-1: all squares of the board.
pub(crate) const BOARD: SquareSet = SPACES.or(HOLES);

/// BH-3: where a player's blocks stand at the start, all upright.
pub(crate) const fn start(color: Color) -> SquareSet {
    const LIGHT: SquareSet = drawn(b'L');
    const DARK: SquareSet = drawn(b'D');
    match color {
        Color::Light => LIGHT,
        Color::Dark => DARK,
    }
}

const DRAWING: [[u8; SIZE]; SIZE] = game::drawing::read(include_str!("board.txt"));

/// The squares that are drawn with this mark.
const fn drawn(mark: u8) -> SquareSet {
    let mut squares = SquareSet::NONE;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        match DRAWING[square.row()][square.column()] {
            found if found == mark => squares = squares.or(SquareSet::of(square)),
            b'.' | b'O' | b'L' | b'D' | b' ' => {}
            _ => panic!("a mark that is neither a space, a hole nor a block"),
        }
        index += 1;
    }
    squares
}
