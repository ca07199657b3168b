//! A position on the way through the tree: which of its actions have been
//! tried, and what has come of them.

use game::{Key, Position, Seat};

use crate::{Score, ordering::Ranked};

/// Between which scores it matters what a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    /// This much is sure already.
    pub(super) alpha: Score,
    /// The other side would not allow this much.
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: Score::WORST, beta: Score::BEST };

    /// All scores within `reach`.
    pub(super) fn around(score: Score, reach: i32) -> Self {
        Self {
            alpha: Score(score.0 - reach).max(Score::WORST),
            beta: Score(score.0 + reach).min(Score::BEST),
        }
    }

    /// The window that only asks whether something is better than `alpha`.
    #[inline]
    pub(super) const fn null(self) -> Self {
        Self { alpha: self.alpha, beta: Score(self.alpha.0 + 1) }
    }

    /// Whether there is a score between the two at all.
    #[inline]
    pub(super) const fn is_open(self) -> bool {
        self.beta.0 - self.alpha.0 > 1
    }

    /// The same window as the other side sees it.
    #[inline]
    pub(super) fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A position that the search arrives at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival<P> {
    pub(super) position: P,
    /// Who acts, and for which side.
    pub(super) seat: Seat,
    pub(super) side: u8,
    /// Whether one of the others has chosen their reply in this round already.
    pub(super) replied: bool,
    /// How many actions deeper to look; 0 and less is quiescence.
    pub(super) depth: i32,
    /// For the side that acts.
    pub(super) window: Window,
    /// How many actions from the root.
    pub(super) ply: usize,
}

/// How the action that is being tried is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trial {
    /// Less deep than others, asking only whether it is better than the best.
    Reduced,
    /// Asking only whether it is better than the best.
    Null,
    /// In full.
    Full,
}

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<P: Position> {
    pub(super) position: P,
    pub(super) key: Key,
    pub(super) side: u8,
    /// How many actions deeper to look; 0 and less is quiescence.
    pub(super) depth: i32,
    pub(super) window: Window,
    /// The window's lower end at first.
    pub(super) floor: Score,
    pub(super) best: Score,
    pub(super) best_action: Option<P::Action>,
    /// Its actions in the list of all.
    pub(super) first: usize,
    pub(super) end: usize,
    /// The action to try next.
    pub(super) next: usize,
    /// How the action before that is being tried.
    pub(super) trial: Trial,
    /// Whether one of the others has chosen their reply in this round already.
    pub(super) replied: bool,
    /// Whether quiet actions are hopeless here.
    pub(super) loud_only: bool,
}

impl<P: Position> Frame<P> {
    /// A frame whose actions are yet to be listed, from `first` on.
    pub(super) fn new(arrival: &Arrival<P>, key: Key, first: usize) -> Self {
        Self {
            position: arrival.position,
            key,
            side: arrival.side,
            depth: arrival.depth,
            window: arrival.window,
            floor: arrival.window.alpha,
            best: Score::WORST,
            best_action: None,
            first,
            end: first,
            next: first,
            trial: Trial::Full,
            replied: arrival.replied,
            loud_only: false,
        }
    }

    /// Moves the most promising of the untried actions to the front, and takes
    /// it. At the root, where all ranks are equal, the order stays.
    #[inline]
    pub(super) fn take_next(
        &mut self,
        actions: &mut [Ranked<P::Action>],
    ) -> Option<Ranked<P::Action>> {
        let untried = &mut actions[self.next..self.end];
        let mut best = 0;
        for place in 1..untried.len() {
            if untried[place].rank > untried[best].rank {
                best = place;
            }
        }
        if untried.is_empty() {
            return None;
        }
        untried.swap(0, best);
        self.next += 1;
        Some(untried[0])
    }
}
