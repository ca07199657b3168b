//! A hint: what a strong player would do, and why, in no language.

use serde::{Deserialize, Serialize};

use crate::SaidNotice;

/// What a strong player would do. Of a server's findings it reads what a hint
/// needs and passes over the rest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The best actions, the best first.
    pub lines: Vec<AdvisedLine>,
    /// Why.
    pub reason: Vec<SaidNotice>,
}

/// One of the best actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdvisedLine {
    /// Its token.
    pub action: String,
    /// The chance to win, a draw counted as half.
    pub win_probability: f64,
}
