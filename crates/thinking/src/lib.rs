//! What everybody needs around bots who lets them think: the command line, the
//! server, the page's worker. `search` and `bots` know no clock, no file and no
//! format; here a thought is driven by a clock that is handed in ([`think`],
//! [`Thought`], [`Study`]), bots answer offers of a draw ([`agrees_to_draw`]),
//! books are kept from one run to the next ([`kept_book`]), and what an analysis or
//! a review has found gets the form that programs read ([`Findings`], [`reviewed()`]).

mod books;
mod draw;
mod driving;
mod findings;
mod pace;
mod reviewed;
mod study;

pub use books::{cache_folder, kept_book};
pub use draw::agrees_to_draw;
pub use driving::{Aloud, Thought, think};
pub use findings::{Findings, FoundEnd, FoundLine, FoundOutcome, FoundReason};
pub use pace::{Clock, machine_clock};
pub use reviewed::reviewed;
pub use study::Study;
