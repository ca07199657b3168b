//! By what games end, and that it can be told to whoever it is about and to others.

use app::{
    drawn::Drawn,
    view::{Cause, Count, End, Read},
};
use game::{Outcome, Position, Rule as Shared, Seat};
use shelf::{
    Game, Opening,
    games::{
        black_holes::{self, BlackHoles, Rule as BlackHolesRule},
        kuba::{self, Kuba, Rule as KubaRule},
    },
};
use words::{Language, Words};

/// A position, or the start; what happens then; by what that ends, and for whom.
type Ending = (Game, Option<&'static str>, &'static str, &'static str, Option<Seat>);

const ENDS: [Ending; 9] = [
    (
        Game::Kuba,
        Some("7/7/7/5WR/7/7/B5B white 6-6 - -"),
        "f4e",
        "ended-kuba-reds",
        Some(Seat::ONE),
    ),
    (
        Game::Kuba,
        Some("3R3/7/7/5WB/7/7/7 white 6-6 - -"),
        "f4e",
        "ended-kuba-marbles",
        Some(Seat::TWO),
    ),
    (Game::Kuba, None, "resign:1", "ended-resigned", Some(Seat::ONE)),
    (Game::Kuba, None, "flag:2", "ended-flagged", Some(Seat::TWO)),
    (Game::Kuba, None, "left:2", "ended-left", Some(Seat::TWO)),
    (Game::Kuba, None, "draw", "ended-agreed", None),
    (
        Game::BlackHoles,
        Some("d3e3,g7,g6,g5,g4/d7,d6,d5,e7,e6 light 1 - -"),
        "",
        "ended-black-holes-sunk",
        Some(Seat::ONE),
    ),
    (
        Game::Klotze,
        Some(
            "........../...1..1.../..1....1../.1.2332.1./...3YG3.../...3.B3.../\
             .1.2332.1./..1....1../...1..1.../....R..... red,yellow,green,blue red -,-,-,-",
        ),
        "",
        "ended-klotze-corner",
        Some(Seat::ONE),
    ),
    (
        Game::Klotze,
        None,
        "d2-e2 g9-f9 e2-d2 f9-g9 d2-e2 g9-f9 e2-d2 f9-g9 d2-e2 g9-f9",
        "ended-repetition",
        None,
    ),
];

#[test]
fn a_game_says_by_what_it_ended() {
    for (game, position, tokens, code, seat) in ENDS {
        let opening =
            Opening { position, players: position.is_none().then_some(2), ..Opening::default() };
        let mut played = game.open(&opening).expect("a position");
        assert_eq!(played.cause(), None, "{game:?}: it goes on");
        let tokens = if tokens.is_empty() { winning(&played) } else { tokens.to_owned() };
        played.add_tokens(&tokens).expect("legal entries");
        assert_eq!(played.cause(), Some(Cause::of(code, seat)), "{game:?} {tokens}");
    }
}

/// Whoever looks into a game that is over begins where it could still have ended otherwise.
#[test]
fn the_last_choice_of_a_game_is_found() {
    let light = "d3e3,g7,g6,g5,g4/d7,d6,d5,e7,e6 light 2 - -";
    let traps = "......../......../.1...2.. 2,2 ????????/????????/???????? 0 seat1 die";
    for (game, position, tokens, expected) in [
        // A push that wins, and one that captures before it.
        (Game::Kuba, "7/7/7/5WR/7/7/B5B white 6-6 - -", "f4e", 0),
        (Game::Kuba, "7/7/7/RW3WR/7/7/B5B white 5-6 - -", "f4e b4w", 0),
        // The first of two moves, not the second.
        (Game::BlackHoles, light, "g7n d3w", 0),
        // After the die, which nobody chooses.
        (Game::BilleTrap, traps, "d3 m18 k d1 m22 k d4 m21", 7),
        // Where somebody gives up it is their own choice.
        (Game::Kuba, "7/7/7/5WR/7/7/B5B white 6-6 - -", "f4n resign:2", 1),
        (Game::Kuba, "7/7/7/5WR/7/7/B5B white 6-6 - -", "draw", 0),
        (Game::Kuba, "7/7/7/5WR/7/7/B5B white 6-6 - -", "", 0),
    ] {
        let opening = Opening { position: Some(position), ..Opening::default() };
        let mut played = game.open(&opening).expect("a position");
        played.add_tokens(tokens).expect("legal entries");
        assert_eq!(played.last_choice(), expected, "{game:?} {tokens}");
    }
}

/// The move that ends a game.
fn winning(game: &shelf::GameInProgress) -> String {
    let wins = |token: &String| {
        let mut game = game.clone();
        game.add_tokens(token).is_ok() && game.outcome().is_some()
    };
    game.actions().into_iter().find(wins).expect("a move that wins")
}

/// KU-10: who has marbles and lost all the same can't push; BH-11: a draw is nobody's.
#[test]
fn who_can_not_move_is_told_so() {
    let start = <Kuba as Position>::start(&kuba::Setup::default());
    let lost = Outcome::won(Seat::ONE, KubaRule::NoPush.id());
    assert_eq!(start.cause(&lost), Cause::of("ended-kuba-stuck", Some(Seat::TWO)));
    let start = <BlackHoles as Position>::start(&black_holes::Setup);
    let drawn = Outcome::drawn(start.seats(), BlackHolesRule::Standstill.id());
    assert_eq!(start.cause(&drawn), Cause::of("ended-black-holes-stuck", None));
}

#[test]
fn every_end_is_told_in_both_languages() {
    assert_eq!(Shared::ALL.len(), 4, "a rule of all games without its sentence");
    let others = [
        ("ended-kuba-stuck", true),
        ("ended-bille-trap-home", true),
        ("ended-black-holes-stuck", false),
        ("ended-length", false),
    ];
    let all = ENDS.into_iter().map(|(.., code, seat)| (code, seat.is_some())).chain(others);
    for words in Language::ALL.map(Words::new) {
        for (code, is_about_somebody) in all.clone() {
            assert!(words.has(code), "{code}");
            let to_you = format!("{code}-you");
            assert_eq!(words.has(&to_you), is_about_somebody, "{to_you}");
        }
    }
}

/// Every Klotz is as far from its corner as every other, until one is there.
#[test]
fn the_way_of_a_klotz_to_its_corner_is_counted() {
    let (_, position, ..) = ENDS[7];
    let opening = Opening { position, ..Opening::default() };
    let mut played = Game::Klotze.open(&opening).expect("a position");
    let squares = |game: &shelf::GameInProgress| -> Vec<u8> {
        let of = |seat| game.tallies(game.length(), seat)[0].have;
        game.seats().into_iter().map(of).collect()
    };
    assert_eq!(squares(&played), [4, 8, 8, 8]);
    played.add_tokens(&winning(&played)).expect("a legal move");
    assert_eq!(squares(&played), [0, 8, 8, 8]);
}
