//! Looking for a hint: the same analysis that the terminal and the house give,
//! in slices, ended by the clock. What it finds has the form that the house's
//! answer has, as far as a hint needs it.

use bots::{
    BotGame, Kind, Visitor,
    analysis::{Choosing, Found, Scope},
};
use game::{Actor, Notice};
use search::Progress;
use serde::Serialize;
use serde_json::Value;
use shelf::Game;
use words::{Language, Words};

use super::{
    books::Books,
    message::{Wish, words},
    thought::{self, Clock},
};

/// How long a slice is, about, and how long is looked in all, in milliseconds.
const SLICE: f64 = 8.0;
const LONGEST: f64 = 1_000.0;
/// Positions between two looks at the clock.
const SIP: u64 = 64;
/// Two, so that there is something to compare the best with.
const LINES: usize = 2;

/// What a strong player would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The best actions, the best first.
    pub lines: Vec<AdvisedLine>,
    /// Why.
    pub reason: Vec<AdvisedReason>,
}

/// One of the best actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AdvisedLine {
    /// Its token.
    pub action: String,
    /// The chance to win, a draw counted as half.
    pub win_probability: f64,
}

/// A sentence of the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AdvisedReason {
    /// In the reader's language.
    pub text: String,
}

impl Advice {
    /// The advice that a worker or a house has given.
    pub fn read(found: &Value) -> Option<Self> {
        let lines = found.get("lines")?.as_array()?.iter().map(|line| {
            let win_probability = line.get("win_probability")?.as_f64()?;
            Some(AdvisedLine { action: words(line, "action")?, win_probability })
        });
        let reason = found.get("reason")?.as_array()?.iter();
        let reason = reason.map(|reason| Some(AdvisedReason { text: words(reason, "text")? }));
        Some(Self { lines: lines.collect::<Option<_>>()?, reason: reason.collect::<Option<_>>()? })
    }
}

/// An analysis under way.
pub struct Advising {
    choosing: Box<dyn Advises>,
    words: Words,
    begun: f64,
}

impl Advising {
    /// Begins to look; nothing where the record can't be read, the game is over
    /// or chance is to act.
    pub fn begin(wish: &Wish, books: &Books, clock: Clock<'_>) -> Option<Self> {
        let begun = clock();
        // A record of another game is refused by its header.
        let mut games = Game::ALL.into_iter();
        let choosing = games.find_map(|game| bots::visit(game, Begin(&wish.advise, books)))?;
        let language = Language::of_locale(&wish.language).unwrap_or(Language::English);
        Some(Self { choosing, words: Words::new(language), begun })
    }

    /// Looks on for one slice; the advice when it has come to its end.
    pub fn go_on(&mut self, clock: Clock<'_>) -> Option<Advice> {
        let slice_begun = clock();
        loop {
            let progress = self.choosing.step(SIP);
            let now = clock();
            if progress == Progress::Done || now - self.begun >= LONGEST {
                return Some(self.advice());
            }
            if now - slice_begun >= SLICE {
                return None;
            }
        }
    }

    fn advice(&self) -> Advice {
        let (lines, reasons) = self.choosing.found();
        let reason = reasons.iter().map(|reason| AdvisedReason { text: self.words.say(reason) });
        Advice { lines, reason: reason.collect() }
    }
}

/// A look for what is best whose answer is text and codes, whichever the game.
trait Advises {
    fn step(&mut self, nodes: u64) -> Progress;
    /// The best actions, the best first, and why.
    fn found(&self) -> (Vec<AdvisedLine>, Vec<Notice>);
}

impl<P: BotGame> Advises for Choosing<P> {
    fn step(&mut self, nodes: u64) -> Progress {
        self.step(nodes)
    }

    fn found(&self) -> (Vec<AdvisedLine>, Vec<Notice>) {
        let analysis = self.analysis();
        let lines = match &analysis.found {
            Found::Lines { lines, .. } => lines.as_slice(),
            Found::Over | Found::Outcomes { .. } => &[],
        };
        let advised = lines.iter().map(|line| AdvisedLine {
            action: line.action.to_string(),
            win_probability: line.win_probability,
        });
        (advised.collect(), analysis.reasons)
    }
}

struct Begin<'a>(&'a str, &'a Books);

impl Visitor for Begin<'_> {
    type Output = Option<Box<dyn Advises>>;

    fn visit<P: BotGame>(self) -> Self::Output {
        let Self(record, books) = self;
        let game = thought::game_of::<P>(record)?;
        let Actor::Seat(seat) = game.actor() else { return None };
        // The table of the best level where it was given; it is as well without.
        let book = books.for_player::<P>(Kind::Level(P::LEVELS));
        let book = book.unwrap_or_else(|| std::sync::Arc::new(bots::Book::unread()));
        let scope = Scope { lines: LINES, deepest: None };
        Some(Box::new(Choosing::new(&game, seat, &book, scope)))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use shelf::Opening;

    use super::*;
    use crate::{local, thinker::message::QuestionId};

    fn advice(record: String, language: &str) -> Option<Advice> {
        // It goes on by itself, so that the look comes to its end.
        let now = Cell::new(0.0);
        let clock = || {
            now.set(now.get() + 4.0);
            now.get()
        };
        let wish = Wish { id: QuestionId(1), advise: record, language: language.to_owned() };
        let mut advising = Advising::begin(&wish, &Books::default(), &clock)?;
        loop {
            if let Some(advice) = advising.go_on(&clock) {
                return Some(advice);
            }
        }
    }

    #[test]
    fn a_hint_is_a_legal_action_with_a_reason() {
        for game in Game::ALL {
            let mut table = local::open(game, &Opening::default()).expect("a new game");
            table.draw_chance(7, "");
            let record = table.record(Default::default(), None);
            let advice = advice(record, "fr").expect("a seat acts");
            let best = advice.lines.first().expect("a best action");
            assert!((0.0..=1.0).contains(&best.win_probability));
            assert!(advice.reason.iter().all(|reason| !reason.text.is_empty()));
            assert!(!advice.reason.is_empty(), "{}", game.name());
            table.make(&best.action).expect("a legal action");
        }
    }

    #[test]
    fn there_is_no_hint_where_nobody_acts() {
        let mut table = local::open(Game::Kuba, &Opening::default()).expect("a new game");
        table.resign(game::Seat::ONE);
        assert_eq!(advice(table.record(Default::default(), None), "en"), None);
        assert_eq!(advice("nonsense".to_owned(), "en"), None);
    }
}
