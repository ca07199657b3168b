//! What happened, and where the game stands, in sentences. The sentences are
//! those of the terminal: both tell the same game.

use bots::Told;
use game::{Actor, Coded, Entry, Fact, Leaving};
use shelf::{Ending, GameInProgress};
use words::Words;

/// Whose turn it is, or how the game ended.
pub fn turn(played: &GameInProgress, words: &Words) -> String {
    match (played.actor(), played.ending()) {
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

/// Tells an entry that was made in this position.
pub(super) fn entry<P: Told>(before: &P, entry: Entry<P::Action>, words: &Words) -> String {
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
