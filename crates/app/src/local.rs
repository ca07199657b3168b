//! A game on this device: who sits where, what may be done, what is taken back,
//! and the text that survives a reload. It knows no browser: chance and the
//! bots' answers are handed in, and nothing here is drawn or shown.

mod attempt;
mod facing;
mod kept;
mod nearing;
mod seating;
mod table;
mod telling;

pub use attempt::Attempt;
pub use facing::Facing;
pub use kept::{Kept, NotKept};
pub use seating::{Seating, Sitter};
pub use table::{Hidden, LocalTable, NoWayBack, Table, open};
pub use telling::{result, turn};
