//! What the last turns came to is told to both players, in both languages, from where
//! the game stands.

use app::view::Coach;
use game::{Actor, Seat};
use shelf::{Game, GameInProgress, Opening};
use telling::{Reader, recapped};
use words::{Language, Words};

/// A game for two from a position, or from the start, after these moves and whatever else
/// belongs to the turn of the last of them.
fn after(game: Game, position: &str, moves: &str) -> GameInProgress {
    let position = (!position.is_empty()).then_some(position);
    let players = position.is_none().then_some(2);
    let mut game =
        game.open(&Opening { players, position, ..Opening::default() }).expect("a position");
    let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
    game.add_tokens(before).expect("legal moves");
    let turn = game.turn();
    game.add_tokens(last).expect("a legal move");
    while game.turn() == turn {
        let ending = game.actions().pop().expect("a turn ends");
        game.add_tokens(&ending).expect("a legal move");
    }
    game
}

/// What somebody hears of the last turns.
fn heard(game: &GameInProgress, seat: Seat, language: Language) -> String {
    let words = Words::new(language);
    let reader = Reader { you: Some(seat), ..Reader::onlooker(&words) };
    let recaps = game.recaps(seat).into_iter();
    let told = recaps.filter_map(|recap| {
        recap.effects.iter().find_map(|effect| recapped(game, recap.by, effect, &reader))
    });
    told.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_a_turn_came_to_is_told_to_both_players() {
    let dark = "f8,c10,d10,e10,f10,g10,h10";
    let sinks = format!("d3e3,a5,j5,d1,e1,f1,g1/{dark} light 2 - -");
    let told = [
        (
            Game::Kuba,
            "7/7/R1R1R2/5WR/R6/B6/7 white 2-6 - -",
            "f4e",
            [
                "You pushed a red marble off: 3 of seven.",
                "White pushed a red marble off: 3 of seven.",
            ],
            [
                "Vous avez fait sortir une rouge\u{a0}: 3 sur sept.",
                "Les blancs ont fait sortir une rouge\u{a0}: 3 sur sept.",
            ],
        ),
        (
            Game::Kuba,
            "7/7/7/5WB/7/B5R/7 white 6-6 - -",
            "f4e",
            [
                "You captured a marble: the other player has 1 left.",
                "White captured one of your marbles: you have 1 left.",
            ],
            [
                "Vous avez pris une bille\u{a0}: il en reste 1 en face.",
                "Les blancs ont pris une de vos billes\u{a0}: il vous en reste 1.",
            ],
        ),
        (
            Game::Kuba,
            "7/7/7/5WR/7/7/B5B white 6-6 - -",
            "f4n",
            [
                "You could have won just now. Did you see it?",
                "White could have won just now. Lucky you!",
            ],
            [
                "Vous pouviez gagner à ce tour. L’aviez-vous vu\u{202f}?",
                "Victoire manquée pour les blancs\u{a0}: profitez-en\u{202f}!",
            ],
        ),
        (
            Game::Klotze,
            "",
            "d5-c7 h8-h9 e5-a5",
            [
                "You brought your Klotz within one move of the corner, a1.",
                "Red came within one move of the corner, a1.",
            ],
            [
                "Vous avez amené votre Klotz à un coup du coin a1.",
                "Les rouges ont amené leur Klotz à un coup du coin a1.",
            ],
        ),
        (
            Game::Klotze,
            "",
            "d5-c7 h8-h9 e5-a5 b4-a4 b7-a7 a4-a5",
            [
                "Green sent your Klotz home: it starts again from there.",
                "You sent the red Klotz home: it starts again from there.",
            ],
            [
                "Les verts ont renvoyé votre Klotz chez lui\u{a0}: il repart de là.",
                "Vous avez renvoyé le Klotz rouge chez lui\u{a0}: il repart de là.",
            ],
        ),
        (
            Game::BlackHoles,
            &sinks,
            "d3w",
            ["You sank a block: 2 of four.", "Light sank a block: 2 of four."],
            [
                "Vous avez fait tomber un bloc\u{a0}: 2 sur quatre.",
                "Les clairs ont fait tomber un bloc\u{a0}: 2 sur quatre.",
            ],
        ),
        (
            Game::BilleTrap,
            "",
            "d4 e k d4 e o k",
            [
                "Player 2 pressed your marble on 4: the trap was open in 14 of 24 cases.",
                "You pressed Player 1’s marble on 4: the trap was open in 14 of 24 cases.",
            ],
            [
                "Le joueur 2 a appuyé sur votre bille, case 4\u{a0}: la trappe était ouverte dans 14 cas sur 24.",
                "Vous avez appuyé sur la bille du joueur 1, case 4\u{a0}: la trappe était ouverte dans 14 cas sur 24.",
            ],
        ),
    ];
    for (of, position, moves, english, french) in told {
        let game = after(of, position, moves);
        for (language, expected) in [(Language::English, english), (Language::French, french)] {
            let heard = [Seat::ONE, Seat::TWO].map(|seat| heard(&game, seat, language));
            assert_eq!(heard, expected, "{moves}");
        }
    }
}

/// Who has moved again has other things to think about.
#[test]
fn a_recap_goes_with_the_next_move() {
    let mut game = after(Game::BilleTrap, "", "d4 e k d4 e o k");
    game.add_tokens("d4").expect("a roll");
    assert_ne!(game.recaps(Seat::ONE), [], "nothing was done in this turn");
    game.add_tokens("e").expect("a legal move");
    assert_eq!(game.recaps(Seat::ONE), [], "it goes on with the disc");
    game.add_tokens("o k resign:2").expect("anybody may resign");
    assert_eq!(game.recaps(Seat::TWO), [], "it is over");
}

/// Whatever happens, nobody hears a code.
#[test]
fn no_recap_lacks_a_word() {
    let mut told = 0;
    for of in Game::ALL {
        let mut game = of.open(&Opening::default()).expect("a new game");
        let mut number: u64 = 5;
        while game.outcome().is_none() && game.length() < 300 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let draw = (number >> 33) as u32;
            let token = game.drawn_action(&mut |below| draw % below).unwrap_or_else(|| {
                let actions = game.actions();
                actions[draw as usize % actions.len()].clone()
            });
            game.add_tokens(&token).expect("a legal move");
            let Actor::Seat(seat) = game.turn() else { continue };
            for language in Language::ALL {
                let heard = heard(&game, seat, language);
                assert!(!heard.contains(['$', '{']) && !heard.contains("recap-"), "{heard}");
                told += usize::from(!heard.is_empty());
            }
        }
    }
    assert!(told > 0, "something happens in random games");
}
