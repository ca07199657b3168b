//! What every game on the shelf tells its bots: its evaluator, and the searches of
//! its levels.

use std::sync::Arc;

use game::{Actor, GameSoFar, Seat};
use search::{AlphaBeta, Evaluator, Score, Search, Settings};

use crate::{Attentive, Book, Described, Placed, greed};

/// A position at which a search is measured.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// For how many players.
    pub players: u8,
    /// How it came about, from the usual set-up.
    pub tokens: &'static str,
    /// How deep the search goes for a signature.
    pub depth: u32,
}

/// A game that our bots know.
pub trait BotGame: Described + Placed {
    /// What a good player knows of it.
    type Evaluator: Evaluator<Self> + Clone;
    /// What has to be worked out once before its best bots can play.
    type Book: Book;

    /// Its tactical suite, as [`crate::suite()`] reads it.
    const SUITE: &'static str;
    /// The positions at which its search is measured: the start, and one from the
    /// middle of a game.
    const MEASURED: &'static [Measured];

    /// The evaluator at full strength.
    fn evaluator(book: &Arc<Self::Book>) -> Self::Evaluator;

    /// The search of a level from 1 to [`Described::LEVELS`], for the seat that acts
    /// now. Levels below the last stop by themselves; the last goes on as long
    /// as it is let. What is left to taste is settled by the seed.
    fn level(
        game: &GameSoFar<Self>,
        level: u8,
        seed: u64,
        book: &Arc<Self::Book>,
    ) -> Box<dyn Search<Self>>;

    /// Search without any refinement, for comparison: alpha-beta, or expectation
    /// where there is chance.
    fn plain(game: &GameSoFar<Self>, book: &Arc<Self::Book>) -> Box<dyn Search<Self>> {
        let evaluator = Attentive::fully(Self::evaluator(book));
        Box::new(AlphaBeta::new(game, evaluator, Settings::PLAIN))
    }

    /// The search at full strength with nothing left to taste, for the seat that
    /// acts now, as if these actions were not legal; `None` when no other is.
    fn full(
        game: &GameSoFar<Self>,
        without: &[Self::Action],
        book: &Arc<Self::Book>,
    ) -> Option<Box<dyn Search<Self>>>;

    /// The action that promises most at once, for the seat that acts now; the
    /// seed settles ties.
    fn greedy(game: &GameSoFar<Self>, seed: u64, book: &Arc<Self::Book>) -> Self::Action {
        greed::best_at_once(game.position(), &Self::evaluator(book), seed)
    }

    /// The chance to win that a score stands for with so many seats, a draw
    /// shared. For people to read: no bot decides by it.
    fn win_probability(score: Score, seats: usize) -> f64;

    /// The same for what the evaluator says of a seat without any search.
    fn estimated_probability(score: Score, seats: usize) -> f64 {
        Self::win_probability(score, seats)
    }

    /// Whether an effect is something to play for, and not only an answer to what
    /// others do.
    fn is_aim(effect: &Self::Effect) -> bool {
        let _ = effect;
        true
    }

    /// Whose fortune is decided now: that of the seat that acts, or for which
    /// chance acts. `None` when the game is over.
    fn turn_of(position: &Self) -> Option<Seat> {
        match position.actor() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Over(_) => None,
        }
    }
}
