//! Sets of squares as two 64-bit words: the even rows in one, the odd rows in
//! the other.
//!
//! In either word a row begins six bits after the row before it, which is in
//! the other word. So a step north or south is the same shift of both words,
//! which then change places; nothing is carried from one to the other, as it
//! would be in one word of 128 bits, and both fit in a vector register. Of the
//! twelve bits between the rows of a word two are spare, so that a step over
//! the edge leads to no square.

use std::ops::{BitAnd, BitOr, BitXor, Sub};

use game::Direction;

use crate::board::Square;

/// How many bits apart two rows begin.
const STRIDE: usize = 6;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(16))]
pub(crate) struct Squares([u64; 2]);

impl Squares {
    pub(crate) const NONE: Self = Self([0; 2]);

    /// The set of one square.
    #[inline]
    pub(crate) const fn of(square: Square) -> Self {
        OF[square.index()]
    }

    #[inline]
    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0[square.row() % 2] >> bit(square) & 1 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The set itself or none, without a branch.
    #[inline]
    pub(crate) fn only_if(self, condition: bool) -> Self {
        static NONE_OR_ALL: [Squares; 2] = [Squares::NONE, Squares([u64::MAX; 2])];
        self & NONE_OR_ALL[usize::from(condition)]
    }

    /// Every square moved one step; those that leave the board become bits
    /// that are no square.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Self {
        let [even, odd] = self.0;
        Self(match direction {
            Direction::East => [even << 1, odd << 1],
            Direction::North => [odd << STRIDE, even << STRIDE],
            Direction::South => [odd >> STRIDE, even >> STRIDE],
            Direction::West => [even >> 1, odd >> 1],
        })
    }

    /// The squares next to any of these.
    #[inline]
    pub(crate) fn beside(self) -> Self {
        Direction::ALL.into_iter().fold(Self::NONE, |all, way| all | self.step(way))
    }
}

/// The square's place in its word.
const fn bit(square: Square) -> usize {
    STRIDE * square.row() + square.column()
}

static OF: [Squares; Square::COUNT] = {
    let mut of = [Squares::NONE; Square::COUNT];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        of[index].0[square.row() % 2] = 1 << bit(square);
        index += 1;
    }
    of
};

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitXor for Squares {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Sub for Squares {
    type Output = Self;
    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
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

/// The squares of a set: the even rows from the bottom, then the odd ones.
pub(crate) struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let [even, odd] = self.0.0;
        if even != 0 {
            self.0.0[0] = even & (even - 1);
            return AT[0][even.trailing_zeros() as usize];
        }
        if odd != 0 {
            self.0.0[1] = odd & (odd - 1);
            return AT[1][odd.trailing_zeros() as usize];
        }
        None
    }
}

/// The square of each bit of the two words.
static AT: [[Option<Square>; 64]; 2] = {
    let mut at = [[None; 64]; 2];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        at[square.row() % 2][bit(square)] = Some(square);
        index += 1;
    }
    at
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_of_a_set_is_the_step_of_each_square() {
        let all = Square::all().fold(Squares::NONE, |all, square| all | Squares::of(square));
        assert_eq!(all.len(), Square::COUNT);
        for square in Square::all() {
            assert_eq!(Squares::of(square).into_iter().collect::<Vec<_>>(), [square]);
            for direction in Direction::ALL {
                let stepped = Squares::of(square).step(direction) & all;
                assert!(stepped.into_iter().eq(square.step(direction)), "{square}{direction}");
            }
        }
    }

    #[test]
    fn two_steps_over_the_edge_lead_to_no_square() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let two = square.step(direction).and_then(|next| next.step(direction));
                let stepped = Squares::of(square).step(direction).step(direction);
                let found = Square::all().filter(|square| stepped.contains(*square));
                assert!(found.eq(two), "{square}{direction}");
            }
        }
    }
}
