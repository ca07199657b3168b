//! Black Holes: what its bots know, and its levels.

mod deeds;
mod distances;
mod evaluation;
mod evaluator;
mod nearness;
mod places;
mod priorities;
mod race;

use std::sync::Arc;

use black_holes::{Action, BlackHoles};
use game::GameSoFar;
use search::{Refinements, Score, Search, Settings};

pub use deeds::Deed;
pub use evaluator::Blocks;

use crate::{BotGame, Level, Told, levels};

/// From a child's first game to full strength. The lowest sees its next move, the
/// next its whole turn, and so on.
const LEVELS: [Level; 8] = {
    let sharp =
        Level { depth: None, nodes: None, refinements: Refinements::ALL, attention: 100, noise: 6 };
    [
        Level { depth: Some(1), attention: 96, noise: 12, ..sharp },
        Level { depth: Some(2), attention: 95, noise: 21, ..sharp },
        Level { depth: Some(3), attention: 92, noise: 20, ..sharp },
        Level { depth: Some(4), attention: 96, noise: 16, ..sharp },
        Level { depth: Some(5), noise: 8, ..sharp },
        Level { nodes: Some(3_000), ..sharp },
        Level { nodes: Some(7_000), ..sharp },
        sharp,
    ]
};

impl Told for BlackHoles {
    type Deed = Deed;

    const LEVELS: u8 = LEVELS.len() as u8;

    fn deed(position: &Self, action: Action) -> Option<Deed> {
        Deed::of(position, action)
    }
}

impl BotGame for BlackHoles {
    type Evaluator = Blocks;
    type Book = ();

    fn evaluator(_: &Arc<()>) -> Blocks {
        Blocks
    }

    fn level(
        game: &GameSoFar<Self>,
        level: u8,
        seed: u64,
        book: &Arc<()>,
    ) -> Box<dyn Search<Self>> {
        let level = LEVELS[usize::from(level) - 1];
        level.search(game, Self::evaluator(book), seed, Settings::FULL)
    }

    fn full(
        game: &GameSoFar<Self>,
        without: &[Action],
        book: &Arc<()>,
    ) -> Option<Box<dyn Search<Self>>> {
        levels::full(game, Self::evaluator(book), Settings::FULL, without)
    }

    fn win_probability(score: Score) -> f64 {
        crate::logistic(score, 100.0)
    }

    fn is_aim(deed: &Deed) -> bool {
        !matches!(deed, Deed::Hinders { .. })
    }
}
