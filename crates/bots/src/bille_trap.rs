//! What is known of Bille-Trap: the table of two seats, how to judge between
//! turns, the levels, and what is worth telling of an action.

mod brief;
mod effects;
mod evaluator;
mod gains;
mod happening;
mod iteration;
mod levels;
mod odds;
mod standing;
mod table;

use std::sync::Arc;

use game::{Coded, GameSoFar, Notice, Seat};
use search::{Expectation, Score, Search};
use shelf::games::bille_trap::{Action, BilleTrap, Phase};

use crate::{BotGame, BotKind, Described, Luck, Mark, Measured};
use evaluator::{Judging, SURE};

pub use effects::Effect;
pub use evaluator::Insight;
pub use gains::Gain;
pub use happening::Happening;
pub use odds::Odds;
pub use table::Table;

impl Described for BilleTrap {
    type Effect = Effect;
    type Gain = Gain;

    const LEVELS: u8 = levels::LEVELS;

    /// Only the highest level and those who know as much do.
    fn reads_book(kind: BotKind) -> bool {
        match kind {
            BotKind::Level(level) => !(1..Self::LEVELS).contains(&level),
            BotKind::Best
            | BotKind::Plain
            | BotKind::Paranoid
            | BotKind::BestReply
            | BotKind::MaxN => true,
            BotKind::Uct | BotKind::Random | BotKind::Greedy => false,
        }
    }

    fn effect(position: &Self, action: Action) -> Option<Effect> {
        Effect::of(position, action)
    }

    fn gain(position: &Self, action: Action) -> Gain {
        Gain::of(position, action)
    }

    const PLAIN: &'static [&'static str] = &[
        "gain-bille-trap-goes",
        "gain-bille-trap-turns",
        "gain-bille-trap-leaves",
        "gain-bille-trap-passes",
    ];

    const BRIEF: &'static [(&'static str, &'static [&'static str])] = brief::CODES;

    fn brief(position: &Self, action: Action) -> Vec<Mark> {
        brief::brief(position, action)
    }

    fn whose(position: &Self) -> Option<Seat> {
        (position.phase() != Phase::Over).then(|| position.turn_of())
    }

    const SENTENCES: &'static [(&'static str, &'static [&'static str])] = Happening::CODES;

    fn sentence(position: &Self, action: Action) -> Option<Notice> {
        Happening::of(position, action).map(|happening| happening.notice())
    }

    fn naming(action: Action) -> Notice {
        Happening::naming(action).notice()
    }

    fn chance_due(position: &Self) -> Option<Notice> {
        Happening::due(position).map(|happening| happening.notice())
    }

    fn luck(action: Action) -> Luck {
        match action {
            Action::Find(_) => Luck::Trap,
            _ => Luck::Die,
        }
    }

    const ODDS: &'static [(&'static str, &'static [&'static str])] = Odds::CODES;

    fn odds(position: &Self, seat: Seat) -> Option<Notice> {
        Odds::of(position, seat).map(|odds| odds.notice())
    }
}

impl BotGame for BilleTrap {
    type Evaluator = Insight;
    type Book = Table;

    const SUITE: &str = include_str!("../suites/bille-trap.txt");
    const MEASURED: &[Measured] = &[
        Measured { players: 2, tokens: "d1 e k d5 e t d4", depth: 2 },
        Measured { players: 4, tokens: "d1 e k d5 e t d4", depth: 2 },
    ];

    fn evaluator(book: &Arc<Table>) -> Insight {
        Insight { judging: Judging::Table(Arc::clone(book)), seed: None }
    }

    fn level(
        game: &GameSoFar<Self>,
        level: u8,
        seed: u64,
        book: &Arc<Table>,
    ) -> Box<dyn Search<Self>> {
        levels::search(game, level, seed, book)
    }

    fn plain(game: &GameSoFar<Self>, book: &Arc<Table>) -> Box<dyn Search<Self>> {
        Box::new(Expectation::new(game, Self::evaluator(book), None))
    }

    fn full(
        game: &GameSoFar<Self>,
        without: &[Action],
        book: &Arc<Table>,
    ) -> Option<Box<dyn Search<Self>>> {
        let search = Expectation::new(game, Self::evaluator(book), None);
        Some(Box::new(search.without(without)?))
    }

    /// Front-running: the front-most marble that can move; one enters only when
    /// it must; the top is kept. There is nothing left to the seed.
    fn greedy(game: &GameSoFar<Self>, _: u64, _: &Arc<Table>) -> Action {
        levels::front_running(game.position())
    }

    /// Scores are chances already, however many seats there are.
    fn win_probability(score: Score, _: usize) -> f64 {
        f64::from(score.0.clamp(-SURE, SURE) + SURE) / f64::from(2 * SURE)
    }

    fn is_aim(effect: &Effect) -> bool {
        matches!(effect, Effect::Wins | Effect::BringsHome { .. } | Effect::Presses { .. })
    }

    fn turn_of(position: &Self) -> Option<Seat> {
        (position.phase() != Phase::Over).then(|| position.turn_of())
    }
}
