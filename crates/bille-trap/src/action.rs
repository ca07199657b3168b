//! Actions and their tokens: `d1` to `d6` for the die, `e` to enter a marble,
//! `m7` to advance the one on space 7, `o` and `c` for a trap found open or
//! closed, `t` and `k` to turn or keep the top, `pass` when nothing can be
//! played.

use std::{fmt, num::NonZeroU8, str::FromStr};

use game::{Fact, Unreadable};

use crate::{space::Space, traps::Finding};

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(NonZeroU8);

impl Roll {
    /// How many faces the die has.
    pub const FACES: usize = 6;

    /// The roll of this number.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(nonzero) if number as usize <= Self::FACES => Some(Self(nonzero)),
            _ => None,
        }
    }

    /// The number that it shows.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// All of them in order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::FACES as u8).filter_map(Self::new)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Roll {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let &[digit @ b'1'..=b'9'] = text.as_bytes() else { return Err(Unreadable) };
        Self::new(digit - b'0').ok_or(Unreadable)
    }
}

impl From<Roll> for Fact {
    fn from(roll: Roll) -> Self {
        roll.number().into()
    }
}

/// What a player or chance can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chance: the die shows this.
    Roll(Roll),
    /// Bring in a marble from the tray (BT-6).
    Enter,
    /// Advance the marble on this space (BT-6).
    Advance(Space),
    /// Chance: the tested trap is found so (BT-9).
    Find(Finding),
    /// Turn the top by one notch (BT-11).
    Turn,
    /// Keep the top as it lies (BT-11).
    Keep,
    /// Nothing can be played (BT-8).
    Pass,
}

impl Action {
    /// Every action that can be written.
    pub(crate) fn every() -> impl Iterator<Item = Self> {
        let rolls = Roll::all().map(Self::Roll);
        let advances = Space::all().map(Self::Advance);
        let rest = [Self::Enter, Self::Turn, Self::Keep, Self::Pass];
        rolls.chain(advances).chain(Finding::ALL.map(Self::Find)).chain(rest)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(roll) => write!(f, "d{roll}"),
            Self::Enter => f.write_str("e"),
            Self::Advance(space) => write!(f, "m{space}"),
            Self::Find(finding) => write!(f, "{}", finding.letter()),
            Self::Turn => f.write_str("t"),
            Self::Keep => f.write_str("k"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        match token.to_ascii_lowercase().as_str() {
            "e" => Ok(Self::Enter),
            "o" => Ok(Self::Find(Finding::Open)),
            "c" => Ok(Self::Find(Finding::Closed)),
            "t" => Ok(Self::Turn),
            "k" => Ok(Self::Keep),
            "pass" => Ok(Self::Pass),
            other => match (other.strip_prefix('d'), other.strip_prefix('m')) {
                (Some(roll), _) => roll.parse().map(Self::Roll),
                (_, Some(space)) => space.parse().map(Self::Advance),
                (None, None) => Err(Unreadable),
            },
        }
    }
}
