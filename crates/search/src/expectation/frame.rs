//! A position on the way through the tree: which of its actions have been
//! tried, and what has come of them. Its windows are those of the searcher, and
//! are used only where there are two seats.

use game::{Key, Position, Seat};

use super::worths::{Mean, SURE, Worths};
use crate::Score;

/// Who acts in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Acting {
    /// A player, who takes what is worth most to them.
    Seat(Seat),
    /// Chance, with the sum of its weights.
    Chance(i64),
}

/// Something that can be done or happen, and what it promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<A> {
    pub(super) action: A,
    pub(super) priority: i32,
}

/// Between which scores it matters to the searcher what a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) low: Score,
    pub(super) high: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { low: Score::WORST, high: Score::BEST };

    /// The window for an outcome of this weight, such that whatever is outside
    /// it decides the mean, however the outcomes after it turn out.
    #[inline]
    fn of_outcome(self, mean: &Mean, searcher: Seat, weight: u32, all: i64) -> Self {
        let (sum, done) = mean.so_far(searcher);
        let weight = i64::from(weight);
        let rest = (all - done - weight) * i64::from(SURE);
        let low = i64::from(self.low.0) * all - sum - rest;
        let high = i64::from(self.high.0) * all - sum + rest;
        Self {
            low: if low < -i64::from(SURE) * weight {
                Score::WORST
            } else {
                Score(low.div_euclid(weight).min(SURE.into()) as i32)
            },
            high: if high > i64::from(SURE) * weight {
                Score::BEST
            } else {
                Score((-(-high).div_euclid(weight)).max((-SURE).into()) as i32)
            },
        }
    }
}

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<P: Position> {
    pub(super) position: P,
    pub(super) acting: Acting,
    /// Names the position in the table, if it is to be remembered.
    pub(super) key: Option<Key>,
    /// How many quiet positions may still come before the search ends.
    pub(super) left: u32,
    pub(super) window: Window,
    /// The window as it was at first.
    pub(super) opened: Window,
    /// The best so far of the seat that acts, or what settles a mean early.
    pub(super) best: Option<Worths>,
    pub(super) mean: Mean,
    /// Its actions in the list of all.
    pub(super) first: usize,
    pub(super) end: usize,
    /// The action to try next.
    pub(super) next: usize,
}

impl<P: Position> Frame<P> {
    /// Takes the most promising of the untried actions. There is one.
    #[inline]
    pub(super) fn take_next(&mut self, actions: &mut [Choice<P::Action>]) -> P::Action {
        let mut best = self.next;
        for place in self.next + 1..self.end {
            if actions[place].priority > actions[best].priority {
                best = place;
            }
        }
        actions.swap(self.next, best);
        self.next += 1;
        actions[self.next - 1].action
    }

    /// The window for the position after the action that is tried next.
    #[inline]
    pub(super) fn window_after(&self, action: P::Action, searcher: Seat) -> Window {
        match self.acting {
            Acting::Seat(_) => self.window,
            Acting::Chance(all) => {
                self.window.of_outcome(&self.mean, searcher, self.position.weight(action), all)
            }
        }
    }

    /// Chance has come to this: whether the mean can still get into the window.
    /// If not, what is sure of it is kept.
    #[inline]
    pub(super) fn settle_early(&mut self, searcher: Seat, all: i64) {
        let (sum, done) = self.mean.so_far(searcher);
        let rest = (all - done) * i64::from(SURE);
        let most = -(-(sum + rest)).div_euclid(all);
        let least = (sum - rest).div_euclid(all);
        let sure = if most <= self.window.low.0.into() {
            most
        } else if least >= self.window.high.0.into() {
            least
        } else {
            return;
        };
        if done < all {
            self.best = Some(Worths::against_all(searcher, Score(sure as i32)));
            self.next = self.end;
        }
    }

    /// What the position is worth, now that all that matters was tried.
    #[inline]
    pub(super) fn worths(&self) -> Worths {
        self.best.unwrap_or_else(|| self.mean.worths())
    }
}
