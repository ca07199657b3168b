//! What the bots of Black Holes know is true, and their levels are what they
//! should be.

mod evaluator;
mod games;
mod levels;
mod race;
mod solver;
mod suite;
