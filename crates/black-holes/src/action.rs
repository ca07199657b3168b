//! Actions and their tokens: `d4e` tips or rolls the block with the anchor d4
//! to the east, `pass` gives up the rest of the turn.

use std::{fmt, str::FromStr};

use game::{Direction, Fact, Unreadable};

use crate::board::Square;

/// A quarter turn of a block: the block's anchor, and the way it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tip {
    /// The anchor of the block before the move.
    pub anchor: Square,
    /// Where it is tipped or rolled to.
    pub direction: Direction,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Tip, roll or sink a block.
    Tip(Tip),
    /// Give up the rest of the turn, where nothing can be moved (BH-11).
    Pass,
}

impl Action {
    /// Every action that can be written.
    pub(crate) fn every() -> impl Iterator<Item = Self> {
        Square::all()
            .flat_map(|anchor| Direction::ALL.map(|direction| Tip { anchor, direction }))
            .map(Self::Tip)
            .chain([Self::Pass])
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.anchor, self.direction)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tip(tip) => tip.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Tip {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        let (anchor, rest) = Square::split_from(token).ok_or(Unreadable)?;
        let &[letter] = rest.as_bytes() else { return Err(Unreadable) };
        let direction = Direction::from_letter(letter).ok_or(Unreadable)?;
        Ok(Self { anchor, direction })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        if token.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        token.parse().map(Self::Tip)
    }
}

impl From<Tip> for Fact {
    fn from(tip: Tip) -> Self {
        Self::Text(tip.to_string())
    }
}
