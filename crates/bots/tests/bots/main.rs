//! What the bots know, find and play, game by game.

mod analysis;
mod bille_trap;
mod black_holes;
mod common;
mod depth;
mod exhaustive;
mod first_level;
mod helping;
mod klotze;
mod kuba;
mod truth;
