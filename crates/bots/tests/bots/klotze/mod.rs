//! What the bots of Klötze know is true, and their levels are what they should
//! be.

mod effects;
mod evaluator;
mod games;
mod levels;
mod suite;
