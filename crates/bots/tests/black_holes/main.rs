//! What the bots of Black Holes know is true, and their levels are what they
//! should be.

#[allow(dead_code, reason = "each file of tests takes what it needs")]
#[path = "../common/mod.rs"]
mod common;
mod evaluator;
mod games;
mod levels;
mod race;
mod solver;
mod suite;
