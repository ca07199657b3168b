//! Sets of squares of a 10 × 10 board as two 64-bit words, the even rows in one
//! and the odd rows in the other, for the two games that are played on one.
//!
//! In either word a row begins six bits after the row before it, which is in
//! the other word. So a step north or south is the same shift of both words,
//! which then change places, and nothing is carried from one to the other: both
//! fit in one vector register. Of the twelve bits between the rows of a word two
//! are spare; a step over the edge leads to no square, and no step needs a mask
//! as long as its result is met with a set of real squares.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{Direction, grid::Square};

/// How far apart two rows begin.
const STRIDE: usize = 6;

/// A set of squares of a 10 × 10 board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(align(16))]
pub struct SquareSet([u64; 2]);

impl SquareSet {
    /// No square.
    pub const NONE: Self = Self([0; 2]);
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
        OF[square.index()]
    }

    /// The set with this square added.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square<10, 10>) -> Self {
        self.or(Self::of(square))
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square<10, 10>) -> bool {
        self.0[square.row() % 2] >> bit(square) & 1 != 0
    }

    /// How many squares.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Whether the two sets have a square in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] != 0
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The set itself or none, without a branch.
    #[must_use]
    #[inline]
    pub fn only_if(self, condition: bool) -> Self {
        static NONE_OR_ALL: [SquareSet; 2] = [SquareSet::NONE, SquareSet([u64::MAX; 2])];
        self & NONE_OR_ALL[usize::from(condition)]
    }

    /// Every square moved one step; those that leave the board land on no
    /// square, which a following `&` with real squares removes.
    #[must_use]
    #[inline]
    pub const fn step(self, direction: Direction) -> Self {
        let [even, odd] = self.0;
        Self(match direction {
            Direction::East => [even << 1, odd << 1],
            Direction::North => [odd << STRIDE, even << STRIDE],
            Direction::South => [odd >> STRIDE, even >> STRIDE],
            Direction::West => [even >> 1, odd >> 1],
        })
    }

    /// The squares next to any of these.
    #[must_use]
    #[inline]
    pub fn beside(self) -> Self {
        Direction::ALL.into_iter().fold(Self::NONE, |all, way| all | self.step(way))
    }

    /// The first square in the order of [`Self::into_iter`].
    #[inline]
    pub const fn first(self) -> Option<Square<10, 10>> {
        let [even, odd] = self.0;
        if even != 0 {
            AT[0][even.trailing_zeros() as usize]
        } else if odd != 0 {
            AT[1][odd.trailing_zeros() as usize]
        } else {
            None
        }
    }

    /// The square with this place in the order of [`Self::into_iter`], counted
    /// from 0.
    #[inline]
    pub fn nth(self, place: usize) -> Option<Square<10, 10>> {
        let [even, odd] = self.0;
        let (word, mut rest, mut place) = match place.checked_sub(even.count_ones() as usize) {
            None => (0, even, place),
            Some(place) => (1, odd, place),
        };
        while place > 0 && rest != 0 {
            rest &= rest - 1;
            place -= 1;
        }
        if rest == 0 { None } else { AT[word][rest.trailing_zeros() as usize] }
    }
}

/// The square's place in its word.
const fn bit(square: Square<10, 10>) -> usize {
    STRIDE * square.row() + square.column()
}

/// The set of each square.
static OF: [SquareSet; Square::<10, 10>::COUNT] = {
    let mut of = [SquareSet::NONE; Square::<10, 10>::COUNT];
    let mut index = 0;
    while let Some(square) = Square::<10, 10>::from_index(index) {
        of[index].0[square.row() % 2] = 1 << bit(square);
        index += 1;
    }
    of
};

/// The square of each bit of the two words.
static AT: [[Option<Square<10, 10>>; 64]; 2] = {
    let mut at = [[None; 64]; 2];
    let mut index = 0;
    while let Some(square) = Square::<10, 10>::from_index(index) {
        at[square.row() % 2][bit(square)] = Some(square);
        index += 1;
    }
    at
};

impl BitAnd for SquareSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
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
        *self = *self | other;
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl BitXorAssign for SquareSet {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

/// All bits that are not in the set, among them bits that are no square: meet
/// it with real squares before counting or listing.
impl Not for SquareSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1]])
    }
}

impl Sub for SquareSet {
    type Output = Self;
    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Self) -> Self {
        self & !other
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

/// The squares of a set: the even rows from the bottom, then the odd ones.
#[derive(Clone, Debug)]
pub struct SquareSetIter(SquareSet);

impl Iterator for SquareSetIter {
    type Item = Square<10, 10>;

    #[inline]
    fn next(&mut self) -> Option<Square<10, 10>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    type Ten = Square<10, 10>;

    #[test]
    fn a_step_of_a_set_is_the_step_of_each_square() {
        for square in Ten::all() {
            for direction in Direction::ALL {
                let stepped = SquareSet::of(square).step(direction) & SquareSet::ALL;
                assert_eq!(stepped, square.step(direction).into_iter().collect());
            }
        }
    }

    #[test]
    fn two_steps_over_the_edge_lead_to_no_square() {
        for square in Ten::all() {
            for direction in Direction::ALL {
                let two = square.step(direction).and_then(|next| next.step(direction));
                let stepped = SquareSet::of(square).step(direction).step(direction);
                assert!(Ten::all().filter(|other| stepped.contains(*other)).eq(two));
            }
        }
    }

    #[test]
    fn every_square_is_listed_once_and_in_its_place() {
        assert_eq!(SquareSet::ALL.len(), Ten::COUNT);
        let mut listed: Vec<_> = SquareSet::ALL.into_iter().collect();
        for (place, square) in listed.iter().enumerate() {
            assert_eq!(SquareSet::ALL.nth(place), Some(*square));
            assert!(SquareSet::ALL.contains(*square));
        }
        assert_eq!(SquareSet::ALL.nth(Ten::COUNT), None);
        assert_eq!(SquareSet::ALL.first(), listed.first().copied());
        listed.sort();
        assert!(Ten::all().eq(listed));
    }

    #[test]
    fn sets_meet_join_and_part() {
        let [one, two] = [0, 57].map(|index| Ten::from_index(index).expect("a square"));
        let both = SquareSet::of(one).with(two);
        assert!(both.meets(SquareSet::of(two)) && !SquareSet::of(one).meets(SquareSet::of(two)));
        assert_eq!(both - SquareSet::of(one), SquareSet::of(two));
        assert_eq!(both ^ SquareSet::of(one), SquareSet::of(two));
        assert_eq!(both.only_if(true), both);
        assert!(both.only_if(false).is_empty() && SquareSet::NONE.first().is_none());
    }
}
