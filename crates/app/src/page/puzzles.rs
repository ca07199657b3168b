//! Puzzles on the page: that of the day, those of each game with what was solved of them,
//! and the board on which one tries. What puzzles there are is a file of the page's set;
//! what is right and what refutes a wrong try is the thinker's, by the crate `puzzles`.

mod collection;
pub(super) mod game_page;
pub(super) mod overview_page;
mod posed;
pub(super) mod puzzle_page;
mod puzzle_progress;
mod solving;
mod telling;
