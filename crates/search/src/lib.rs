//! Search over any game that keeps the contract of [`game`]. It names no game,
//! and knows no clock, no randomness and no I/O: time and the wish to stop are
//! in the hands of whoever drives it, slice by slice (see [`drive`]).
//!
//! - [`AlphaBeta`] for games without chance: two seats, or one against the
//!   others where there are more.
//! - [`Expectation`] for games with chance, and for each on their own.
//! - [`Uct`], Monte-Carlo tree search with random playouts, as a yardstick.
//!
//! Under the same limit of positions each finds the same, on every machine.

mod alpha_beta;
mod evaluator;
mod expectation;
mod ordering;
mod past;
mod root;
mod score;
mod search_result;
mod settings;
mod table;
mod uct;

pub use alpha_beta::AlphaBeta;
pub use evaluator::{Evaluator, Ignorance, MoveHint};
pub use expectation::Expectation;
pub use root::most_promising_first;
pub use score::Score;
pub use search_result::{Progress, SLICE, Search, SearchResult, drive};
pub use settings::{Others, Refinements, Settings};
pub use uct::Uct;
