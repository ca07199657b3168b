//! How each game is drawn. A new game adds a file.

pub mod bille_trap;
pub mod black_holes;
pub mod klotze;
pub mod kuba;

mod marbles;
mod squares;
