//! The contract that every game on the shelf keeps, and what can be built on it
//! without knowing any game.
//!
//! - [`Position`] is the contract: who acts, what is legal, what an action leads
//!   to, and the rule that a refused action breaks.
//! - [`GameSoFar`] is a game being played. It adds what no position can know: draws
//!   by repetition, length and agreement, and leaving (ALL-1 to ALL-4).
//! - [`Tree`] is a game with its variations, each path of which is a game so far.
//! - [`Record`] is a game so far as text, [`TreeRecord`] one with variations.
//!   [`perft()`] and [`playout()`] walk through positions.
//! - [`Notice`] is how all of it speaks: a code with facts, never a sentence.
//!
//! No I/O, no clock and no random source: chance is an actor whose outcomes are
//! actions, and whoever plays draws them.
//!
//! A whole random game, here of Bille-Trap with three players:
//!
//! ```
//! use bille_trap::BilleTrap;
//! use game::{Actor, Position, Record, GameSoFar};
//!
//! let mut game = GameSoFar::<BilleTrap>::from_setup("players=3".parse()?);
//! let mut number = 2026_u32;
//! while game.outcome().is_none() {
//!     // Players choose uniformly; die and traps fall by their weights.
//!     let action = game.position().draw_action(|sum| {
//!         number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
//!         (number >> 8) % sum
//!     });
//!     game.play(action.expect("a running game has actions")).expect("a legal action");
//! }
//! assert!(matches!(game.actor(), Actor::Over(_)));
//!
//! // Its record replays by itself.
//! let text = Record::of(game.clone()).to_string();
//! let read: Record<BilleTrap> = text.parse()?;
//! assert_eq!(read.game.position(), game.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod actor;
mod deal;
pub mod drawing;
mod game_so_far;
mod grid;
mod judgement;
mod key;
mod notice;
mod perft;
mod playout;
mod position;
mod record;
mod rule;
mod seat;
mod setup;
mod sheet;
mod sketch;
mod square_set;
#[cfg(feature = "testing")]
pub mod testing;
mod tokens;
mod tree;
mod tree_record;

pub use actor::{Actor, Outcome};
pub use deal::{Deal, NothingHidden};
pub use game_so_far::{Entry, GameSoFar, LONGEST, Leaving, Maker, Refused, Start};
pub use grid::{Direction, Square};
pub use judgement::Judgement;
pub use key::{Key, mixed};
pub use notice::{Coded, Fact, Factual, Notice, Quote};
pub use perft::{divide, perft, perft_applied};
pub use playout::playout;
pub use position::{Position, Refusal, Unreadable};
pub use record::{Record, RecordError, result_text};
pub use rule::{Rule, RuleId};
pub use seat::{Seat, Seats, SeatsIter};
pub use setup::{Choice, NextGame, SetupError, read_setup};
pub use sheet::{Comment, Day, FORMAT, Line, SheetError};
pub use sketch::{Sketch, Tone};
pub use square_set::{SquareSet, SquareSetIter};
pub use tokens::{TokenError, read_entry};
pub use tree::{MOST_NESTED, MOST_STEPS, NotAdded, Tree, TreeError, TreeWord};
pub use tree_record::TreeRecord;
