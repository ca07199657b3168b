//! Players that do not think: their answer is there at once.

use game::{GameSoFar, Key, Position, mixed};
use search::{Progress, Score, Search, SearchResult};

/// An answer that needs no search.
pub(crate) struct Instant<A> {
    pub(crate) action: A,
    score: Score,
}

impl<A> Instant<A> {
    /// This action.
    pub(crate) const fn of(action: A) -> Self {
        Self { action, score: Score::DRAW }
    }

    /// This action, which wins at once.
    pub(crate) const fn winning(action: A) -> Self {
        Self { action, score: Score::won_in(1) }
    }
}

impl<A> Instant<A> {
    /// Any legal action, each as likely as the others. A seat acts.
    ///
    /// # Panics
    /// When the game is over.
    pub(crate) fn random<P: Position<Action = A>>(game: &GameSoFar<P>, seed: u64) -> Self {
        let number = mixed(seed, Key::of(game.position()).with(game.length() as u64).0);
        let action = game
            .position()
            .draw_action(|count| ((u128::from(number) * u128::from(count)) >> 64) as u32);
        Self::of(action.expect("a running game has actions"))
    }
}

impl<P: Position> Search<P> for Instant<P::Action> {
    fn step(&mut self, _: u64) -> Progress {
        Progress::Done
    }

    fn look_to(&mut self, _: u32) {}

    fn result(&self) -> SearchResult<P::Action> {
        SearchResult {
            action: self.action,
            score: self.score,
            worths: None,
            line: vec![self.action],
            depth: 1,
            nodes: 1,
        }
    }
}
