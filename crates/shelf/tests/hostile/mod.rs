//! What must hold for any text that anyone sends: it is refused with a sentence,
//! or it is understood and then everything about it fits together. Never a
//! panic. The fuzz targets and the tests that replay their corpora call this.

use game::TokenError;
use shelf::{Game, GameInProgress, Heading, OpenError, Opening, TreeInProgress};
use words::{Language, Words};

/// A text as a list of tokens and as a record, of every game.
pub(crate) fn tokens_and_records(text: &str) {
    for game in Game::ALL {
        for players in game.seats() {
            let opening = Opening { players: Some(players), ..Opening::default() };
            let mut played = game.open(&opening).expect("a game for so many players");
            match played.add_tokens(text) {
                Ok(()) => check_played(&played),
                Err(error) => check_token_error(&error),
            }
        }
        check_record(game, text);
        for format in [1, 2] {
            let header = format!("format: {format}\ngame: {}\nedition: 1\n\n", game.name());
            check_record(game, &(header + text));
        }
    }
}

/// A text as a position and as a set-up, of every game.
pub(crate) fn positions_and_setups(text: &str) {
    for game in Game::ALL {
        let position = Opening { position: Some(text), ..Opening::default() };
        let setup = Opening { setup: Some(text), ..Opening::default() };
        for opening in [position, setup] {
            match game.open(&opening) {
                Ok(played) => {
                    check_played(&played);
                    check_successors(&played);
                }
                Err(error) => check_open_error(&error),
            }
        }
    }
}

/// A record is read with its variations exactly where its main line is.
fn check_record(game: Game, text: &str) {
    let line = game.open(&Opening { record: Some(text), ..Opening::default() });
    match (line, game.open_tree(text)) {
        (Ok(played), Ok((tree, heading))) => {
            check_played(&played);
            check_tree(&played, &tree, heading);
        }
        (Err(error), Err(same)) => {
            assert_eq!(error, same);
            check_open_error(&error);
        }
        (line, tree) => panic!("read in one way only: {line:?} {tree:?}"),
    }
}

/// Its main line is the game, and what is written is read back equal.
fn check_tree(played: &GameInProgress, tree: &TreeInProgress, heading: Heading) {
    assert_eq!(tree.main_line(), played.entries().join(" "));
    let text = tree.record(heading.clone());
    let read = played.game().open_tree(&text);
    let (again, _) = read.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again, *tree, "{text}");
    assert_eq!(again.record(heading), text);
}

/// What is shown of a game fits together, and its texts read as themselves.
fn check_played(played: &GameInProgress) {
    let game = played.game();
    let text = played.position();
    let opening = Opening { position: Some(&text), ..Opening::default() };
    let again = game.open(&opening).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again.position(), text);
    assert_eq!(played.actor().is_none(), played.ending().is_some());
    assert_eq!(played.actor().is_none(), played.actions().is_empty());
    assert!(!played.sketch().to_string().is_empty());

    let record = played.record(Heading::default());
    let opening = Opening { record: Some(&record), ..Opening::default() };
    let replayed = game.open(&opening).unwrap_or_else(|error| panic!("{record}: {error}"));
    assert_eq!(replayed.record(Heading::default()), record);
}

/// What comes after an accepted position is an accepted position too.
fn check_successors(played: &GameInProgress) {
    for action in played.actions() {
        let mut next = played.clone();
        next.add_tokens(&action).unwrap_or_else(|error| panic!("{}: {error}", played.position()));
        check_played(&next);
    }
}

fn check_open_error(error: &OpenError) {
    match error {
        OpenError::Record(game::RecordError::Token(error)) => check_token_error(error),
        error => check_sentence(|words| words.say(&error.notice())),
    }
}

fn check_token_error(error: &TokenError) {
    assert!(error.at > 0, "places count from 1");
    check_sentence(|words| words.token_error(error));
}

thread_local! {
    static WORDS: [Words; 2] = Language::ALL.map(Words::new);
}

/// There is a sentence in both languages, on one line, without control
/// characters, and not as long as the text that provoked it.
fn check_sentence(say: impl Fn(&Words) -> String) {
    WORDS.with(|both| {
        for words in both {
            let sentence = say(words);
            assert!(sentence.contains(' ') && sentence.len() < 1_000, "{sentence}");
            assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
        }
    });
}
