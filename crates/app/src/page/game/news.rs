//! What has just happened in a game, to be read aloud. It is kept as what it is,
//! not as a sentence, so that it is said in the language that the reader has now.

use leptos::prelude::*;

use crate::page::game::session::GameSession;
use telling::told;

/// What has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum News {
    /// Nothing yet.
    Nothing,
    /// The entry with this number, counted from 1, and what is to be done then.
    Entry(usize),
    /// So many entries were taken back.
    TakenBack(usize),
}

impl GameSession {
    /// Tells the last entry on the board, and the result if it was the end.
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
            News::Entry(number) => untrack(|| {
                let acts = self.person_to_act().is_some();
                self.with_game(|game| {
                    let told = told(game, number, &words);
                    match (acts, game.outcome()) {
                        (false, None) => told,
                        (true, None) => format!("{told} {}", self.stands(&words)),
                        (_, Some(_)) => {
                            let (stands, by) = (self.stands(&words), self.ended_by(&words));
                            format!("{told} {stands} {by}")
                        }
                    }
                })
            }),
        }
    }
}
