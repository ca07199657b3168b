//! The rules of Kuba, also called Traboulet and Akiba: two players push lines of
//! marbles over a board of 7 × 7; who first takes seven reds wins.
//!
//! ```text
#![doc = include_str!("board.txt")]
//! ```
//!
//! A whole random game, played through the checked door:
//!
//! ```
//! use game::{Position, GameSoFar};
//! use kuba::{Kuba, Setup};
//!
//! let mut game = GameSoFar::<Kuba>::from_setup(Setup::default());
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
//! # Ok::<(), game::Refused<kuba::Refusal>>(())
//! ```
//!
//! What is not here: draws by repetition and length (see [`game::GameSoFar`]),
//! clocks and people, and the sentences that explain a refusal.

mod action;
mod board;
mod check;
mod marbles;
mod notation;
mod position;
mod pushes;
mod rules;
mod setup;
mod sketch;

pub use action::{Action, Push};
pub use board::{Square, Squares, SquaresIter};
pub use marbles::{Color, Marble};
pub use notation::PositionError;
pub use position::{Kuba, REDS_TO_WIN};
pub use pushes::{Line, Pushes};
pub use rules::{Refusal, Rule};
pub use setup::Setup;
pub use sketch::Remark;
