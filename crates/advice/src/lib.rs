//! What is asked of those who think, and what they answer. The page asks its
//! thinker, a worker, in messages ([`ToThinker`], [`FromThinker`]); a server
//! answers with the same hint ([`Advice`]). Reasons travel as codes with facts
//! ([`SaidNotice`]), so that whoever shows them chooses the language.
//!
//! Nothing here searches or knows a game: the page is made of this, and not of
//! what thinks.

mod hint;
mod message;
mod puzzle;
mod review;
mod said;

pub use hint::{Advice, AdvisedLine, AdvisedOutcome, Chances};
pub use message::{Effort, FromThinker, Patience, Progress, QuestionId, Task, ToThinker};
pub use puzzle::{Refuted, Tried};
pub use review::{
    BetterMove, ReviewedBalance, ReviewedCause, ReviewedGame, ReviewedMove, ReviewedPlayer,
};
pub use said::{SaidFact, SaidNotice};
