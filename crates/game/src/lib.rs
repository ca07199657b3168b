//! The contract that every game on the shelf keeps.

mod actor;
pub mod drawing;
mod grid;
mod notice;
mod perft;
mod playout;
mod position;
mod record;
mod rule;
mod seat;
mod setup;
mod sketch;
mod so_far;
mod square_set;
#[cfg(feature = "testing")]
pub mod testing;

pub use actor::{Actor, Outcome};
pub use grid::{Direction, Square};
pub use notice::{Coded, Fact, Notice, Quote};
pub use perft::{divide, perft, perft_applied};
pub use playout::playout;
pub use position::{Position, Refusal, Unreadable};
pub use record::{FORMAT, Record, RecordError, SheetError, TokenError, game_of_record, read_entry};
pub use rule::{Rule, RuleId};
pub use seat::{Seat, Seats, SeatsIter};
pub use setup::{SetupError, read_setup};
pub use sketch::{Sketch, Tone};
pub use so_far::{Entry, LONGEST, Leaving, Refused, SoFar, Start};
pub use square_set::{SquareSet, SquareSetIter};
