//! Sets of squares of a 10 × 10 board as one 128-bit word, for the two games
//! that are played on one.
//!
//! Rows are eleven bits apart. The spare bit between them is never a square, so
//! a step over the edge leads to no square, and no step needs a mask as long as
//! its result is met with a set of real squares.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Direction, grid::Square};

const STRIDE: usize = 11;

/// A set of squares of a 10 × 10 board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const NONE: Self = Self(0);
    /// All hundred squares.
    pub const ALL: Self = {
        let mut all = Self::NONE;
        let mut index = 0;
        while let Some(square) = Square::<10, 10>::from_index(index) {
            all = all.with(square);
            index += 1;
        }
        all
    };

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square<10, 10>) -> Self {
        Self(1 << bit(square))
    }

    /// The set with this square added.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square<10, 10>) -> Self {
        Self(self.0 | 1 << bit(square))
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square<10, 10>) -> bool {
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

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Every square moved one step; those that leave the board land on no
    /// square, which a following `&` with real squares removes.
    #[must_use]
    #[inline]
    pub const fn step(self, direction: Direction) -> Self {
        match direction {
            Direction::East => Self(self.0 << 1),
            Direction::North => Self(self.0 << STRIDE),
            Direction::South => Self(self.0 >> STRIDE),
            Direction::West => Self(self.0 >> 1),
        }
    }

    /// The first square, row by row from the bottom.
    #[inline]
    pub const fn first(self) -> Option<Square<10, 10>> {
        let bit = self.0.trailing_zeros() as usize;
        Square::at(bit % STRIDE, bit / STRIDE)
    }

    /// The square with this place in the set, counted from 0.
    #[inline]
    pub const fn nth(self, place: usize) -> Option<Square<10, 10>> {
        let mut rest = self.0;
        let mut skipped = 0;
        while skipped < place {
            rest &= rest.wrapping_sub(1);
            skipped += 1;
        }
        Self(rest).first()
    }
}

const fn bit(square: Square<10, 10>) -> usize {
    square.row() * STRIDE + square.column()
}

impl BitAnd for SquareSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for SquareSet {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

/// All bits that are not in the set, among them bits that are no square: meet
/// it with real squares before counting or listing.
impl Not for SquareSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Square<10, 10>> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square<10, 10>>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square<10, 10>;
    type IntoIter = SquareSetIter;

    #[inline]
    fn into_iter(self) -> SquareSetIter {
        SquareSetIter(self)
    }
}

/// The squares of a set, row by row from the bottom.
#[derive(Clone, Debug)]
pub struct SquareSetIter(SquareSet);

impl Iterator for SquareSetIter {
    type Item = Square<10, 10>;

    #[inline]
    fn next(&mut self) -> Option<Square<10, 10>> {
        if self.0.is_empty() {
            return None;
        }
        let square = self.0.first();
        self.0.0 &= self.0.0.wrapping_sub(1);
        square
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_of_a_set_is_the_step_of_each_square() {
        for square in SquareSet::ALL {
            for direction in Direction::ALL {
                let stepped = SquareSet::of(square).step(direction) & SquareSet::ALL;
                assert_eq!(stepped, square.step(direction).into_iter().collect());
            }
        }
    }

    #[test]
    fn squares_are_listed_in_order() {
        let listed: Vec<_> = SquareSet::ALL.into_iter().collect();
        assert_eq!(listed, Square::<10, 10>::all().collect::<Vec<_>>());
        for (place, square) in listed.into_iter().enumerate() {
            assert_eq!(SquareSet::ALL.nth(place), Some(square));
        }
        assert_eq!(SquareSet::ALL.nth(100), None);
    }
}
