//! Bots on a real machine. `search` and `bots` know no clock, no file and no
//! format; here is what the command line and the server both need around them:
//! looking at the clock and at the wish to stop ([`think`], [`Study`]), books
//! that are kept from one run to the next ([`kept_book`]), and what an analysis
//! has found in the form that programs read ([`Findings`]).

mod books;
mod driving;
mod findings;
mod study;

pub use books::{cache_folder, kept_book};
pub use driving::{Aloud, think};
pub use findings::{Findings, FoundEnd, FoundLine, FoundOutcome, FoundReason};
pub use study::Study;
