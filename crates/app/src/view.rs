//! Views on a game, as a board and its page need them: what can be read of it
//! ([`Read`]), drawn ([`Draw`]) and counted ([`Count`]), after any number of its entries,
//! by what it ended ([`End`]), what may end it soon ([`nearing()`], [`warnings()`]); what happened is told by
//! `telling`. A view holds
//! nothing: the game is the table's. Only what follows from the whole way to a
//! position is kept ([`Pictures`]): which piece is which.
//!
//! It knows no browser; what people may do there is in `page/`.

mod attempt;
mod coaching;
mod counting;
mod drawing;
mod ending;
mod facing;
mod nearing;
mod pictures;
mod reading;
mod recapping;

pub use attempt::{Attempt, Try, Why};
pub use coaching::Coach;
pub use counting::Count;
pub use drawing::{Draw, Hidden};
pub use ending::{Cause, End};
pub use facing::Facing;
pub use nearing::{NearEnd, When, nearing, warnings};
pub use pictures::Pictures;
pub use reading::Read;
pub use recapping::Recap;
