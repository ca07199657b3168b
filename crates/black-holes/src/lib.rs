//! The rules of Black Holes (Trous Noirs, Schwarze Löcher): two players tip and
//! roll blocks two cubes long; who first sinks four of their own in the holes
//! wins.
//!
//! ```text
#![doc = include_str!("board.txt")]
//! ```
//!
//! A whole random game, played through the checked door:
//!
//! ```
//! use black_holes::{BlackHoles, Setup};
//! use game::{Position, GameSoFar};
//!
//! let mut game = GameSoFar::<BlackHoles>::from_setup(Setup);
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
//! # Ok::<(), game::Refused<black_holes::Refusal>>(())
//! ```
//!
//! What is not here: draws by repetition and length (see [`game::GameSoFar`]),
//! clocks and people, and the sentences that explain a refusal.

mod action;
mod block;
mod board;
mod check;
mod moves;
mod notation;
mod position;
mod possible;
mod rules;
mod setup;
mod sketch;

pub use action::{Action, Tip};
pub use block::{Block, Color, Lie};
pub use board::{HOLES, SPACES, Square};
pub use notation::PositionError;
pub use position::{BlackHoles, SUNK_TO_WIN};
pub use rules::{Refusal, Rule};
pub use setup::Setup;
pub use sketch::Remark;
