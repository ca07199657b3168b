//! The review of a finished game on the page: how the chances went, where the game
//! turned, what would have been better and why, how well each player chose, and what was
//! luck. It is worked out by the page's thinker (`review` there), so that it costs the
//! server nothing; here it is shown.

mod curve;
mod figures;
mod moments;
mod opened;
mod players;
pub(super) mod review_page;
mod reviewing;
mod wording;
