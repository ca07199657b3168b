//! Kuba: what its bots know, and its levels.

mod effects;
mod evaluator;
mod gains;
mod happening;

use std::sync::Arc;

use game::{Coded, GameSoFar, Notice};
use search::{Refinements, Score, Search, Settings};
use shelf::games::kuba::{Action, Kuba, Marble};

pub use effects::Effect;
pub use evaluator::Marbles;
pub use gains::Gain;
pub use happening::Happening;

use crate::{BotGame, Described, Level, Mark, Measured, chances::share, levels};

/// From a child's first game to full strength.
const LEVELS: [Level; 8] = {
    let sharp =
        Level { depth: None, nodes: None, refinements: Refinements::ALL, attention: 100, noise: 6 };
    let dull =
        Level { refinements: Refinements { quiescence: false, ..Refinements::ALL }, ..sharp };
    [
        Level { depth: Some(1), attention: 80, noise: 60, ..dull },
        Level { depth: Some(1), attention: 97, noise: 35, ..dull },
        Level { depth: Some(2), attention: 90, noise: 30, ..dull },
        Level { depth: Some(3), attention: 92, noise: 20, ..sharp },
        Level { depth: Some(4), attention: 98, noise: 10, ..sharp },
        Level { depth: Some(5), ..sharp },
        Level { nodes: Some(5_000), ..sharp },
        sharp,
    ]
};

impl Described for Kuba {
    type Effect = Effect;
    type Gain = Gain;

    const LEVELS: u8 = LEVELS.len() as u8;

    fn effect(position: &Self, action: Action) -> Option<Effect> {
        Effect::of(position, action)
    }

    fn gain(position: &Self, action: Action) -> Gain {
        Gain::of(position, action)
    }

    const PLAIN: &'static [&'static str] = &["gain-kuba-moves", "gain-kuba-ends"];

    const BRIEF: &'static [(&'static str, &'static [&'static str])] =
        &[("brief-kuba-pass", &[]), ("brief-kuba-red", &[]), ("brief-kuba-marble", &[])];

    fn brief(position: &Self, action: Action) -> Vec<Mark> {
        let Action::Push(push) = action else { return vec![Mark::words("brief-kuba-pass")] };
        let captured = effects::captured(position, push).map(|marble| match marble {
            Marble::Red => Mark::words("brief-kuba-red"),
            Marble::Of(_) => Mark::words("brief-kuba-marble"),
        });
        let push = [Mark::text(&push.square), Mark::Way(push.direction)];
        push.into_iter().chain(captured).collect()
    }

    const SENTENCES: &'static [(&'static str, &'static [&'static str])] = Happening::CODES;

    fn sentence(position: &Self, action: Action) -> Option<Notice> {
        Some(Happening::of(position, action).notice())
    }

    fn naming(action: Action) -> Notice {
        Happening::naming(action).notice()
    }
}

impl BotGame for Kuba {
    type Evaluator = Marbles;
    type Book = ();

    const SUITE: &str = include_str!("../suites/kuba.txt");
    const MEASURED: &[Measured] = &[
        Measured { players: 2, tokens: "", depth: 10 },
        Measured {
            players: 2,
            tokens: "b7s g7s f1n g6w a7s g5n f3w a1e f2n f7w a6s e7e f3w c1n a5e f7w g1w b1w f1n \
                     e7s",
            depth: 10,
        },
    ];

    fn evaluator(_: &Arc<()>) -> Marbles {
        Marbles
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
        share(score, seats, 250.0)
    }
}
