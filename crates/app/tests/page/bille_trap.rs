//! The drawing of Bille-Trap.

use app::{
    drawn::Drawn,
    scene::{Body, Gesture, Motion, NoteKind, Piece},
};
use bille_trap::{BilleTrap, Setup};
use game::{GameSoFar, Position};
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
    assert_eq!(after.spots, before.spots);
    assert_eq!(motions, [("die waiting", Motion::Slides)], "it goes to the next seat");
    assert_eq!(marbles(&moved), marbles(&pieces));
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
    let written = |position: &BilleTrap, spot: &str| {
        let notes = position.notes();
        let note = notes.into_iter().find(|note| note.spot == spot).expect("a note");
        assert_eq!(note.kind, NoteKind::Aid, "{spot}");
        (note.look, note.text.unwrap_or_default())
    };
    assert_eq!(written(game.position(), "4"), ("trap unsure", "14/24".to_owned()));
    played(&mut game, &[], "d4 e k d4 e o");
    assert_eq!(written(game.position(), "4"), ("trap open", String::new()));
    assert_eq!(written(game.position(), "3"), ("trap unsure", "13/23".to_owned()));
    played(&mut game, &[], "t");
    assert_eq!(written(game.position(), "3"), ("trap open", String::new()));
    assert_eq!(written(game.position(), "4"), ("trap unsure", "13/23".to_owned()));
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
        let space = note.spot.parse().unwrap_or_else(|_| panic!("{} is no space", note.spot));
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
fn marbles_are_pointed_at_and_the_top_has_buttons() {
    let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
    let pieces = game.position().pieces();
    played(&mut game, &pieces, "d4");
    assert_eq!(gestures(&game), [Gesture::At { spot: "tray1".to_owned() }]);
    played(&mut game, &pieces, "e");
    let [keep, turn] = ["board-keep", "board-turn"].map(|code| Gesture::Button { code });
    assert_eq!(gestures(&game), [keep, turn]);
    played(&mut game, &pieces, "k d4 e o k d1 e k d1");
    let [tray, space] = ["tray2", "4"].map(|spot| Gesture::At { spot: spot.to_owned() });
    assert_eq!(gestures(&game), [tray, space]);
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
    position.actions().into_iter().map(|action| position.gesture(action)).collect()
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
