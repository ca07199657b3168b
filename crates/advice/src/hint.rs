//! What there is to say of a position, in no language: the best moves with their
//! chances and how the game would go on, what chance may bring, and why. A hint
//! shows the first of it, an analysis all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::SaidNotice;

/// The chance to win of each seat that plays, by its name; together they are 1.
pub type Chances = BTreeMap<String, f64>;

/// What a strong player would do, or what chance may bring. Of a server's findings
/// it reads what it needs and passes over the rest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Advice {
    /// The best actions, the best first; none where chance acts.
    pub lines: Vec<AdvisedLine>,
    /// Everything that can happen where chance acts.
    #[serde(default)]
    pub outcomes: Vec<AdvisedOutcome>,
    /// The chances where the game stands, the best being done.
    #[serde(default)]
    pub chances: Chances,
    /// Why the first move is the best, in one or two sentences.
    pub reason: Vec<SaidNotice>,
}

/// One of the best actions, and how the game would go on.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct AdvisedLine {
    /// Its token.
    pub action: String,
    /// The chance to win of the seat that acts, a draw shared.
    pub win_probability: f64,
    /// The chance of each seat.
    #[serde(default)]
    pub chances: Chances,
    /// Proven: won by the last of so many actions of all seats.
    #[serde(default)]
    pub wins_in: Option<u32>,
    /// Proven: lost by the last of so many actions of all seats.
    #[serde(default)]
    pub loses_in: Option<u32>,
    /// The tokens that are expected from here, beginning with this one.
    #[serde(default)]
    pub line: Vec<String>,
    /// How many moves deep it was searched.
    #[serde(default)]
    pub depth: u32,
}

/// Something that chance may bring.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdvisedOutcome {
    /// Its token.
    pub action: String,
    /// In how many cases.
    pub weight: u32,
    /// Of how many.
    pub of: u32,
    /// The chance of each seat then.
    #[serde(default)]
    pub chances: Chances,
}
