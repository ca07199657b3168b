//! Klötze: what its bots know, and its levels.

mod doors;
mod effects;
mod evaluator;
mod gains;
mod happening;
mod outlook;
mod prospects;
mod reach;
mod threats;
mod two_looks;
mod weights;

use std::sync::Arc;

use game::{Coded, GameSoFar, Notice};
use search::{Others, Refinements, Score, Search, Settings};
use shelf::games::klotze::{Action, Klotze, Move};

pub use effects::Effect;
pub use evaluator::Judgement;
pub use gains::Gain;
pub use happening::Happening;

use crate::{Attentive, BotGame, Described, Level, Mark, Measured, chances::share, levels};
use two_looks::TwoLooks;

/// From a child's first game to full strength, with two seats.
const LEVELS: [Level; 6] = [
    Level { depth: Some(1), attention: 40, noise: 120, ..SHARP },
    Level { depth: Some(1), attention: 75, noise: 70, ..SHARP },
    Level { depth: Some(2), attention: 80, noise: 40, ..SHARP },
    Level { depth: Some(2), attention: 97, noise: 8, ..SHARP },
    Level { depth: Some(3), ..SHARP },
    SHARP,
];

/// The same with three and four seats, where attention is what tells players
/// apart: looking farther than the next one's answer only makes them timid.
const LEVELS_OF_MANY: [Level; 6] = [
    Level { attention: 20, noise: 200, ..SHORT },
    Level { attention: 42, noise: 125, ..SHORT },
    Level { attention: 62, noise: 75, ..SHORT },
    Level { attention: 80, noise: 38, ..SHORT },
    Level { attention: 94, noise: 12, ..SHORT },
    SHARP,
];

const SHARP: Level =
    Level { depth: None, nodes: None, refinements: Refinements::ALL, attention: 100, noise: 6 };

const SHORT: Level = Level { depth: Some(two_looks::SHORT), ..SHARP };

/// All the others against one: no assumption is clearly best where there are
/// more than two seats, and this one wins most against weak players (see the
/// figures).
const SETTINGS: Settings = Settings { others: Others::Paranoid, ..Settings::FULL };

/// What scores came to in games of full strength among more than two.
struct Among {
    /// So much more multiplies the odds of the seat to move by *e*.
    scale: f64,
    /// Nobody is really alone against all others: a score of 0 is more than a fair
    /// share.
    shift: i32,
    /// The scale of what is thought of the others.
    others: f64,
    /// What is made of positions in which all the others together could make one of
    /// them win: they rarely agree to.
    lost: f64,
}

/// Fitted to 2,000 games each by `cargo chances` (see docs/figures.md).
const AMONG_THREE: Among = Among { scale: 2_070.0, shift: 43, others: 2_200.0, lost: 0.19 };
const AMONG_FOUR: Among = Among { scale: 740.0, shift: 98, others: 1_300.0, lost: 0.148 };
/// The same where there are two.
const SCALE_OF_TWO: f64 = 150.0;

impl Among {
    /// Nothing of it concerns games of two.
    const fn of(seats: usize) -> Option<&'static Self> {
        match seats {
            0..=2 => None,
            3 => Some(&AMONG_THREE),
            _ => Some(&AMONG_FOUR),
        }
    }
}

impl Described for Klotze {
    type Effect = Effect;
    type Gain = Gain;

    const LEVELS: u8 = LEVELS.len() as u8;

    fn effect(position: &Self, action: Action) -> Option<Effect> {
        Effect::of(position, action)
    }

    fn gain(position: &Self, action: Action) -> Gain {
        Gain::of(position, action)
    }

    const PLAIN: &'static [&'static str] = &["gain-klotze-goes", "gain-klotze-passes"];

    const BRIEF: &'static [(&'static str, &'static [&'static str])] =
        &[("brief-klotze-pass", &[]), ("brief-klotze-captures", &[])];

    fn brief(position: &Self, action: Action) -> Vec<Mark> {
        let Action::Move(Move { from, to }) = action else {
            return vec![Mark::words("brief-klotze-pass")];
        };
        let captures = position.klotze().contains(to).then(|| Mark::words("brief-klotze-captures"));
        [Mark::text(&from), Mark::To, Mark::text(&to)].into_iter().chain(captures).collect()
    }

    const SENTENCES: &'static [(&'static str, &'static [&'static str])] = Happening::CODES;

    fn sentence(position: &Self, action: Action) -> Option<Notice> {
        Some(Happening::of(position, action).notice())
    }

    fn naming(action: Action) -> Notice {
        Happening::naming(action).notice()
    }
}

impl BotGame for Klotze {
    type Evaluator = Judgement;
    type Book = ();

    const SUITE: &str = include_str!("../suites/klotze.txt");
    const MEASURED: &[Measured] = &[
        Measured { players: 2, tokens: "", depth: 5 },
        Measured {
            players: 2,
            tokens: "g2-f2 h8-i8 b7-b6 f7-f10 i4-j4 f6-h8 b6-a6 h8-h4 c3-d3 d9-c9 i8-h8 d2-d1 \
                     d6-c4 e7-g8 f2-e2 d7-e8 c8-b8 c4-a3 b8-b7 h4-i1 b4-b3 d5-b6 f10-i10 i1-e1 \
                     e5-c3 e1-g3 h3-h4 g3-e1",
            depth: 5,
        },
        Measured { players: 4, tokens: "", depth: 2 },
    ];

    fn evaluator(_: &Arc<()>) -> Judgement {
        Judgement
    }

    fn level(
        game: &GameSoFar<Self>,
        level: u8,
        seed: u64,
        book: &Arc<()>,
    ) -> Box<dyn Search<Self>> {
        let place = usize::from(level) - 1;
        if game.playing().len() == 2 {
            return LEVELS[place].search(game, Self::evaluator(book), seed, SETTINGS);
        }
        let level = LEVELS_OF_MANY[place];
        if level.depth.is_some() {
            return level.search(game, Self::evaluator(book), seed, SETTINGS);
        }
        let Level { attention: percent, noise, .. } = level;
        let evaluator = Attentive { evaluator: Self::evaluator(book), percent, noise, seed };
        let search = TwoLooks::new(game, &evaluator, SETTINGS, &[]);
        Box::new(search.expect("a seat that acts has actions"))
    }

    fn full(
        game: &GameSoFar<Self>,
        without: &[Action],
        book: &Arc<()>,
    ) -> Option<Box<dyn Search<Self>>> {
        let evaluator = Self::evaluator(book);
        if game.playing().len() == 2 {
            return levels::full(game, evaluator, SETTINGS, without);
        }
        let evaluator = Attentive::fully(evaluator);
        Some(Box::new(TwoLooks::new(game, &evaluator, SETTINGS, without)?))
    }

    fn win_probability(score: Score, seats: usize) -> f64 {
        let Some(among) = Among::of(seats) else { return share(score, seats, SCALE_OF_TWO) };
        match score {
            lost if lost.loses_in().is_some() => among.lost,
            won if won.is_proven() => share(won, seats, among.scale),
            Score(worth) => share(Score(worth + among.shift), seats, among.scale),
        }
    }

    fn estimated_probability(score: Score, seats: usize) -> f64 {
        share(score, seats, Among::of(seats).map_or(SCALE_OF_TWO, |among| among.others))
    }

    fn is_aim(effect: &Effect) -> bool {
        !matches!(
            effect,
            Effect::CapturesInTime { .. } | Effect::Recalls { .. } | Effect::Closes { .. }
        )
    }
}
