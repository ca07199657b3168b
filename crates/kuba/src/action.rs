//! Actions and their tokens: `a6e` pushes the marble on a6 to the east, `pass`
//! declines the bonus push.

use std::{fmt, str::FromStr};

use game::{Direction, Fact, Unreadable};

use crate::board::Square;

/// A push: the marble under the finger, and the way it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Push {
    /// Where the pushed marble lies.
    pub square: Square,
    /// Where it is pushed to.
    pub direction: Direction,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Push a marble.
    Push(Push),
    /// Decline the bonus push (KU-7).
    Pass,
}

impl Action {
    /// Every action that can be written.
    pub(crate) fn every() -> impl Iterator<Item = Self> {
        Square::all()
            .flat_map(|square| Direction::ALL.map(|direction| Push { square, direction }))
            .map(Self::Push)
            .chain([Self::Pass])
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.direction)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Push(push) => push.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Push {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        let (square, rest) = Square::split_from(token).ok_or(Unreadable)?;
        let &[letter] = rest.as_bytes() else { return Err(Unreadable) };
        let direction = Direction::from_letter(letter).ok_or(Unreadable)?;
        Ok(Self { square, direction })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        if token.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        token.parse().map(Self::Push)
    }
}

impl From<Push> for Fact {
    fn from(push: Push) -> Self {
        Self::Text(push.to_string())
    }
}
