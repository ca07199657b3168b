//! The drawing of Bille-Trap.

use app::{
    boards::bille_trap::{BilleTrapSpot, Due, Foretold, Instead, TrapNote},
    drawn::Drawn,
    scene::{Body, Engraving, Gesture, Ground, Lettering, Motion, NoteKind, Piece, Uncovered},
};
use game::{Coded, Fact, GameSoFar, Position};
use shelf::games::bille_trap::{BilleTrap, Setup};
use words::{Language, Words};

use crate::drawing;

#[test]
fn every_position_of_random_games_is_drawn() {
    drawing::check::<BilleTrap>("players=2", 100);
    drawing::check::<BilleTrap>("players=3", 50);
    drawing::check::<BilleTrap>("players=4", 50);
}

#[test]
fn no_two_marbles_are_in_the_same_place_even_at_home() {
    for seed in 0..50 {
        let mut draw = game::testing::dice(seed);
        let mut position = BilleTrap::start(&Setup::for_players(4).unwrap_or_default());
        while let Some(action) = position.draw_action(&mut draw) {
            position = position.apply(action);
            let pieces = position.pieces();
            for (number, one) in pieces.iter().enumerate() {
                for other in &pieces[..number] {
                    let apart = (one.x - other.x).hypot(one.y - other.y).hypot(one.z - other.z);
                    assert!(apart > 0.6, "{one:?}\n{other:?}\n{}", position.sketch());
                }
            }
        }
    }
}

#[test]
fn only_the_track_and_home_turn_with_the_top() {
    let ground = BilleTrap::start(&Setup::for_players(4).unwrap_or_default()).ground();
    for spot in &ground.spots {
        let turns = !spot.id.starts_with("tray");
        assert_eq!(ground.is_on_top(spot.x, spot.y), turns, "{}", spot.id);
    }
    for piece in BilleTrap::start(&Setup::default()).pieces() {
        assert!(!ground.is_on_top(piece.x, piece.y), "{piece:?}");
    }
}

#[test]
fn bt_3_the_top_turns_by_an_eighth_and_takes_the_marbles_along() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    let pieces = game.position().pieces();
    let (pieces, _) = played(&mut game, &pieces, "d1 e");
    let before = game.position().ground();
    let (moved, motions) = played(&mut game, &pieces, "t");
    let after = game.position().ground();
    assert!((after.turned - before.turned - 45.0).abs() < 1e-3);
    let places = |ground: &Ground| {
        ground.spots.iter().map(|spot| (spot.id.clone(), spot.x, spot.y)).collect::<Vec<_>>()
    };
    assert_eq!(places(&after), places(&before));
    assert_eq!(motions, [("die waiting", Motion::Slides)], "it goes to the next seat");
    assert_eq!(marbles(&moved), marbles(&pieces));
}

#[test]
fn bt_5_the_die_shows_what_was_rolled_until_the_turn_ends() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    let start = game.position().pieces();
    let (pieces, _) = played(&mut game, &start, "d4");
    assert_eq!(pieces[0].look, "die four");
    let (pieces, motions) = played(&mut game, &pieces, "e");
    assert_eq!(pieces[0].look, "die four", "while the top is to be turned or kept");
    assert_eq!(motions.len(), 1, "it lies still: {motions:?}");
    let (pieces, _) = played(&mut game, &pieces, "k d4 e");
    assert_eq!(pieces[0].look, "die four", "while a trap is tested");
    let (pieces, _) = played(&mut game, &pieces, "c");
    assert_eq!(pieces[0].look, "die four");
    let (pieces, _) = played(&mut game, &pieces, "t");
    assert_eq!(pieces[0].look, "die waiting");
}

#[test]
fn the_die_is_rolled_and_shows_its_number() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    let pieces = game.position().pieces();
    assert_eq!(pieces[0].look, "die waiting");
    let (_, motions) = played(&mut game, &pieces, "d5");
    assert_eq!(motions, [("die five", Motion::Rolls)]);
}

#[test]
fn bt_9_a_pressed_marble_drops_or_stays() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    let pieces = game.position().pieces();
    let (pieces, _) = played(&mut game, &pieces, "d4 e k d4");
    let (pieces, motions) = played(&mut game, &pieces, "e");
    assert_eq!(motions[0], ("seat2", Motion::IsCarried));
    let above = pieces.iter().find(|piece| piece.z > 0.0);
    assert_eq!(above.map(|piece| piece.look), Some("seat2"), "it lies on the pressed one");

    let (_, motions) = played(&mut game.clone(), &pieces, "o");
    assert_eq!(motions[..2], [("seat1", Motion::Drops), ("seat2", Motion::Slides)]);

    let (pieces, motions) = played(&mut game, &pieces, "c");
    assert_eq!(motions[0], ("seat2", Motion::Bounces));
    let spots = ["seat1", "seat2"].map(|look| on_track(&pieces, look));
    assert_eq!(spots, [["4"], ["5"]]);
}

#[test]
fn bt_10_what_is_known_of_the_traps_follows_the_turning_top() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    assert_eq!(
        noted(game.position(), "4"),
        ("trap unsure", "58%".to_owned(), NoteKind::AidOnRequest)
    );
    played(&mut game, &[], "d4 e k d4 e o");
    assert_eq!(noted(game.position(), "4"), ("trap open", String::new(), NoteKind::Aid));
    assert_eq!(noted(game.position(), "3").1, "57%");
    played(&mut game, &[], "t");
    assert_eq!(noted(game.position(), "3"), ("trap open", String::new(), NoteKind::Aid));
    assert_eq!(noted(game.position(), "4"), ("trap unsure", "57%".to_owned(), NoteKind::Aid));
}

#[test]
fn bt_10_odds_matter_below_marbles_and_where_turning_takes_them() {
    let mattering = |text: &str| {
        let position = at(text);
        let spaces = (1..=24).map(|space: u8| space.to_string());
        let matters = |space: &String| noted(&position, space).2 == NoteKind::Aid;
        spaces.filter(matters).collect::<Vec<_>>().join(" ")
    };
    let marbles = "1......2/......../........ 0,0 ????????/????????/???????? 0 seat1";
    assert_eq!(mattering(&format!("{marbles} move:3")), "1 8");
    // Turned, what lies on 8 comes over the trap that is below 1 now.
    assert_eq!(mattering(&format!("{marbles} turn")), "1 2 8");
    let known = "1......2/......../........ 0,0 ????????/???????c/???????? 0 seat1 move:3";
    assert_eq!(mattering(known), "1 8 16", "what is known is always shown");
}

#[test]
fn bt_10_the_legend_tells_the_signs_and_how_many_are_open() {
    let words = Words::new(Language::English);
    let told = |text: &str| {
        let legend = at(text).legend(Uncovered::SoFar);
        legend.iter().map(|entry| format!("{}: {}", entry.look, words.say(&entry.told))).collect()
    };
    let some: Vec<String> =
        told("1......./......../........ 0,0 oc?????o/????????/???????? 0 seat1 move:3");
    assert_eq!(
        some,
        ["closed: closed: safe", "open: open", "untested: untested: 12 of 21 are open (57%)"]
    );
    let all: Vec<String> =
        told("1......./......../........ 0,0 oooooooo/oooooocc/cccccccc 0 seat1 move:3");
    assert_eq!(all.len(), 2, "nothing is left untested: {all:?}");
    let over = at("1......./......../........ 0,0 oc?????o/????????/???????? 0 seat1 move:3");
    let over = over.legend(Uncovered::All);
    let looks: Vec<_> = over.iter().map(|entry| entry.look).collect();
    assert_eq!(looks, ["closed", "open", "never"], "how they are is shown then");
}

#[test]
fn bt_12_all_traps_are_shown_when_the_game_is_over() {
    let mut draw = game::testing::dice(12);
    let mut position = BilleTrap::start(&Setup::default());
    while let Some(action) = position.draw_action(&mut draw) {
        position = position.apply(action);
    }
    let deal = position.supposed(&mut draw).expect("traps lie hidden");
    let notes = position.uncovered(&deal);
    let looks = |look: &str| notes.iter().filter(|note| note.look.contains(look)).count();
    assert_eq!((looks("open"), looks("closed")), (14, 10), "{notes:?}");
    assert!(notes.iter().all(|note| note.kind == NoteKind::Plain));
    for note in &notes {
        let BilleTrapSpot::Space(space) = note.spot else { panic!("{} is no space", note.spot) };
        let known = position.known(position.trap_under(space));
        assert_eq!(note.look.contains("untested"), known.is_none(), "{note:?}");
        assert!(known.is_none_or(|found| note.look.contains(found.name())), "{note:?}");
    }
    assert!(looks("untested") > 0, "nobody tests them all");
    for words in Language::ALL.map(Words::new) {
        for note in notes.iter().chain(&position.notes()) {
            assert!(words.has(note.told.code), "{:?}: {note:?}", words.language());
        }
    }
    assert_eq!(position.uncovered("no deal"), []);
}

#[test]
fn marbles_are_taken_where_they_go_and_the_top_has_buttons() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    let pieces = game.position().pieces();
    played(&mut game, &pieces, "d4");
    assert_eq!(gestures(&game), [goes("tray1", "4")]);
    played(&mut game, &pieces, "e");
    let [keep, turn] = ["board-keep", "board-turn"].map(|code| Gesture::Button { code });
    assert_eq!(gestures(&game), [keep, turn]);
    played(&mut game, &pieces, "k d4 e o k d1 e k d1");
    assert_eq!(gestures(&game), [goes("tray2", "1"), goes("4", "5")]);
}

/// BT-1: every space has its number, each way its direction, and Home its name.
#[test]
fn bt_1_the_top_is_engraved() {
    let engraved = at("......../......../........ 0,0,0 ????????/????????/???????? 0 seat1 die")
        .ground()
        .engraved;
    let written: Vec<_> = engraved
        .iter()
        .filter_map(|it| match &it.shape {
            Engraving::Text { text: Lettering::Plain(text), .. } => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(written, (1..=24).map(|number: u8| number.to_string()).collect::<Vec<_>>());
    let looks = |look: &str| engraved.iter().filter(|it| it.look == look).count();
    let lines = ["groove", "groove inward", "groove homeward"].map(looks);
    assert_eq!(lines, [21, 2, 1], "along the rings, to 9 and 17, Home");
    assert_eq!(["head", "head inward", "head homeward"].map(looks), lines);
    assert_eq!((looks("hollow"), looks("hollow marked"), looks("entry-die")), (21, 3, 3));
    assert_eq!((looks("socket seat3"), looks("socket seat4")), (3, 0), "three play");
    assert_eq!(looks("home-name"), 1);
    for it in &engraved {
        let points = match &it.shape {
            Engraving::Line(points) => points.clone(),
            Engraving::Disc { middle, .. } | Engraving::Text { middle, .. } => vec![*middle],
        };
        assert!(!points.is_empty(), "{it:?}");
        for (x, y) in points {
            assert!((x - 4.6).hypot(y - 4.6) < 4.5, "beyond the top: {it:?}");
        }
    }
}

#[test]
fn every_code_of_the_drawing_is_told_in_both_languages() {
    let codes = [Foretold::CODES, Instead::CODES, TrapNote::CODES, Due::CODES].concat();
    for words in Language::ALL.map(Words::new) {
        for (code, facts) in &codes {
            assert!(words.has(code), "{:?} lacks {code}", words.language());
            let facts: Vec<_> = facts.iter().map(|fact| (*fact, Fact::Number(7))).collect();
            let told = words.tell(code, &facts);
            assert!(!told.contains("{$"), "{code} has no such fact: {told}");
        }
    }
}

pub(crate) fn at(text: &str) -> BilleTrap {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn goes(from: &str, to: &str) -> Gesture {
    Gesture::FromTo { from: from.to_owned(), to: to.to_owned() }
}

/// What is noted at a spot: its look, what is written there, and what it is for.
fn noted(position: &BilleTrap, spot: &str) -> (&'static str, String, NoteKind) {
    let note =
        position.notes().into_iter().find(|note| note.spot.to_string() == spot).expect("a note");
    let words = Words::new(Language::English);
    (note.look, note.text.map(|text| words.say(&text)).unwrap_or_default(), note.kind)
}

/// Plays tokens; says what the last of them moved, by its look.
fn played(
    game: &mut GameSoFar<BilleTrap>,
    pieces: &[Piece],
    tokens: &str,
) -> (Vec<Piece>, Vec<(&'static str, Motion)>) {
    let mut pieces = pieces.to_vec();
    let mut motions = Vec::new();
    for token in tokens.split_whitespace() {
        let action = token.parse().unwrap_or_else(|_| panic!("{token} is no action"));
        (pieces, motions) = game.position().moved(&pieces, action);
        game.play(action).unwrap_or_else(|refused| panic!("{token}: {refused:?}"));
    }
    let look = |id| pieces.iter().find(|piece| piece.id == id).map_or("", |piece| piece.look);
    let motions = motions.into_iter().map(|(id, motion)| (look(id), motion)).collect();
    (pieces, motions)
}

fn gestures(game: &GameSoFar<BilleTrap>) -> Vec<Gesture> {
    let position = game.position();
    position.actions().into_iter().map(|action| position.gesture(action).named()).collect()
}

fn marbles(pieces: &[Piece]) -> Vec<&Piece> {
    pieces.iter().filter(|piece| matches!(piece.body, Body::Marble { .. })).collect()
}

/// The spots of the marbles of this look that are not in a tray.
fn on_track<'a>(pieces: &'a [Piece], look: &str) -> Vec<&'a str> {
    let marbles = pieces.iter().filter(|piece| piece.look == look);
    marbles
        .filter_map(|piece| piece.spot.as_deref())
        .filter(|spot| !spot.contains("tray"))
        .collect()
}
