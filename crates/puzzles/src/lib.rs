//! Puzzles: positions from games between bots with a task whose solution is
//! proven and the only one. Here they are found ([`Workshop`]), kept as text
//! ([`collection()`]) and solved ([`Attempt`]). No clock, no random source and no
//! sentence: tasks, themes and answers are closed enums that `words` tells.
//!
//! A task is to win within some turns, to keep the others from winning, or, where
//! there is chance, to find the move with the best odds. What is proven is in
//! [`Task`]; how, in [`Solver`] by trying everything, and in [`BoundsOfAll`] where
//! there is chance. Neither knows what the bots know.

mod attempt;
mod bille_trap;
mod black_holes;
mod collection;
mod daily;
mod klotze;
mod kuba;
mod line;
mod make;
mod posing;
mod puzzle;
mod puzzle_game;
mod solver;
mod theme;

pub use attempt::{Attempt, Refutation, Tried};
pub use bille_trap::{Bounds, BoundsOfAll};
pub use collection::collection;
pub use daily::{DayNumber, of_day};
pub use make::{Quota, Workshop, difficulty, is_near};
pub use posing::Posed;
pub use puzzle::{Figure, Id, Puzzle, Task};
pub use puzzle_game::PuzzleGame;
pub use solver::{Exhausted, Provable, Solver};
pub use theme::Theme;

/// So many positions are enough for full strength to find any solution: less than
/// a second on an ordinary machine.
pub const SOLVING: u64 = 100_000;
