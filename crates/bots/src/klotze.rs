//! Klötze: what its bots know, and its levels.

mod deeds;
mod doors;
mod knowledge;
mod outlook;
mod prospects;
mod reach;
mod threats;
mod weights;

use std::sync::Arc;

use game::SoFar;
use klotze::{Action, Klotze};
use search::{AlphaBeta, Others, Refinements, Score, Search, Settings};

pub use deeds::Deed;
pub use knowledge::Judgement;

use crate::{Known, Level, greed};

/// From a child's first game to full strength.
const LEVELS: [Level; 6] = {
    let sharp =
        Level { depth: None, nodes: None, refinements: Refinements::ALL, attention: 100, noise: 4 };
    [
        Level { depth: Some(1), attention: 40, noise: 120, ..sharp },
        Level { depth: Some(1), attention: 75, noise: 70, ..sharp },
        Level { depth: Some(2), attention: 80, noise: 40, ..sharp },
        Level { depth: Some(2), attention: 92, noise: 15, ..sharp },
        Level { depth: Some(3), attention: 98, ..sharp },
        sharp,
    ]
};

impl Known for Klotze {
    type Knowledge = Judgement;
    type Book = ();
    type Deed = Deed;

    const LEVELS: u8 = LEVELS.len() as u8;

    fn knowledge(_: &Arc<()>) -> Judgement {
        Judgement
    }

    fn level(game: &SoFar<Self>, level: u8, seed: u64, book: &Arc<()>) -> Box<dyn Search<Self>> {
        let settings = settings(game);
        let refinements = settings.refinements;
        let level = Level { refinements, ..LEVELS[usize::from(level) - 1] };
        level.search(game, Self::knowledge(book), seed, settings)
    }

    fn full(
        game: &SoFar<Self>,
        without: &[Action],
        book: &Arc<()>,
    ) -> Option<Box<dyn Search<Self>>> {
        let search = AlphaBeta::new(game, Self::knowledge(book), settings(game));
        Some(Box::new(search.without(without)?))
    }

    fn greedy(game: &SoFar<Self>, seed: u64, book: &Arc<()>) -> Action {
        greed::best_at_once(game.position(), &Self::knowledge(book), seed)
    }

    fn win_probability(score: Score) -> f64 {
        crate::logistic(score, 150.0)
    }

    fn deed(position: &Self, action: Action) -> Option<Deed> {
        Deed::of(position, action)
    }

    fn is_aim(deed: &Deed) -> bool {
        !matches!(deed, Deed::CapturesInTime { .. } | Deed::Recalls { .. } | Deed::Closes { .. })
    }
}

/// How the best player searches. Where several can stop a threat, following
/// captures to their end sees no hope in anything, and that all the others are
/// against one is the assumption that wins most (see the figures).
fn settings(game: &SoFar<Klotze>) -> Settings {
    let quiescence = game.playing().len() == 2;
    let refinements = Refinements { quiescence, ..Refinements::ALL };
    Settings { refinements, others: Others::Paranoid, ..Settings::FULL }
}
