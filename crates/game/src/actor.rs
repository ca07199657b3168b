//! Whose action is next, and how a game ended.

use crate::{RuleId, Seat, Seats};

/// Whose action is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The die or a trap.
    Chance,
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Actor {
    /// How the game ended, if it did.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Seat(_) | Self::Chance => None,
        }
    }
}

/// How a game ended, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winner alone, or all who share a draw.
    pub winners: Seats,
    /// The rule that ended the game.
    pub rule: RuleId,
}

impl Outcome {
    /// One seat has won.
    pub const fn won(winner: Seat, rule: RuleId) -> Self {
        Self { winners: Seats::NONE.with(winner), rule }
    }

    /// All of `sharing` have drawn.
    pub const fn drawn(sharing: Seats, rule: RuleId) -> Self {
        Self { winners: sharing, rule }
    }
}
