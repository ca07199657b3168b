//! Black Holes: what its bots know, and its levels.

mod distances;
mod effects;
mod evaluation;
mod evaluator;
mod gains;
mod happening;
mod nearness;
mod places;
mod priorities;
mod race;

use std::sync::Arc;

use game::{Coded, GameSoFar, Notice};
use search::{Refinements, Score, Search, Settings};
use shelf::games::black_holes::{Action, BlackHoles, HOLES};

pub use effects::Effect;
pub use evaluator::Blocks;
pub use gains::Gain;
pub use happening::Happening;

use crate::{BotGame, Described, Level, Mark, Measured, chances::share, levels};

/// From a child's first game to full strength. The lowest sees its next move, the
/// next its whole turn, and so on.
const LEVELS: [Level; 8] = {
    let sharp =
        Level { depth: None, nodes: None, refinements: Refinements::ALL, attention: 100, noise: 6 };
    [
        Level { depth: Some(1), attention: 65, noise: 24, ..sharp },
        Level { depth: Some(2), attention: 95, noise: 21, ..sharp },
        Level { depth: Some(3), attention: 92, noise: 20, ..sharp },
        Level { depth: Some(4), attention: 96, noise: 16, ..sharp },
        Level { depth: Some(5), noise: 8, ..sharp },
        Level { nodes: Some(3_000), ..sharp },
        Level { nodes: Some(7_000), ..sharp },
        sharp,
    ]
};

impl Described for BlackHoles {
    type Effect = Effect;
    type Gain = Gain;

    const LEVELS: u8 = LEVELS.len() as u8;

    fn effect(position: &Self, action: Action) -> Option<Effect> {
        Effect::of(position, action)
    }

    fn gain(position: &Self, action: Action) -> Gain {
        Gain::of(position, action)
    }

    const PLAIN: &'static [&'static str] =
        &["gain-black-holes-lies", "gain-black-holes-stands", "gain-black-holes-passes"];

    const BRIEF: &'static [(&'static str, &'static [&'static str])] =
        &[("brief-black-holes-pass", &[]), ("brief-black-holes-sinks", &[])];

    fn brief(position: &Self, action: Action) -> Vec<Mark> {
        let Action::Tip(tip) = action else { return vec![Mark::words("brief-black-holes-pass")] };
        let landed = position.block(tip.anchor).and_then(|(block, _)| block.tipped(tip.direction));
        let sinks = landed
            .filter(|block| HOLES.contains(block.anchor))
            .map(|_| Mark::words("brief-black-holes-sinks"));
        let tip = [Mark::text(&tip.anchor), Mark::Way(tip.direction)];
        tip.into_iter().chain(sinks).collect()
    }

    const SENTENCES: &'static [(&'static str, &'static [&'static str])] = Happening::CODES;

    fn sentence(position: &Self, action: Action) -> Option<Notice> {
        Happening::of(position, action).map(|happening| happening.notice())
    }

    fn naming(action: Action) -> Notice {
        Happening::naming(action).notice()
    }
}

impl BotGame for BlackHoles {
    type Evaluator = Blocks;
    type Book = ();

    const SUITE: &str = include_str!("../suites/black-holes.txt");
    const MEASURED: &[Measured] = &[
        Measured { players: 2, tokens: "", depth: 7 },
        Measured {
            players: 2,
            tokens: "g5e d7w g4s h5n d4s b7s g2s d2s f4s f7n b6n g7e d6w b7w d5s h6s h5e a7s e4e \
                     b6s j5n a5s d3s b5w h7s g1n f8s a5e h6n g6e f4w b5e e7n a4e f7n d5s e8w e6w \
                     c6w f2w d3n f8e d2n d5n f6n g2w g8s",
            depth: 7,
        },
    ];

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

    fn win_probability(score: Score, seats: usize) -> f64 {
        share(score, seats, 100.0)
    }

    fn is_aim(effect: &Effect) -> bool {
        !matches!(effect, Effect::Hinders { .. })
    }
}
