//! The rules of Bille-Trap, also called Trap Door: two to four players race
//! their marbles by the die over a turning top, below which some traps are open;
//! who first has three marbles Home wins.
//!
//! ```text
#![doc = include_str!("board.txt")]
//! ```
//!
//! A whole random game, played through the checked door:
//!
//! ```
//! use bille_trap::{BilleTrap, Setup};
//! use game::{Position, GameSoFar};
//!
//! let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
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
//! # Ok::<(), game::Refused<bille_trap::Refusal>>(())
//! ```
//!
//! What is not here: the deal of the traps, which nobody knows, the draw by
//! length (see [`game::GameSoFar`]), clocks and people, and the sentences that
//! explain a refusal.

mod action;
mod board;
mod check;
mod deal;
mod moves;
mod notation;
mod phase;
mod position;
mod possible;
mod rules;
mod setup;
mod sketch;
mod space;
mod traps;

pub use action::{Action, Roll};
pub use board::{MARBLES, RING};
pub use deal::Deal;
pub use notation::{Part, PositionError};
pub use phase::{Origin, Phase, Test, Then};
pub use position::BilleTrap;
pub use rules::{Refusal, Rule};
pub use setup::Setup;
pub use sketch::Remark;
pub use space::{Space, Spaces, SpacesIter};
pub use traps::{Finding, Odds, Trap};
