//! The board: 7 × 7 squares (KU-1) and sets of them in one 64-bit word.
//!
//! Rows are eight bits apart. The spare bit between them is never a square, so
//! a step over the edge leads to no square.

use std::ops::{BitAnd, BitOr, Sub};

use game::Direction;

use crate::marbles::Marble;

/// The number of columns and of rows.
pub(crate) const SIZE: usize = 7;

/// A square of the board, `a1` to `g7`.
pub type Square = game::Square<SIZE, SIZE>;

/// KU-1: the start layout, as drawn.
pub(crate) const START: [[Option<Marble>; SIZE]; SIZE] = {
    let marks = game::drawing::read::<SIZE, SIZE>(include_str!("board.txt"));
    let mut start = [[None; SIZE]; SIZE];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let (column, row) = (square.column(), square.row());
        start[row][column] = match marks[row][column] {
            b'.' => None,
            mark => match Marble::from_letter(mark as char) {
                Some(marble) => Some(marble),
                None => panic!("a mark that is no marble"),
            },
        };
        index += 1;
    }
    start
};

const STRIDE: usize = 8;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(pub(crate) u64);

impl Squares {
    /// All 49 squares.
    pub const ALL: Self = {
        let mut all = Self(0);
        let mut index = 0;
        while let Some(square) = Square::from_index(index) {
            all.0 |= Self::of(square).0;
            index += 1;
        }
        all
    };

    /// The four corners.
    pub const CORNERS: Self = {
        let sides = Self::edge(Direction::East).0 | Self::edge(Direction::West).0;
        let ends = Self::edge(Direction::North).0 | Self::edge(Direction::South).0;
        Self(sides & ends)
    };

    /// The squares at least so many steps from the edge.
    pub const fn inside(steps: usize) -> Self {
        let mut inside = Self::ALL;
        let mut step = 0;
        while step < steps {
            let mut number = 0;
            let mut edge = 0;
            while number < 4 {
                edge |= inside.front(Direction::ALL[number]).0;
                number += 1;
            }
            inside.0 &= !edge;
            step += 1;
        }
        inside
    }

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << bit(square))
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> bit(square) & 1 != 0
    }

    /// How many squares.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets have a square in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with this place in the set, counted from 0, row by row from
    /// the bottom.
    #[inline]
    pub const fn at(self, place: usize) -> Option<Square> {
        let mut rest = self.0;
        let mut skipped = 0;
        while skipped < place {
            rest &= rest.wrapping_sub(1);
            skipped += 1;
        }
        let bit = rest.trailing_zeros() as usize;
        Square::at(bit % STRIDE, bit / STRIDE)
    }

    /// The squares at the edge that a push in this direction leads to.
    #[inline]
    pub const fn edge(direction: Direction) -> Self {
        Self::ALL.front(direction)
    }

    /// These squares, and all from which an unbroken row of `line` leads to
    /// one of them in this direction.
    #[must_use]
    #[inline]
    pub const fn reached_along(self, line: Self, direction: Direction) -> Self {
        let back = direction.opposite();
        let (mut reached, mut run) = (self.0, line.0);
        // Rows of one, two and four: together the seven that a row can have.
        reached |= run & shift(reached, back, 1);
        run &= shift(run, back, 1);
        reached |= run & shift(reached, back, 2);
        run &= shift(run, back, 2);
        reached |= run & shift(reached, back, 4);
        Self(reached)
    }

    /// The unbroken row of this set that begins on `square` and leads in this
    /// direction, `square` included.
    #[must_use]
    #[inline]
    pub const fn line_from(self, square: Square, direction: Direction) -> Self {
        let ahead = AHEAD[direction as usize][square.index()].0;
        let gaps = ahead & !self.0;
        let line = match direction {
            // Everything ahead and before the nearest gap, which is the lowest …
            Direction::East | Direction::North => {
                ahead & (gaps & gaps.wrapping_neg()).wrapping_sub(1)
            }
            // … or the highest.
            Direction::South | Direction::West => match gaps {
                0 => ahead,
                gaps => ahead & !(u64::MAX >> gaps.leading_zeros()),
            },
        };
        Self(line | Self::of(square).0)
    }

    /// The last square of every row that leads in this direction.
    #[must_use]
    #[inline]
    pub const fn front(self, direction: Direction) -> Self {
        Self(self.0 & !shift(self.0, direction.opposite(), 1))
    }

    /// Every square moved one step; one that leaves the board becomes no square.
    #[must_use]
    #[inline]
    pub const fn moved(self, direction: Direction) -> Self {
        Self(shift(self.0, direction, 1))
    }
}

/// All squares ahead of a square in a direction.
static AHEAD: [[Squares; Square::COUNT]; 4] = {
    let mut ahead = [[Squares(0); Square::COUNT]; 4];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut number = 0;
        while number < 4 {
            let direction = Direction::ALL[number];
            let mut next = square.step(direction);
            while let Some(here) = next {
                ahead[direction as usize][index].0 |= Squares::of(here).0;
                next = here.step(direction);
            }
            number += 1;
        }
        index += 1;
    }
    ahead
};

const fn bit(square: Square) -> usize {
    square.row() * STRIDE + square.column()
}

#[inline]
const fn shift(squares: u64, direction: Direction, steps: usize) -> u64 {
    match direction {
        Direction::East => squares << steps,
        Direction::North => squares << (STRIDE * steps),
        Direction::South => squares >> (STRIDE * steps),
        Direction::West => squares >> steps,
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Squares {
    type Output = Self;
    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;
    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

/// The squares of a set, row by row from the bottom.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.at(0)?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(first)
    }
}
