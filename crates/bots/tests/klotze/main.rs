//! What the bots of Klötze know is true, and their levels are what they should
//! be.

#[allow(dead_code, reason = "each file of tests takes what it needs")]
#[path = "../common/mod.rs"]
mod common;
mod deeds;
mod evaluator;
mod exhaustive;
mod games;
mod levels;
mod suite;
