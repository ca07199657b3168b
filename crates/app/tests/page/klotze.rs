//! The drawing of Klötze.

use app::{
    drawn::Drawn,
    scene::{Body, Gesture, Hand, Motion, NoteKind, Piece, Target},
};
use game::{GameSoFar, Position};
use shelf::games::klotze::{self, Klotze, Setup};
use words::{Language, Words};

use crate::drawing;

#[test]
fn every_position_of_random_games_of_four_is_drawn() {
    drawing::check::<Klotze>("players=4", 12);
}

#[test]
fn every_position_of_random_games_of_two_is_drawn() {
    drawing::check::<Klotze>("players=2", 10);
}

#[test]
fn every_position_of_random_games_of_chosen_colours_is_drawn() {
    drawing::check::<Klotze>("colours=yellow,green,blue first=blue", 10);
}

#[test]
fn columns_are_as_high_as_they_walk() {
    let pieces = Klotze::start(&Setup::default()).pieces();
    let height = |look: &str| {
        let piece = pieces.iter().find(|piece| piece.look == look);
        match piece.map(|piece| piece.body) {
            Some(Body::Block { height, .. }) => height,
            body => panic!("{look} is {body:?}"),
        }
    };
    let one = height("column one");
    for (look, levels) in [("column two", 2.0), ("column three", 3.0), ("klotz red", 4.0)] {
        assert!((height(look) - levels * one).abs() < 1e-5, "{look}");
    }
}

#[test]
fn a_stone_comes_from_its_corner_and_then_goes_with_its_column() {
    let mut game = GameSoFar::<Klotze>::from_setup(Setup::default());
    let start = game.position().pieces();
    assert_eq!(spot_of(&start, "stone red"), "a1");

    let (pieces, motions) = played(&mut game, &start, "d2-e2");
    assert_eq!(motions, [("column one", Motion::Slides), ("stone red", Motion::IsCarried)]);
    assert_eq!(spot_of(&pieces, "stone red"), "e2");

    let (pieces, _) = played(&mut game, &pieces, "c8-c9");
    let (pieces, _) = played(&mut game, &pieces, "h8-h9");
    let (pieces, _) = played(&mut game, &pieces, "h3-h2");
    let (pieces, motions) = played(&mut game, &pieces, "e2-e3");
    assert_eq!(motions, [("column one", Motion::Slides), ("stone red", Motion::Slides)]);
    assert_eq!(spot_of(&pieces, "stone red"), "e3");
}

#[test]
fn a_bent_way_goes_around_the_corner() {
    let mut game = GameSoFar::<Klotze>::from_setup(Setup::default());
    let start = game.position().pieces();
    // d5 is taken, so the way leads over c4.
    let way = ["d4", "c4", "c5"].map(|square| square.parse().expect("a square"));
    assert_eq!(Drawn::way(game.position(), action("d4-c5")), way);
    let (_, motions) = played(&mut game, &start, "d4-c5");
    assert_eq!(motions[0], ("column two", Motion::Bends(2.5, 6.5)));
    assert_eq!(motions[1], ("stone red", Motion::IsCarried));
}

#[test]
fn a_locked_column_says_by_whom() {
    let mut game = GameSoFar::<Klotze>::from_setup(Setup::default());
    assert_eq!(game.position().notes(), []);
    game.play(action("d2-e2")).unwrap_or_else(|refused| panic!("{refused:?}"));
    let notes = game.position().notes();
    let [note] = &notes[..] else { panic!("{notes:?}") };
    assert_eq!(
        (note.spot.to_string(), note.look, note.kind),
        ("e2".to_owned(), "locked red", NoteKind::Plain)
    );
    for (language, told) in [
        (Language::English, "locked by Red’s stone (KL-12)"),
        (Language::French, "verrouillée par la pierre des rouges (KL-12)"),
    ] {
        assert_eq!(Words::new(language).say(&note.told), told);
    }
}

#[test]
fn a_captured_klotz_makes_room_first() {
    let mut captures = 0;
    for seed in 0..25 {
        let mut draw = game::testing::dice(seed);
        let mut position = Klotze::start(&Setup::default());
        let mut pieces = position.pieces();
        for _ in 0..200 {
            let Some(action) = position.draw_action(&mut draw) else { break };
            let (moved, motions) = position.moved(&pieces, action);
            let looks: Vec<_> = motions.iter().map(|(id, _)| look_of(&moved, *id)).collect();
            if looks.iter().any(|look| look.starts_with("column"))
                && looks.iter().any(|look| look.starts_with("klotz"))
            {
                assert!(looks[0].starts_with("klotz"), "{action}: {looks:?}");
                assert_eq!(motions[0].1, Motion::IsCarried);
                captures += 1;
            }
            (position, pieces) = (position.apply(action), moved);
        }
    }
    assert!(captures > 0, "some are captured even in random games");
}

#[test]
fn what_nobody_plays_is_marked_and_has_no_stone() {
    let setup: Setup = "players=2".parse().unwrap_or_default();
    let pieces = Klotze::start(&setup).pieces();
    let count = |part: &str| pieces.iter().filter(|piece| piece.look.contains(part)).count();
    assert_eq!((count("klotz"), count("unused"), count("stone")), (4, 2, 2));
}

#[test]
fn a_move_is_made_from_square_to_square() {
    let start = Klotze::start(&Setup::default());
    let gesture = start.gesture(action("d2-e2")).named();
    assert_eq!(gesture, Gesture::FromTo { from: "d2".to_owned(), to: "e2".to_owned() });
    assert_eq!(start.target(action("d2-e2")), Target::Ring);
}

/// KL-12: a stone is not moved by itself; once it lies on a column, its corner is empty.
#[test]
fn a_stone_in_its_corner_says_what_it_waits_for() {
    let start = Klotze::start(&Setup::default());
    let corner = Hand::Points { spot: "a1".parse().expect("a square") };
    assert_eq!(start.meant(&corner), []);
    let (rule, notice) = start.instead(&corner);
    assert_eq!(
        (rule.map(game::RuleId::as_str), notice.code),
        (Some("KL-12"), "klotze-stone-waits")
    );
    let moved = start.apply(action("d2-e2"));
    assert!(!moved.meant(&corner).is_empty());
}

/// Plays a token; says what moved, by its look.
fn played(
    game: &mut GameSoFar<Klotze>,
    pieces: &[Piece],
    token: &str,
) -> (Vec<Piece>, Vec<(&'static str, Motion)>) {
    let (moved, motions) = game.position().moved(pieces, action(token));
    game.play(action(token)).unwrap_or_else(|refused| panic!("{token}: {refused:?}"));
    let motions = motions.into_iter().map(|(id, motion)| (look_of(&moved, id), motion)).collect();
    (moved, motions)
}

fn look_of(pieces: &[Piece], id: app::scene::PieceId) -> &'static str {
    pieces.iter().find(|piece| piece.id == id).map_or("", |piece| piece.look)
}

fn spot_of<'a>(pieces: &'a [Piece], look: &str) -> &'a str {
    let piece = pieces.iter().find(|piece| piece.look == look);
    piece.and_then(|piece| piece.spot.as_deref()).unwrap_or_default()
}

fn action(token: &str) -> klotze::Action {
    token.parse().unwrap_or_else(|_| panic!("{token} is no action"))
}
