//! Views on a game, as a board and its page need them: what can be read of it
//! ([`Read`]), told ([`Tell`]) and drawn ([`Draw`]), after any number of its
//! entries. A view holds nothing: the game is the table's. Only what follows
//! from the whole way to a position is kept ([`Pictures`]): which piece is which.
//!
//! It knows no browser; what people may do there is in `page/`.

mod attempt;
mod drawing;
mod facing;
mod nearing;
mod pictures;
mod telling;

pub use attempt::{Attempt, Try};
pub use drawing::{Draw, Hidden};
pub use facing::Facing;
pub use pictures::Pictures;
pub use telling::{Read, Tell, result, turn};
