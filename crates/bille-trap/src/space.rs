//! The spaces of the track, numbered from 1 clockwise from the outside in
//! (BT-1), and sets of them in one 32-bit word: bit n is space n.

use std::{
    fmt,
    num::NonZeroU8,
    ops::{BitAnd, BitOr, Sub},
    str::FromStr,
};

use game::{Fact, Unreadable};

use crate::board::SPACES;

/// A space of the track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(NonZeroU8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = SPACES;
    /// The first one, outermost.
    pub const FIRST: Self = Self(NonZeroU8::MIN);

    /// The space with this number, counted from 1.
    #[inline]
    pub const fn numbered(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(nonzero) if number as usize <= SPACES => Some(Self(nonzero)),
            _ => None,
        }
    }

    /// Its number, counted from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The space with this place in the track, counted from 0.
    pub(crate) const fn from_index(index: usize) -> Option<Self> {
        if index < SPACES { Self::numbered(index as u8 + 1) } else { None }
    }

    /// Its place in the track, counted from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.number() as usize - 1
    }

    /// All spaces in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES).filter_map(Self::from_index)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| plain);
        number.and_then(Self::numbered).ok_or(Unreadable)
    }
}

impl From<Space> for Fact {
    fn from(space: Space) -> Self {
        space.number().into()
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(u32);

impl Spaces {
    /// No space.
    pub const NONE: Self = Self(0);

    /// The set of one space.
    #[inline]
    pub const fn of(space: Space) -> Self {
        Self(1 << space.number())
    }

    /// The spaces with numbers up to this one.
    #[inline]
    pub(crate) const fn up_to(number: u8) -> Self {
        Self((2 << number) - 2)
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.number() & 1 != 0
    }

    /// How many spaces.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The space with this place in the set, counted from 0.
    #[inline]
    pub(crate) const fn nth(self, place: usize) -> Option<Space> {
        let mut rest = self.0;
        let mut skipped = 0;
        while skipped < place {
            rest &= rest.wrapping_sub(1);
            skipped += 1;
        }
        Space::numbered(rest.trailing_zeros() as u8)
    }
}

impl BitAnd for Spaces {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Spaces {
    type Output = Self;
    /// The spaces of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, |set, space| set | Self::of(space))
    }
}

impl IntoIterator for Spaces {
    type Item = Space;
    type IntoIter = SpacesIter;
    #[inline]
    fn into_iter(self) -> SpacesIter {
        SpacesIter(self)
    }
}

/// The spaces of a set in order.
#[derive(Clone, Debug)]
pub struct SpacesIter(Spaces);

impl Iterator for SpacesIter {
    type Item = Space;
    #[inline]
    fn next(&mut self) -> Option<Space> {
        let first = self.0.nth(0)?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(first)
    }
}

/// The numbers with commas between them: blanks alone would read as one number.
impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, space) in self.into_iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            space.fmt(f)?;
        }
        Ok(())
    }
}

impl From<Spaces> for Fact {
    fn from(spaces: Spaces) -> Self {
        Self::Text(spaces.to_string())
    }
}
