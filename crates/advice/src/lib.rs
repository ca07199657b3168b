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
mod question;
mod reviewed;
mod said;

pub use hint::{Advice, AdvisedLine, AdvisedOutcome, Chances};
pub use message::{FromThinker, QuestionId, ToThinker};
pub use puzzle::{Refuted, Tried};
pub use question::{
    Act, Advise, Effort, Patience, Progress, Question, Review, Solve, Task, Try, WeighDraw,
};
pub use reviewed::{BetterMove, ReviewedCause, ReviewedGame, ReviewedMove, ReviewedPlayer};
pub use said::{SaidFact, SaidNotice};
