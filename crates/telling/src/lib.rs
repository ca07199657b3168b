//! A game told in sentences: each entry as it was made, what can be done, whose turn it
//! is, how it ended. Page and terminal tell the same game by the same words; neither a
//! board nor a screen is known here.

mod advising;
mod brief;
mod clock;
mod reader;
mod recapping;

use bots::Described;
use game::{Actor, Entry, Fact, GameSoFar, Leaving};
use shelf::{Ending, GameInProgress};
use words::Words;

pub use advising::{advised, why, why_of};
pub use brief::{Brief, briefs};
pub use clock::{TENTHS, clock};
use reader::Mood;
pub use reader::Reader;
pub use recapping::recapped;

/// The entry with this number, counted from 1, in a sentence; nothing where there
/// is none.
pub fn told(game: &GameInProgress, entry: usize, reader: &Reader<'_>) -> String {
    let Some(before) = entry.checked_sub(1) else { return String::new() };
    shelf::match_in_progress!(game, game => told_after(game, before, reader)).unwrap_or_default()
}

/// Whose turn it is, or how the game ended.
pub fn turn(game: &GameInProgress, reader: &Reader<'_>) -> String {
    if let Some(due) = shelf::match_in_progress!(game, game => chance_due(game, reader)) {
        return due;
    }
    match (game.actor(), game.ending()) {
        (Some(actor), _) => reader.words.tell("turn", &[("actor", actor.into())]),
        (None, Some(ending)) => result(&ending, reader.words),
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
fn chance_due<P: Described>(game: &GameSoFar<P>, reader: &Reader<'_>) -> Option<String> {
    let position = game.position();
    let due = P::chance_due(position).filter(|_| game.actor() == Actor::Chance)?;
    Some(reader.say(&due, (position, P::whose(position)), Mood::Tells))
}

/// The entry after so many others.
fn told_after<P: Described>(
    game: &GameSoFar<P>,
    before: usize,
    reader: &Reader<'_>,
) -> Option<String> {
    let position = game.position_after(before)?;
    match *game.entries().get(before)? {
        Entry::Action(action) => {
            let sentence = P::sentence(&position, action)?;
            Some(reader.say(&sentence, (&position, P::whose(&position)), Mood::Tells))
        }
        Entry::Left(seat, how) => {
            let (yours, code) = match how {
                Leaving::Resigned => ("you-resigned", "play-resigned"),
                Leaving::Flagged => ("you-flagged", "app-flagged"),
                Leaving::Left => ("you-left", "app-left"),
            };
            Some(match reader.you {
                Some(you) if you == seat => reader.words.text(yours),
                _ => reader.words.tell(code, &[("actor", position.seat_name(seat).into())]),
            })
        }
        Entry::Draw => Some(reader.words.text("app-agreed")),
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
            assert_eq!(told(&kuba("flag:1"), 1, &Reader::onlooker(&words)), flagged);
            assert_eq!(told(&kuba("left:1"), 1, &Reader::onlooker(&words)), left);
        }
    }

    #[test]
    fn dice_and_traps_are_sentences_and_never_tokens() {
        let mut game = Game::BilleTrap.open(&Opening::default()).expect("a game");
        game.add_tokens("d4 e k d4 e").expect("entries");
        let languages = Language::ALL.map(Words::new);
        let [english, french] = languages.each_ref().map(Reader::onlooker);
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
                "Le joueur 2 met une bille en piste sur la case 4 et appuie sur la bille du joueur 1.",
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
        let reader = Reader::onlooker(&words);
        assert_eq!(told(&kuba(""), 0, &reader), "");
        assert_eq!(told(&kuba(""), 1, &reader), "");
    }
}
