//! Actions and their tokens: `c3-c4` moves what stands on c3 to c4, whichever
//! way it goes; `pass` is for a player who has no move (KL-13).

use std::{fmt, str::FromStr};

use game::Unreadable;

use crate::Square;

/// A move of a column or a Klotz.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Move a piece.
    Move(Move),
    /// Do nothing, having no move (KL-13).
    Pass,
}

impl Action {
    /// Every action that can be written.
    pub(crate) fn every() -> impl Iterator<Item = Self> {
        Square::all()
            .flat_map(|from| Square::all().map(move |to| Move { from, to }))
            .map(Self::Move)
            .chain([Self::Pass])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(step) => step.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        let (from, to) = token.split_once('-').ok_or(Unreadable)?;
        Ok(Self { from: from.parse()?, to: to.parse()? })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(token: &str) -> Result<Self, Unreadable> {
        if token.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        token.parse().map(Self::Move)
    }
}
