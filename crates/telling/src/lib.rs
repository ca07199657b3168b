//! A game told in sentences: each entry as it was made, whose turn it is, how it
//! ended. Page and terminal tell the same game by the same words; neither a board
//! nor a screen is known here.

mod brief;

use bots::Told;
use game::{Actor, Coded, Entry, Fact, GameSoFar, Leaving, Notice};
use shelf::{Ending, GameInProgress};
use words::Words;

pub use brief::{Brief, briefs};

/// The entry with this number, counted from 1, in a sentence; nothing where there
/// is none.
pub fn told(game: &GameInProgress, entry: usize, words: &Words) -> String {
    let Some(before) = entry.checked_sub(1) else { return String::new() };
    shelf::match_in_progress!(game, game => told_after(game, before, words)).unwrap_or_default()
}

/// Whose turn it is, or how the game ended.
pub fn turn(game: &GameInProgress, words: &Words) -> String {
    if let Some(due) = shelf::match_in_progress!(game, game => chance_due(game)) {
        return words.say(&due);
    }
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

/// What chance is about to decide, where the game goes on and tells it.
fn chance_due<P: Told>(game: &GameSoFar<P>) -> Option<Notice> {
    P::chance_due(game.position()).filter(|_| game.actor() == Actor::Chance)
}

/// The entry after so many others.
fn told_after<P: Told>(game: &GameSoFar<P>, before: usize, words: &Words) -> Option<String> {
    Some(entry(&game.position_after(before)?, *game.entries().get(before)?, words))
}

/// Tells an entry that was made in this position.
fn entry<P: Told>(before: &P, entry: Entry<P::Action>, words: &Words) -> String {
    match entry {
        Entry::Action(action) => match (P::sentence(before, action), before.actor()) {
            (Some(told), _) => words.say(&told),
            (None, Actor::Seat(seat)) => deed(before, before.seat_name(seat), action, words),
            (None, Actor::Chance | Actor::Over(_)) => {
                words.tell("play-chance", &[("token", Fact::Text(action.to_string()))])
            }
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
    match P::deed(before, action).map(|deed| words.say(&deed.notice())) {
        Some(deed) => words.tell("play-did-deed", &[did, ("deed", Fact::Text(deed))]),
        None => words.tell("play-did-alone", &[did]),
    }
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::Language;

    use super::*;

    fn kuba(tokens: &str) -> GameInProgress {
        let mut game = Game::Kuba.open(&Opening::default()).expect("Kuba opens");
        game.add_tokens(tokens).expect("entries");
        game
    }

    #[test]
    fn time_that_has_run_out_is_told_as_such() {
        for (language, flagged, left) in [
            (Language::English, "White’s time has run out.", "White leaves the game."),
            (Language::French, "Les blancs n’ont plus de temps.", "Les blancs quittent la partie."),
        ] {
            let words = Words::new(language);
            assert_eq!(told(&kuba("flag:1"), 1, &words), flagged);
            assert_eq!(told(&kuba("left:1"), 1, &words), left);
        }
    }

    #[test]
    fn dice_and_traps_are_sentences_and_never_tokens() {
        let mut game = Game::BilleTrap.open(&Opening::default()).expect("a game");
        game.add_tokens("d4 e k d4 e").expect("entries");
        let [english, french] = Language::ALL.map(Words::new);
        for (entry, told_in_english, told_in_french) in [
            (1, "Player 1 rolls 4.", "Le joueur 1 lance le dé\u{a0}: 4."),
            (
                2,
                "Player 1 enters a marble on 4.",
                "Le joueur 1 met une bille en piste sur la case 4.",
            ),
            (3, "Player 1 leaves the disc as it is.", "Le joueur 1 laisse le plateau tel quel."),
            (
                5,
                "Player 2 enters a marble on 4 and presses Player 1’s marble.",
                "Le joueur 2 met une bille en piste sur la case 4 et presse celle du joueur 1.",
            ),
        ] {
            assert_eq!(told(&game, entry, &english), told_in_english);
            assert_eq!(told(&game, entry, &french), told_in_french);
        }
        assert_eq!(turn(&game, &english), "The trap under Player 1’s marble on 4 is tested.");
        game.add_tokens("o t").expect("entries");
        assert_eq!(
            told(&game, 6, &english),
            "The trap opens: Player 1’s marble drops back into the tray."
        );
        assert_eq!(turn(&game, &english), "Player 1 rolls the die.");
        assert_eq!(turn(&game, &french), "Le joueur 1 lance le dé.");
        game.add_tokens("resign:1").expect("entries");
        assert!(turn(&game, &english).starts_with("Player 2 wins."), "nothing is due any more");
    }

    #[test]
    fn what_is_not_there_is_not_told() {
        let words = Words::new(Language::English);
        assert_eq!(told(&kuba(""), 0, &words), "");
        assert_eq!(told(&kuba(""), 1, &words), "");
    }
}
