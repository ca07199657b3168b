//! Why a move is advised, without a token in it.

use game::Fact;
use shelf::Game;
use telling::{Reader, why};
use words::{Language, Words};

#[test]
fn a_reason_calls_moves_by_what_one_does() {
    let text = |text: &str| Fact::Text(text.to_owned());
    let wins = vec![("action", text("a7s"))];
    let prevents = vec![
        ("action", text("d3w")),
        ("answer", text("f8e")),
        ("seat", text("dark")),
        ("deed", text("DEED")),
    ];
    for (game, code, facts, english, french) in [
        (
            Game::Kuba,
            "reason-wins-at-once",
            &wins,
            "Pushing a7 down wins at once.",
            "Pousser a7 vers le bas gagne tout de suite.",
        ),
        (
            Game::BlackHoles,
            "reason-prevents",
            &prevents,
            "Tipping the block on d3 to the left stops Dark from tipping the block on f8 to the \
             right, which otherwise DEED.",
            "Faire basculer le bloc en d3 vers la gauche empêche les foncés de faire basculer le \
             bloc en f8 vers la droite, ce qui sinon DEED.",
        ),
    ] {
        for (language, expected) in [(Language::English, english), (Language::French, french)] {
            let words = Words::new(language);
            assert_eq!(why(game, code, facts, &Reader::onlooker(&words)), expected);
        }
    }
}

/// Every reason that can be given for a move has its sentence without tokens.
#[test]
fn every_reason_can_be_told_without_tokens() {
    use game::Coded;
    for words in Language::ALL.map(Words::new) {
        for (code, _) in bots::analysis::Reason::CODES {
            let told = code.replace("reason-", "why-");
            // How much hangs on chance is told of the die, never of a move.
            assert!(*code == "reason-luck" || words.has(&told), "{told}");
        }
    }
}
