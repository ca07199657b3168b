//! How well somebody chose, in numbers that can be said in a sentence: how many choices
//! kept the chances, and how much the others gave away.

use game::Seat;

use crate::{Cause, Review};

/// A choice that gives away fewer thousandths kept the chances: less is below what a
/// search can tell apart.
pub(crate) const KEPT: u16 = 20;

/// How well a seat chose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Accuracy {
    /// How often there was a choice.
    pub choices: usize,
    /// How many of these kept the chances.
    pub kept: usize,
    /// How many thousandths were given away by all choices together.
    pub lost: u32,
}

impl Accuracy {
    pub(crate) fn of<A>(review: &Review<A>, seat: Seat) -> Self {
        let own = review.entries.iter().filter(|entry| entry.cause == Cause::Decision(seat));
        own.filter(|entry| entry.is_choice).fold(Self::default(), |sum, entry| Self {
            choices: sum.choices + 1,
            kept: sum.kept + usize::from(entry.lost() < KEPT),
            lost: sum.lost + u32::from(entry.lost()),
        })
    }

    /// Of a hundred choices so many kept the chances; `None` without any choice.
    pub fn percent(self) -> Option<f64> {
        (self.choices > 0).then(|| self.kept as f64 * 100.0 / self.choices as f64)
    }

    /// How many thousandths a choice gave away on average; `None` without any choice.
    pub fn lost_on_average(self) -> Option<f64> {
        (self.choices > 0).then(|| f64::from(self.lost) / self.choices as f64)
    }
}
