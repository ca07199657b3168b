//! The sentences that each game writes for itself: the lists of them, and that no
//! game lacks any.

use std::{collections::BTreeSet, fs, path::Path};

use fluent_syntax::{ast::Entry, parser};
use shelf::{Game, Opening};
use words::{Language, Words};

/// A sentence that every seat has, under its name; and the fact that says which seat.
pub(crate) const OF_SEATS: [(&str, &str); 12] = [
    ("actor", "seat"),
    ("analysis-whose", "seat"),
    ("app-flagged", "actor"),
    ("app-left", "actor"),
    ("board-threat", "actor"),
    ("play-draw-agreed", "actor"),
    ("play-draw-declined", "actor"),
    ("play-resigned", "actor"),
    ("play-sits", "actor"),
    ("play-thinks", "actor"),
    ("result-won", "winner"),
    ("turn", "actor"),
];

/// A sentence that every game has, under its name, which is the fact `game`.
pub(crate) const OF_GAMES: [&str; 4] =
    ["board-choose", "board-stuck", "token-unreadable", "tokens"];

/// What is asked for by the name of a game, without a fact.
const NAMED: [&str; 4] = ["app-about", "app-age", "app-time", "game"];

/// The names of a game's seats.
pub(crate) fn seats(game: Game) -> Vec<&'static str> {
    let players = Some(*game.seats().end());
    let opening = Opening { players, ..Opening::default() };
    let mut played = game.open(&opening).expect("a game for so many");
    played.add_tokens("draw").expect("everybody agrees");
    played.ending().expect("it is over").winners
}

#[test]
fn no_game_lacks_a_sentence_of_its_own() {
    let mut missing = BTreeSet::new();
    for words in Language::ALL.map(Words::new) {
        for game in Game::ALL {
            let name = game.name();
            let of_seats = seats(game)
                .into_iter()
                .flat_map(|seat| OF_SEATS.map(|(code, _)| format!("{code}-{seat}")));
            let of_game = OF_GAMES.iter().chain(&NAMED).map(|code| format!("{code}-{name}"));
            let levels = (1..=bots::level_count(game)).map(|level| format!("level-{name}-{level}"));
            let about = format!("game-{name}-about");
            for code in of_seats.chain(of_game).chain(levels).chain([about]) {
                if !words.has(&code) {
                    missing.insert((words.language().code(), code));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// What one game says of a seat, and no list here asks of the others, would be a bare
/// code where another game is played.
#[test]
fn what_a_game_says_of_its_seats_is_said_of_all() {
    for game in Game::ALL {
        for code in codes_of(game) {
            let of_seat = seats(game).into_iter().find_map(|seat| {
                code.strip_suffix(seat)?
                    .strip_suffix('-')
                    .filter(|code| !code.contains(game.name()))
            });
            if let Some(of_seat) = of_seat {
                let listed = OF_SEATS.iter().any(|(code, _)| *code == of_seat);
                assert!(listed, "{code}: `OF_SEATS` lacks {of_seat}");
            }
        }
    }
}

/// The codes in the files of a game.
fn codes_of(game: Game) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("text/en");
    let mut codes = Vec::new();
    for ending in [".ftl", "-moves.ftl", "-terminal.ftl"] {
        let file = folder.join([game.name(), ending].concat());
        let text =
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let parsed = parser::parse(text.as_str()).expect("well-formed sentences");
        codes.extend(parsed.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    codes
}

/// A seat or a game that nobody knows is not told of by the sentence of another.
#[test]
fn the_facts_say_whose_sentence_is_meant() {
    let words = Words::new(Language::English);
    let told = |code: &str, name, of: &'static str| words.tell(code, &[(name, of.into())]);
    assert_eq!(told("turn", "actor", "white"), "White to play.");
    assert_eq!(told("turn", "actor", "chance"), "Rolling…");
    assert_eq!(told("turn", "actor", "nobody"), "turn");
    assert_eq!(told("turn", "token", "white"), "turn", "a token names no seat");
    let facts = [("token", "klotze".into()), ("game", "kuba".into())];
    assert!(words.tell("token-unreadable", &facts).contains("such as a6e"));
}
