//! What a review has found, as it is told: to the page as codes, in JSON as sentences.
//! Chances and what changes them are whole thousandths, a list of them has one for each
//! seat, in order. What the figures mean is told in docs/review.md.

use review::Balance;
use serde::{Deserialize, Serialize};

/// A game gone through once more, as far as that is. `R` is how reasons are told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedGame<R> {
    /// Whether all of the game was gone through.
    pub is_whole: bool,
    /// The chances before the first entry.
    pub start: Vec<u16>,
    /// What was gone through.
    pub entries: Vec<ReviewedMove<R>>,
    /// Where the game turned: numbers of entries, from 1.
    pub turning_points: Vec<usize>,
    /// How each player chose, in seat order.
    pub players: Vec<ReviewedPlayer>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// An entry of the game, and what it did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedMove<R> {
    /// Its number, from 1.
    pub number: usize,
    /// Its token.
    pub token: String,
    /// Who or what did it.
    pub cause: ReviewedCause,
    /// The name of the seat whose decision it was.
    pub seat: Option<String>,
    /// The chances before it.
    pub before: Vec<u16>,
    /// Those after it, looked at equally deep from where it was done.
    pub done: Vec<u16>,
    /// Those after it, looked at from there.
    pub after: Vec<u16>,
    /// Whether there was a choice.
    pub is_choice: bool,
    /// What it gave away of its player's chance.
    pub lost: u16,
    /// What to think of it, as a sign: `??`.
    pub judgement: Option<String>,
    /// Whether a certain win was let go.
    pub is_missed_win: bool,
    /// Something clearly better, if there was.
    pub better: Option<BetterMove<R>>,
    /// How deep it was looked at.
    pub depth: u32,
}

/// Who or what makes an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewedCause {
    /// A player, by a move.
    Decision,
    /// The die.
    Die,
    /// A trap.
    Trap,
    /// People, by leaving or by agreeing on a draw.
    People,
}

/// A better move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BetterMove<R> {
    /// How the game would have gone on, beginning with it, as tokens.
    pub line: Vec<String>,
    /// Won by the last of so many moves of all players, if that is certain.
    pub wins_in: Option<u32>,
    /// Why it is the best.
    pub reason: Vec<R>,
}

/// How a player chose, and what made the chance in the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewedPlayer {
    /// The name of the seat.
    pub seat: String,
    /// How often there was a choice.
    pub choices: usize,
    /// How many of these kept the chances.
    pub kept: usize,
    /// What was given away by all choices together.
    pub lost: u32,
    /// What made the chance what it became.
    pub balance: Balance,
}
