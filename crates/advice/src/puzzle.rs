//! What becomes of an action that somebody tries in a puzzle.

use serde::{Deserialize, Serialize};

/// What becomes of a legal action that is tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tried {
    /// It is not the solution.
    Wrong(Refuted),
    /// It is right, the others do this, and it goes on.
    GoesOn {
        /// What the others do, as tokens.
        replies: Vec<String>,
    },
    /// It is right, and that is all.
    Solved,
}

/// Why an action is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refuted {
    /// The win no longer comes in time.
    TooLate {
        /// What comes after it, as tokens; nothing where the last turn is over.
        line: Vec<String>,
    },
    /// Another seat wins by force.
    Loses {
        /// The number of that seat, from 1.
        winner: u8,
        /// How, to the end, as tokens.
        line: Vec<String>,
    },
    /// Another action has better odds.
    WorseOdds,
}
