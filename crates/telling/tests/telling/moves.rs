//! What happened, what is advised, and what chance is about to decide.

use game::{Actor, Seat};
use shelf::{Game, GameInProgress, Opening};
use telling::{Reader, advised, told, turn};
use words::{Language, Words};

/// The blocks of the other player, far from everything.
const DARK: &str = "f8,c10,d10,g10,h10";

/// A game for two from a position, or from the start, after these moves.
fn game(game: Game, position: &str, moves: &str) -> GameInProgress {
    let position = (!position.is_empty()).then_some(position);
    let players = position.is_none().then_some(2);
    let mut game =
        game.open(&Opening { players, position, ..Opening::default() }).expect("a position");
    game.add_tokens(moves).expect("legal moves");
    game
}

/// The last of these moves as it is told to an onlooker, to whoever made it, and as an
/// advice before it was made.
fn three_ways(of: Game, position: &str, moves: &str, language: Language) -> [String; 3] {
    let words = Words::new(language);
    let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
    let (before, after) = (game(of, position, before), game(of, position, moves));
    let Actor::Seat(seat) = before.turn() else { panic!("a seat acts") };
    let onlooker = Reader::onlooker(&words);
    let maker = Reader { you: Some(seat), ..Reader::onlooker(&words) };
    [
        told(&after, after.length(), &onlooker),
        told(&after, after.length(), &maker),
        advised(&before, last, &maker).expect("a legal move"),
    ]
}

/// Each move as three sentences in English, then in French.
fn assert_told(of: Game, told: &[(&str, &str, [&str; 3], [&str; 3])]) {
    for (position, moves, english, french) in told {
        assert_eq!(three_ways(of, position, moves, Language::English), *english, "{moves}");
        assert_eq!(three_ways(of, position, moves, Language::French), *french, "{moves}");
    }
}

#[test]
fn pushes() {
    let told = [
        (
            "",
            "a7s",
            ["White pushes a7 down.", "You push a7 down.", "Push a7 down."],
            [
                "Les blancs poussent a7 vers le bas.",
                "Vous poussez a7 vers le bas.",
                "Poussez a7 vers le bas.",
            ],
        ),
        (
            "7/7/R1R1R2/5WR/R6/B6/7 white 2-6 - -",
            "f4e",
            [
                "White pushes f4 right and captures a red, 3 of 7.",
                "You push f4 right and capture a red, 3 of 7.",
                "Push f4 right and capture a red, 3 of 7.",
            ],
            [
                "Les blancs poussent f4 vers la droite et prennent une rouge, 3 sur 7.",
                "Vous poussez f4 vers la droite et prenez une rouge, 3 sur 7.",
                "Poussez f4 vers la droite et prenez une rouge, 3 sur 7.",
            ],
        ),
        (
            "7/7/7/5WR/7/B6/7 white 6-6 - -",
            "f4e",
            [
                "White pushes f4 right, captures the seventh red and wins.",
                "You push f4 right, capture the seventh red and win.",
                "Push f4 right, capture the seventh red and win.",
            ],
            [
                "Les blancs poussent f4 vers la droite, prennent la septième rouge et gagnent.",
                "Vous poussez f4 vers la droite, prenez la septième rouge et gagnez.",
                "Poussez f4 vers la droite, prenez la septième rouge et gagnez.",
            ],
        ),
        (
            "7/7/7/5WB/7/B5R/7 white 6-6 - -",
            "f4e pass",
            ["White ends the turn.", "You end your turn.", "End your turn."],
            [
                "Les blancs terminent leur tour.",
                "Vous terminez votre tour.",
                "Terminez votre tour.",
            ],
        ),
    ];
    assert_told(Game::Kuba, &told);
}

#[test]
fn walks() {
    let told = [
        (
            "",
            "d5-c7",
            [
                "Red moves the column on d5 to c7.",
                "You move the column on d5 to c7.",
                "Move the column on d5 to c7.",
            ],
            [
                "Les rouges déplacent la colonne de d5 à c7.",
                "Vous déplacez la colonne de d5 à c7.",
                "Déplacez la colonne de d5 à c7.",
            ],
        ),
        (
            "",
            "d5-c7 h8-h9 e5-a5",
            [
                "Red moves the Klotz from e5 to a5.",
                "You move your Klotz from e5 to a5.",
                "Move your Klotz from e5 to a5.",
            ],
            [
                "Les rouges déplacent leur Klotz de e5 à a5.",
                "Vous déplacez votre Klotz de e5 à a5.",
                "Déplacez votre Klotz de e5 à a5.",
            ],
        ),
        (
            "",
            "d5-c7 h8-h9 e5-a5 b4-a4 b7-a7 a4-a5",
            [
                "Green moves the column on a4 to a5 and sends the red Klotz home.",
                "You move the column on a4 to a5 and send the red Klotz home.",
                "Move the column on a4 to a5 and send the red Klotz home.",
            ],
            [
                "Les verts déplacent la colonne de a4 à a5 et renvoient le Klotz rouge chez lui.",
                "Vous déplacez la colonne de a4 à a5 et renvoyez le Klotz rouge chez lui.",
                "Déplacez la colonne de a4 à a5 et renvoyez le Klotz rouge chez lui.",
            ],
        ),
        (
            "",
            "d5-c7 h8-h9 e5-a5 h9-h8 a5-a1",
            [
                "Red moves the Klotz from a5 to a1, the corner, and wins.",
                "You move your Klotz from a5 to a1, the corner, and win.",
                "Move your Klotz from a5 to a1, the corner, and win.",
            ],
            [
                "Les rouges déplacent leur Klotz de a5 à a1, dans le coin, et gagnent.",
                "Vous déplacez votre Klotz de a5 à a1, dans le coin, et gagnez.",
                "Déplacez votre Klotz de a5 à a1, dans le coin, et gagnez.",
            ],
        ),
    ];
    assert_told(Game::Klotze, &told);
}

#[test]
fn tips() {
    let sinks = format!("d3e3,a5,j5,d1,e1,f1,g1/{DARK} light 2 - -");
    let wins = format!("d3e3,a5,j5,e1,f1/{DARK} light 2 - -");
    let told = [
        (
            "",
            "g5e",
            [
                "Light tips the block on g5 to the right, onto h5 and i5.",
                "You tip the block on g5 to the right, onto h5 and i5.",
                "Tip the block on g5 to the right, onto h5 and i5.",
            ],
            [
                "Les clairs font basculer le bloc en g5 vers la droite, sur h5 et i5.",
                "Vous faites basculer le bloc en g5 vers la droite, sur h5 et i5.",
                "Faites basculer le bloc en g5 vers la droite, sur h5 et i5.",
            ],
        ),
        (
            &*sinks,
            "d3w",
            [
                "Light tips the block on d3 into the hole on c3: 2 of 4 sunk.",
                "You tip the block on d3 into the hole on c3: 2 of 4 sunk.",
                "Tip the block on d3 into the hole on c3: 2 of 4 sunk.",
            ],
            [
                "Les clairs font basculer le bloc en d3 dans le trou en c3\u{a0}: 2 blocs tombés sur 4.",
                "Vous faites basculer le bloc en d3 dans le trou en c3\u{a0}: 2 blocs tombés sur 4.",
                "Faites basculer le bloc en d3 dans le trou en c3\u{a0}: 2 blocs tombés sur 4.",
            ],
        ),
        (
            &*wins,
            "d3w",
            [
                "Light tips the block on d3 into the hole on c3 and wins.",
                "You tip the block on d3 into the hole on c3 and win.",
                "Tip the block on d3 into the hole on c3 and win.",
            ],
            [
                "Les clairs font basculer le bloc en d3 dans le trou en c3 et gagnent.",
                "Vous faites basculer le bloc en d3 dans le trou en c3 et gagnez.",
                "Faites basculer le bloc en d3 dans le trou en c3 et gagnez.",
            ],
        ),
        (
            &*sinks,
            "d3e",
            [
                "Light tips the block on d3 to the right: it stands on f3.",
                "You tip the block on d3 to the right: it stands on f3.",
                "Tip the block on d3 to the right: it stands on f3.",
            ],
            [
                "Les clairs font basculer le bloc en d3 vers la droite\u{a0}: il est debout en f3.",
                "Vous faites basculer le bloc en d3 vers la droite\u{a0}: il est debout en f3.",
                "Faites basculer le bloc en d3 vers la droite\u{a0}: il est debout en f3.",
            ],
        ),
    ];
    assert_told(Game::BlackHoles, &told);
}

#[test]
fn marbles_on_the_track() {
    let told = [
        (
            "",
            "d4 e",
            ["Player 1 enters a marble on 4.", "You enter a marble on 4.", "Enter a marble on 4."],
            [
                "Le joueur 1 met une bille en piste sur la case 4.",
                "Vous mettez une bille en piste sur la case 4.",
                "Mettez une bille en piste sur la case 4.",
            ],
        ),
        (
            "",
            "d4 e k d4 e",
            [
                "Player 2 enters a marble on 4 and presses Player 1’s marble.",
                "You enter a marble on 4 and press Player 1’s marble.",
                "Enter a marble on 4 and press Player 1’s marble.",
            ],
            [
                "Le joueur 2 met une bille en piste sur la case 4 et appuie sur la bille du joueur 1.",
                "Vous mettez une bille en piste sur la case 4 et appuyez sur la bille du joueur 1.",
                "Mettez une bille en piste sur la case 4 et appuyez sur la bille du joueur 1.",
            ],
        ),
        (
            "",
            "d4 e t",
            ["Player 1 turns the disc.", "You turn the disc.", "Turn the disc."],
            ["Le joueur 1 tourne le plateau.", "Vous tournez le plateau.", "Tournez le plateau."],
        ),
    ];
    assert_told(Game::BilleTrap, &told);
}

#[test]
fn what_is_done_to_you_is_told_to_you() {
    for (of, position, moves, english, french) in [
        (
            Game::Kuba,
            "7/7/7/5WB/7/B5R/7 white 6-6 - -",
            "f4e",
            "White pushes f4 right and captures one of your marbles.",
            "Les blancs poussent f4 vers la droite et prennent une de vos billes.",
        ),
        (
            Game::BilleTrap,
            "...2..../......../........ 0,0 ????????/????????/????????  0 seat1 test:4:tray:turn",
            "o",
            "The trap opens: your marble drops back into the tray.",
            "La trappe s’ouvre\u{a0}: votre bille retombe dans la réserve.",
        ),
    ] {
        let game = game(of, &position.replace("  ", " "), moves);
        for (language, expected) in [(Language::English, english), (Language::French, french)] {
            let words = Words::new(language);
            let reader = Reader { you: Some(Seat::TWO), ..Reader::onlooker(&words) };
            assert_eq!(told(&game, game.length(), &reader), expected);
        }
    }
}

#[test]
fn a_friend_has_a_name_and_sees_the_board_from_the_other_side() {
    let game = game(Game::Kuba, "", "a7s");
    for (language, expected) in [
        (Language::English, "Ada pushes a7 up."),
        (Language::French, "Ada pousse a7 vers le haut."),
    ] {
        let words = Words::new(language);
        let names = vec![(Seat::ONE, "Ada".to_owned())];
        let reader = Reader { words: &words, you: Some(Seat::TWO), names, quarters: 2 };
        assert_eq!(told(&game, 1, &reader), expected);
    }
}

#[test]
fn a_roll_that_is_due_is_yours_or_anothers() {
    let game = game(Game::BilleTrap, "", "");
    for (language, yours, anothers) in [
        (Language::English, "Your roll.", "Player 1 rolls the die."),
        (Language::French, "À vous de lancer le dé.", "Le joueur 1 lance le dé."),
    ] {
        let words = Words::new(language);
        let to = |you| turn(&game, &Reader { you: Some(you), ..Reader::onlooker(&words) });
        assert_eq!(to(Seat::ONE), yours);
        assert_eq!(to(Seat::TWO), anothers);
    }
}

/// In random games of every kind nothing that happens is left untold, in no person.
#[test]
fn no_sentence_lacks_a_word() {
    let languages = Language::ALL.map(Words::new);
    for of in Game::ALL {
        for (words, seed) in languages.iter().zip(1..) {
            let mut draw = game::testing::dice(seed);
            let mut played = game(of, "", "");
            while played.outcome().is_none() && played.length() < 300 {
                let Some(token) = played.drawn_action(&mut draw).or_else(|| {
                    let moves = played.actions();
                    moves.get(draw(moves.len() as u32) as usize).cloned()
                }) else {
                    break;
                };
                let reader = Reader { you: Some(Seat::ONE), ..Reader::onlooker(words) };
                let advice = advised(&played, &token, &reader);
                played.add_tokens(&token).expect("a legal move");
                for told in [Some(told(&played, played.length(), &reader)), advice] {
                    let Some(told) = told else { continue };
                    assert!(told.ends_with('.') && !told.contains(['$', '{']), "{token}: {told}");
                    assert!(!told.contains("move-"), "{token}: {told}");
                }
            }
        }
    }
}
