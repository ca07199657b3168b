//! What the bots of Black Holes know is true, and their levels are what they
//! should be.

#[path = "../common/mod.rs"]
mod common;
mod knowledge;
mod levels;
mod race;
mod solver;
mod suite;
