//! A finished game gone through once more: what each move did to everybody's chance to
//! win, what would have been better and why, where the game turned, and how much of its
//! result was luck. It speaks in numbers and codes, knows no clock and no file, and is
//! driven in slices like a search; stopped early, it tells of the moves up to there.
//!
//! Everything is counted in thousandths, whole numbers, so that what it adds up is exact.
//! What is measured, and what it can't show, is told in docs/review.md.

mod accuracy;
mod balance;
mod chances;
mod review;
mod reviewer;
mod sight;

pub use accuracy::Accuracy;
pub use balance::Balance;
pub use chances::{Chances, Shift};
pub use review::{Better, Cause, Review, ReviewedEntry};
pub use reviewer::{Effort, Reviewer, mistake};
