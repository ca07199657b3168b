//! The rules of Klötze, a game for two to four whose name is lost and which is
//! called by its pieces: columns walk as far as they are high, and who brings
//! their Klotz to its corner wins.
//!
//! ```text
#![doc = include_str!("board.txt")]
//! ```
//!
//! A whole random game, played through the checked door:
//!
//! ```
//! use game::{Position, GameSoFar};
//! use klotze::{Klotze, Setup};
//!
//! let mut game = GameSoFar::<Klotze>::from_setup(Setup::default());
//! let mut number = 2026_u32;
//! while game.outcome().is_none() {
//!     let action = game.position().draw_action(|count| {
//!         number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
//!         (number >> 8) % count
//!     });
//!     game.play(action.expect("a running game has actions"))?;
//! }
//! let outcome = game.outcome().expect("every game ends");
//! println!("{}\n{:?} by {}", game.position().sketch(), outcome.winners, outcome.rule);
//! # Ok::<(), game::Refused<klotze::Refusal>>(())
//! ```
//!
//! What is not here: draws by repetition and length (see [`game::GameSoFar`]),
//! clocks and people, and the sentences that explain a refusal.

mod action;
mod board;
mod check;
mod colors;
mod courses;
mod moves;
mod notation;
mod pieces;
mod position;
mod rows;
mod rules;
mod setup;
mod sketch;
mod tally;
mod ways;

pub use action::{Action, Move};
pub use board::Square;
pub use colors::{Color, Colors};
pub use notation::PositionError;
pub use pieces::{Height, Piece};
pub use position::Klotze;
pub use rules::{Refusal, Rule};
pub use setup::Setup;
pub use sketch::Remark;
