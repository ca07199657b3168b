//! What has just happened in a game, to be read aloud. It is kept as what it is,
//! not as a sentence, so that it is said in the language that the reader has now.

use game::{Fact, Maker};
use leptos::prelude::*;
use telling::told;
use words::Words;

use crate::page::game::session::GameSession;

/// What has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum News {
    /// Nothing yet.
    Nothing,
    /// The entry with this number, counted from 1, and what is to be done then.
    Entry(usize),
    /// So many entries were taken back.
    TakenBack(usize),
    /// The game is over, and its last move at rest.
    Ended,
}

impl GameSession {
    /// Tells the last entry on the board. The result is told apart, when it has come to
    /// rest.
    pub(in crate::page) fn tell_last(self) {
        self.news.set(News::Entry(untrack(|| self.length())));
    }

    /// What has just happened, in a sentence. It is asked anew when there is
    /// something new or another language, and not whenever the game changes.
    pub(in crate::page) fn told_news(self) -> String {
        let words = self.speaking.words();
        match self.news.get() {
            News::Nothing => String::new(),
            News::TakenBack(count) => words.tell("play-back", &[("count", count.into())]),
            News::Ended => untrack(|| self.told_end(&words)),
            News::Entry(number) => untrack(|| {
                let acts = self.person_to_act().is_some() || self.is_turn_whole();
                let told = self.with_game(|game| match game.makers().last() {
                    // That somebody left, or all agreed, is told with what comes of it.
                    Some(Maker::Leaver(_) | Maker::Everybody) if game.outcome().is_some() => None,
                    _ => Some(told(game, number, &self.reader(&words))),
                });
                match told {
                    Some(told) if acts => format!("{told} {}", self.stands(&words)),
                    told => told.unwrap_or_default(),
                }
            }),
        }
    }

    /// How the game ended, in a sentence.
    fn told_end(self, words: &Words) -> String {
        let (result, by) = (Fact::Text(self.stands(words)), Fact::Text(self.ended_by(words)));
        words.tell("result-told", &[("result", result), ("by", by)])
    }
}
