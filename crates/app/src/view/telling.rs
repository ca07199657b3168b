//! What can be read of a game after any number of its entries, and what
//! happened, in sentences. The sentences are those of the terminal: both tell the
//! same game.

use bots::Told;
use game::{Actor, Coded, Entry, Fact, GameSoFar, Leaving, Notice};
use shelf::{Ending, GameInProgress};
use words::Words;

use super::nearing::nearing;

/// A game as it is read.
pub trait Read {
    /// The text of the position after so many entries.
    fn position_text(&self, entries: usize) -> String;
    /// What there is to say beside the board after so many entries.
    fn remarks_after(&self, entries: usize) -> Vec<Notice>;
}

/// A game as it is told.
pub trait Tell {
    /// The entry with this number, counted from 1, in a sentence.
    fn told(&self, entry: usize, words: &Words) -> String;
    /// What may end the game soon, in sentences.
    fn nearing(&self, words: &Words) -> Vec<String>;
}

impl Read for GameInProgress {
    fn position_text(&self, entries: usize) -> String {
        shelf::match_in_progress!(self, game => {
            game.position_after(entries).unwrap_or_else(|| game.position()).to_string()
        })
    }

    fn remarks_after(&self, entries: usize) -> Vec<Notice> {
        if entries >= self.length() {
            return self.remarks();
        }
        shelf::match_in_progress!(self, game => {
            let position = game.position_after(entries).unwrap_or_else(|| game.position());
            game::Position::remarks(position).iter().map(Coded::notice).collect()
        })
    }
}

impl Tell for GameInProgress {
    fn told(&self, entry: usize, words: &Words) -> String {
        let Some(before) = entry.checked_sub(1) else { return String::new() };
        shelf::match_in_progress!(self, game => told(game, before, words)).unwrap_or_default()
    }

    fn nearing(&self, words: &Words) -> Vec<String> {
        shelf::match_in_progress!(self, game => nearing(game, words))
    }
}

/// Whose turn it is, or how the game ended.
pub fn turn(game: &GameInProgress, words: &Words) -> String {
    match (game.actor(), game.ending()) {
        (Some(actor), _) => words.tell("turn", &[("actor", actor.into())]),
        (None, Some(ending)) => result(&ending, words),
        (None, None) => String::new(),
    }
}

/// How a game ended.
pub fn result(ending: &Ending, words: &Words) -> String {
    let rule = [("rule", ending.rule.into()), ("sentence", Fact::Text(words.rule(ending.rule)))];
    match ending.winners.as_slice() {
        [winner] => {
            words.tell("result-won", &[&[("winner", (*winner).into())][..], &rule].concat())
        }
        _ => words.tell("result-drawn", &rule),
    }
}

/// The entry after so many others.
fn told<P: Told>(game: &GameSoFar<P>, before: usize, words: &Words) -> Option<String> {
    Some(entry(game.position_after(before)?, *game.entries().get(before)?, words))
}

/// Tells an entry that was made in this position.
fn entry<P: Told>(before: &P, entry: Entry<P::Action>, words: &Words) -> String {
    match entry {
        Entry::Action(action) => match before.actor() {
            Actor::Seat(seat) => deed(before, before.seat_name(seat), action, words),
            Actor::Chance | Actor::Over(_) => chance::<P>(action, words),
        },
        Entry::Left(seat, how) => {
            let code = match how {
                Leaving::Resigned => "play-resigned",
                Leaving::Flagged => "app-flagged",
                Leaving::Left => "app-left",
            };
            words.tell(code, &[("actor", before.seat_name(seat).into())])
        }
        Entry::Draw => words.text("app-agreed"),
    }
}

/// Who did what, and what came of it if that is worth telling.
fn deed<P: Told>(before: &P, actor: &'static str, action: P::Action, words: &Words) -> String {
    let facts = [("actor", actor.into()), ("token", Fact::Text(action.to_string()))];
    let did = ("did", Fact::Text(words.tell("play-did", &facts)));
    let deed = P::deed(before, action).map(|deed| words.say(&deed.notice()));
    let token = format!("token-{}-{action}", P::GAME);
    let token = || words.has(&token).then(|| words.text(&token));
    match deed.or_else(token) {
        Some(deed) => words.tell("play-did-deed", &[did, ("deed", Fact::Text(deed))]),
        None => words.tell("play-did-alone", &[did]),
    }
}

fn chance<P: Told>(action: P::Action, words: &Words) -> String {
    let code = format!("chance-{}-{action}", P::GAME);
    if words.has(&code) {
        words.text(&code)
    } else {
        words.tell("play-chance", &[("token", Fact::Text(action.to_string()))])
    }
}
