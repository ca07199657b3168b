//! A finished game gone through once more for the page. Whatever was found is told as soon
//! as a move is through, so that whoever stops it keeps that.

use std::sync::Arc;

use advice::{Review, ReviewedGame, SaidNotice};
use bots::BotGame;
use game::GameSoFar;
use review::{Effort, Reviewer};
use search::SLICE;
use thinking::{Clock, reviewed};

use crate::work::Thinks;

/// A review under way.
pub(crate) struct Reviewing<P: BotGame> {
    game: GameSoFar<P>,
    reviewer: Reviewer<P>,
    /// How many positions of the game were through when that was told last.
    told: usize,
}

impl<P: BotGame> Reviewing<P> {
    /// Begins to go through a game, looking at each position through so many of the search.
    pub(crate) fn begin(game: GameSoFar<P>, book: &Arc<P::Book>, nodes: u64) -> Self {
        let reviewer = Reviewer::new(&game, book, Effort { nodes, deepest: None });
        Self { game, reviewer, told: 0 }
    }

    fn found(&self) -> ReviewedGame<SaidNotice> {
        reviewed(&self.game, &self.reviewer.review(), |reason| SaidNotice::from(reason))
    }
}

impl<P: BotGame> Thinks for Reviewing<P> {
    type About = Review;

    fn go_on(&mut self, _: Clock<'_>, aside: &dyn Fn() -> bool) -> search::Progress {
        while !aside() {
            if self.reviewer.step(SLICE) == search::Progress::Done {
                return search::Progress::Done;
            }
        }
        search::Progress::Searching
    }

    fn so_far(&mut self) -> Option<ReviewedGame<SaidNotice>> {
        let (through, _) = self.reviewer.through();
        let is_new = through > self.told;
        self.told = through;
        is_new.then(|| self.found())
    }

    fn answer(&self) -> Option<ReviewedGame<SaidNotice>> {
        Some(self.found())
    }
}
