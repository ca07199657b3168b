//! The set-up: how many play.

use std::{fmt, str::FromStr};

use game::{Position, Seats, SetupError, read_setup};

use crate::BilleTrap;

/// How many play, from two to four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
}

impl Setup {
    /// A game for so many players, if it is for so many.
    pub fn for_players(players: u8) -> Option<Self> {
        BilleTrap::SEATS.contains(&players).then_some(Self { players })
    }

    /// How many play.
    pub const fn players(self) -> u8 {
        self.players
    }

    pub(crate) const fn seats(self) -> Seats {
        Seats::first(self.players as usize)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: *BilleTrap::SEATS.start() }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let players = read_setup(text, &BilleTrap::SEATS, |_, _| Ok(false))?;
        Ok(players.and_then(Self::for_players).unwrap_or_default())
    }
}
