//! Tips follow from the position: which one, with which facts, for whoever acts.

use app::view::Coach;
use game::{Actor, Seat};
use shelf::{Game, GameInProgress, Opening};
use words::{Language, Words};

/// A game for two from a position, or from the start, after these moves.
fn game(game: Game, position: &str, moves: &str) -> GameInProgress {
    let position = (!position.is_empty()).then_some(position);
    let players = position.is_none().then_some(2);
    let mut game =
        game.open(&Opening { players, position, ..Opening::default() }).expect("a position");
    game.add_tokens(moves).expect("legal moves");
    game
}

#[test]
fn each_tip_is_told_where_it_applies() {
    let dark = "f8,c10,d10,e10,f10,g10,h10";
    let sinks = format!("d3e3,a5,j5,d1,e1,f1,g1/{dark} light 2 - -");
    let traps = "????????/????????/????????";
    let home = format!("......../......../.....1.. 1,0 {traps} 0 seat1 move:3");
    let disc = format!("1......./......../........ 0,0 {traps} 0 seat1 turn");
    for (of, position, moves, told) in [
        (Game::Kuba, "", "", "tip-kuba-push count=6"),
        (Game::Kuba, "7/7/R1R1R2/5WR/R6/B6/7 white 2-6 - -", "", "tip-kuba-red square=f4"),
        (Game::Kuba, "7/7/7/5WB/7/B5R/7 white 6-6 - -", "f4e", "tip-kuba-again"),
        (Game::Klotze, "", "d5-c7 h8-h9 e5-a5 h9-h8", "tip-klotze-win corner=a1"),
        (Game::Klotze, "", "d5-c7 h8-h9 e5-a5", "tip-threat"),
        (Game::BlackHoles, &sinks, "", "tip-black-holes-sink square=d3"),
        (Game::BilleTrap, "", "d4", "tip-bille-trap-enter space=4"),
        (Game::BilleTrap, "", "d2", "tip-bille-trap-shortcut roll=2 space=9"),
        (Game::BilleTrap, "", "d4 e k d4", "tip-bille-trap-press space=4"),
        (Game::BilleTrap, &home, "", "tip-bille-trap-home"),
        (Game::BilleTrap, &disc, "", "tip-bille-trap-disc"),
    ] {
        let game = game(of, position, moves);
        let Actor::Seat(seat) = game.turn() else { panic!("a seat acts") };
        let tip = game.tip(seat, None).map(|tip| tip.told.to_string());
        assert_eq!(tip.as_deref(), Some(told), "{position} {moves}");
        let other = if seat == Seat::ONE { Seat::TWO } else { Seat::ONE };
        assert_eq!(game.tip(other, None), None, "only whoever acts is coached");
    }
}

/// What a tip has the board show.
#[test]
fn a_tip_shows_what_it_is_about() {
    let line = "7/7/R1R1R2/5WR/R6/B6/7 white 2-6 - -";
    let danger = "B6/7/W6/7/4W2/6R/6B white 6-6 - -";
    for (of, position, moves, shown) in [
        (Game::Kuba, line, "", "f4 g4"),
        (Game::Klotze, "", "d5-c7 h8-h9 e5-a5 h9-h8", "a1 a2 a3 a4 a5"),
        (Game::BilleTrap, "", "d4", "1 2 3 4 tray1"),
    ] {
        let game = game(of, position, moves);
        let Actor::Seat(seat) = game.turn() else { panic!("a seat acts") };
        let mut spots = game.tip(seat, None).expect("a tip").spots;
        spots.sort_unstable();
        assert_eq!(spots.join(" "), shown, "{position} {moves}");
    }
    // Whatever is in danger is one's own.
    let game = game(Game::Kuba, danger, "e3n g1w a5n");
    let tip = game.tip(Seat::TWO, None).expect("a tip");
    assert_eq!((tip.told.code, tip.spots), ("tip-kuba-danger", vec!["a7".to_owned()]));
}

/// Who has chosen a piece hears where it can go.
#[test]
fn a_tip_follows_what_is_chosen() {
    for (of, moves, chosen, told) in [
        (Game::Kuba, "", "a7", "tip-kuba-arrow"),
        (Game::BilleTrap, "d4", "tray1", "tip-bille-trap-there space=4"),
        (Game::BilleTrap, "d4", "7", "tip-bille-trap-enter space=4"),
    ] {
        let game = game(of, "", moves);
        let tip = game.tip(Seat::ONE, Some(chosen)).expect("a tip");
        assert_eq!(tip.told.to_string(), told);
    }
}

/// Whoever was told something of Black Holes once is not told it in each turn, but for
/// what can be done or happens now.
#[test]
fn the_tips_of_black_holes_are_told_once() {
    let mut played = game(Game::BlackHoles, "", "");
    let mut told: [Vec<&str>; 2] = [Vec::new(), Vec::new()];
    for _ in 0..24 {
        let Actor::Seat(seat) = played.turn() else { break };
        if let Some(tip) = played.tip(seat, None) {
            told[seat.index()].push(tip.told.code);
        }
        let action = played.actions().first().cloned().expect("a move");
        played.add_tokens(&action).expect("legal");
    }
    let first = ["tip-black-holes-tip", "tip-black-holes-goal", "tip-black-holes-second"];
    for mut told in told {
        told.retain(|tip| !["tip-threat", "tip-black-holes-sink"].contains(tip));
        assert!(first.iter().all(|tip| told.contains(tip)), "{told:?}");
        let all = told.len();
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), all, "{told:?}");
    }
}

#[test]
fn a_tip_counts_what_glows() {
    let tip = game(Game::Kuba, "", "").tip(Seat::ONE, None).expect("a tip");
    let words = Words::new(Language::English);
    assert_eq!(
        words.say(&tip.told),
        "A marble moves only if nothing is right behind it. Choose one of the 6 that glow, then an \
         arrow."
    );
}

#[test]
fn every_lesson_has_its_sentence() {
    use app::boards;
    use game::Coded;
    let all = [
        boards::kuba::Lesson::CODES,
        boards::klotze::Lesson::CODES,
        boards::black_holes::Lesson::CODES,
        boards::bille_trap::Lesson::CODES,
    ];
    for words in Language::ALL.map(Words::new) {
        assert!(words.has("tip-threat"));
        for (code, _) in all.concat() {
            assert!(words.has(code), "{code}");
        }
    }
}
