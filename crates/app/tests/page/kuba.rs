//! The drawing of Kuba.

use app::{
    drawn::Drawn,
    scene::{Gesture, Hand, Motion, Piece, Target},
};
use game::{Direction, GameSoFar, Position};
use shelf::games::kuba::{self, Action, Kuba, Setup};
use words::{Language, Words};

use crate::drawing;

#[test]
fn every_position_of_random_games_is_drawn() {
    drawing::check::<Kuba>("standard", 140);
    drawing::check::<Kuba>("mirrored", 60);
}

#[test]
fn the_whole_line_slides_the_pushed_marble_first() {
    let mut game = GameSoFar::<Kuba>::from_setup(Setup::Standard);
    let start = game.position().pieces();
    let (pieces, motions) = played(&mut game, &start, "a7s");
    let slid = [("white", "a6"), ("white", "a5")].map(|end| (end.0, end.1, Motion::Slides));
    assert_eq!(told(&pieces, &motions), slid);
}

#[test]
fn a_captured_marble_rolls_into_the_groove_of_who_pushed() {
    let mut captured = 0;
    for seed in 0..20 {
        let mut draw = game::testing::dice(seed);
        let mut position = Kuba::start(&Setup::Standard);
        let mut pieces = position.pieces();
        while let Some(action) = position.draw_action(&mut draw) {
            let (moved, motions) = position.moved(&pieces, action);
            let next = position.apply(action);
            if next.all().len() < position.all().len() {
                let (id, motion) = motions.last().expect("the pushed line moves");
                assert!(matches!(motion, Motion::LeavesTowards(_)), "{motion:?}");
                let piece = moved.iter().find(|piece| piece.id == *id).expect("it is kept");
                let white = position.turn() == kuba::Color::White;
                let ground = position.ground();
                let (edge, size) = if piece.look == "red" {
                    (piece.y, ground.depth)
                } else {
                    (piece.x, ground.width)
                };
                assert!(if white { edge > size - 1.0 } else { edge < 1.0 }, "{action}: {piece:?}");
                let kind = if piece.look == "red" { "reds" } else { "captures" };
                let groove = format!("{}-{kind}", position.turn().name());
                assert_eq!(piece.spot, Some(groove), "it can be read there");
                captured += 1;
            }
            (position, pieces) = (next, moved);
        }
    }
    assert!(captured > 0, "some are captured even in random games");
}

#[test]
fn ku_8_the_ban_is_shown_where_it_holds() {
    let mut draw = game::testing::dice(8);
    let mut position = Kuba::start(&Setup::Standard);
    let mut bans = 0;
    while let Some(action) = position.draw_action(&mut draw) {
        let notes = position.notes();
        let banned: Vec<String> = notes
            .iter()
            .filter_map(|note| Some((note, note.look.strip_prefix("banned ")?)))
            .map(|(note, direction)| format!("{}{}", note.spot, &direction[..1]))
            .collect();
        assert_eq!(banned.len(), notes.len());
        let told: Vec<String> = position.ban().iter().map(ToString::to_string).collect();
        assert_eq!(banned, told, "{}", position.sketch());
        bans += told.len();
        position = position.apply(action);
    }
    assert!(bans > 0, "some pushes are banned even in random games");
}

#[test]
fn what_is_noted_and_the_grooves_have_their_words() {
    let banned: Kuba = "4R2/4R2/4R2/2WRB2/4B2/7/7 black 5-4 e4w -".parse().expect("a position");
    let note = banned.notes().pop().expect("a ban");
    for words in Language::ALL.map(Words::new) {
        assert!(words.has(note.told.code), "{:?}", words.language());
        for spot in banned.ground().spots.iter().filter(|spot| spot.look.contains("groove")) {
            assert!(words.has(&format!("place-kuba-{}", spot.id)), "{}", spot.id);
        }
    }
}

#[test]
fn a_push_is_made_towards_the_next_square() {
    let start = Kuba::start(&Setup::Standard);
    let gesture = start.gesture(action("a6e")).named();
    assert_eq!(gesture, Gesture::FromTo { from: "a6".to_owned(), to: "b6".to_owned() });
    assert_eq!(start.target(action("a6e")), Target::Arrow(Direction::East));
    assert_eq!(start.gesture(Action::Pass), Gesture::Button { code: "board-end-turn" });
}

/// KU-4, KU-6: a marble is not taken further than one square, and never from a groove.
#[test]
fn what_means_no_push_is_told_what_does() {
    let start = Kuba::start(&Setup::Standard);
    let ground = start.ground();
    for (hand, rule, code) in [
        (Hand::takes(&ground, "a6", "d6"), "KU-4", "kuba-one-square"),
        (Hand::takes(&ground, "a6", "b5"), "KU-4", "kuba-one-square"),
        (Hand::takes(&ground, "a6", "white-reds"), "KU-4", "kuba-one-square"),
        (Hand::Points { spot: "black-captures".to_owned() }, "KU-6", "kuba-groove"),
    ] {
        let hand = hand.read().expect("spots");
        assert_eq!(start.meant(&hand), [], "{hand:?}");
        let (found, notice) = start.instead(&hand);
        assert_eq!((found.map(game::RuleId::as_str), notice.code), (Some(rule), code), "{hand:?}");
    }
    let next = Hand::takes(&ground, "a6", "b6").read().expect("spots");
    assert_eq!(start.meant(&next), [action("a6e")]);
}

/// Plays a token; returns the pieces and their motions.
fn played(
    game: &mut GameSoFar<Kuba>,
    pieces: &[Piece],
    token: &str,
) -> (Vec<Piece>, Vec<(app::scene::PieceId, Motion)>) {
    let moved = game.position().moved(pieces, action(token));
    game.play(action(token)).unwrap_or_else(|refused| panic!("{token}: {refused:?}"));
    moved
}

/// What moved, where to and how.
fn told<'a>(
    pieces: &'a [Piece],
    motions: &[(app::scene::PieceId, Motion)],
) -> Vec<(&'static str, &'a str, Motion)> {
    let told = |(id, motion): &(app::scene::PieceId, Motion)| {
        let piece = pieces.iter().find(|piece| piece.id == *id)?;
        Some((piece.look, piece.spot.as_deref().unwrap_or_default(), *motion))
    };
    motions.iter().filter_map(told).collect()
}

fn action(token: &str) -> Action {
    token.parse().unwrap_or_else(|_| panic!("{token} is no action"))
}
