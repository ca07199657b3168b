//! What every game on the shelf tells its bots: knowledge, levels, and what is
//! worth telling of an action.

use std::sync::Arc;

use game::{Coded, Position, SoFar};
use search::{AlphaBeta, Knowledge, Score, Search, Settings};

use crate::Book;

/// A game that our bots know.
pub trait Known: Position {
    /// What a good player knows of it.
    type Knowledge: Knowledge<Self> + Clone;
    /// What has to be worked out once before its best bots can play.
    type Book: Book;
    /// What an action does that is worth telling: it captures, it sinks.
    type Deed: Coded;

    /// How many levels it has; the last is full strength.
    const LEVELS: u8;

    /// The knowledge at full strength.
    fn knowledge(book: &Arc<Self::Book>) -> Self::Knowledge;

    /// The search of a level from 1 to [`Self::LEVELS`], for the seat that acts
    /// now. Levels below the last stop by themselves; the last goes on as long
    /// as it is let. What is left to taste is settled by the seed.
    fn level(
        game: &SoFar<Self>,
        level: u8,
        seed: u64,
        book: &Arc<Self::Book>,
    ) -> Box<dyn Search<Self>>;

    /// Search without any refinement, for comparison, not deeper than
    /// `deepest`: alpha-beta, or expectation where there is chance.
    fn plain(
        game: &SoFar<Self>,
        deepest: Option<u32>,
        book: &Arc<Self::Book>,
    ) -> Box<dyn Search<Self>> {
        let settings = Settings { deepest, ..Settings::PLAIN };
        Box::new(AlphaBeta::new(game, Self::knowledge(book), settings))
    }

    /// The action that promises most at once, for the seat that acts now; the
    /// seed settles ties.
    fn greedy(game: &SoFar<Self>, seed: u64, book: &Arc<Self::Book>) -> Self::Action;

    /// The chance to win that a score stands for, a draw counted as half.
    fn win_probability(score: Score) -> f64;

    /// What an action does that is worth telling, if anything.
    fn deed(position: &Self, action: Self::Action) -> Option<Self::Deed>;
}
