//! The board (KL-1) and the start layout (KL-2), as tables made from the
//! drawing at compile time. Who plays and what stands where now is known
//! elsewhere.

use game::SquareSet;

use crate::{Color, Height};

/// The number of columns and of rows.
pub(crate) const SIZE: usize = 10;

/// A square of the board, `a1` to `j10`.
pub type Square = game::Square<SIZE, SIZE>;

impl Color {
    /// KL-1: the goal of its Klotz.
    pub const fn corner(self) -> Square {
        const CORNERS: [Square; Color::COUNT] = [
            only(Color::Red.letter().to_ascii_lowercase()),
            only(Color::Yellow.letter().to_ascii_lowercase()),
            only(Color::Green.letter().to_ascii_lowercase()),
            only(Color::Blue.letter().to_ascii_lowercase()),
        ];
        CORNERS[self as usize]
    }

    /// KL-1: where its Klotz starts and returns to.
    #[inline]
    pub const fn home(self) -> Square {
        const HOMES: [Square; Color::COUNT] = [
            only(Color::Red.letter()),
            only(Color::Yellow.letter()),
            only(Color::Green.letter()),
            only(Color::Blue.letter()),
        ];
        HOMES[self as usize]
    }

    /// Whose goal corner the square is.
    pub fn of_corner(square: Square) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.corner() == square)
    }

    /// Whose home the square is.
    pub fn of_home(square: Square) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.home() == square)
    }
}

/// All four goal corners.
pub(crate) const CORNERS: SquareSet = {
    let [red, yellow, green, blue] = Color::ALL;
    SquareSet::of(red.corner()).with(yellow.corner()).with(green.corner()).with(blue.corner())
};

/// All four homes.
pub(crate) const HOMES: SquareSet = {
    let [red, yellow, green, blue] = Color::ALL;
    SquareSet::of(red.home()).with(yellow.home()).with(green.home()).with(blue.home())
};

/// KL-2: where the columns of a height stand at the start.
pub(crate) const fn drawn_columns(height: Height) -> SquareSet {
    const COLUMNS: [SquareSet; 3] =
        [all(Height::One.digit()), all(Height::Two.digit()), all(Height::Three.digit())];
    COLUMNS[height as usize]
}

const MARKS: [[u8; SIZE]; SIZE] = game::drawing::read(include_str!("board.txt"));

/// A mark that means nothing would be a slip of the pen.
const _: () = {
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mark = MARKS[square.row()][square.column()];
        assert!(
            matches!(mark.to_ascii_uppercase(), b'.' | b'1'..=b'3' | b'R' | b'Y' | b'G' | b'B'),
            "a mark that is nothing"
        );
        index += 1;
    }
};

/// The squares that are drawn with this mark.
const fn all(mark: char) -> SquareSet {
    let mut squares = SquareSet::NONE;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        if MARKS[square.row()][square.column()] as char == mark {
            squares = squares.with(square);
        }
        index += 1;
    }
    squares
}

const fn only(mark: char) -> Square {
    let squares = all(mark);
    assert!(squares.len() == 1, "each corner and each home is drawn once");
    match squares.first() {
        Some(square) => square,
        None => panic!("a set of one square has a first"),
    }
}
