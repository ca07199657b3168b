//! What a move does is told as it is.

use std::collections::HashSet;

use bots::{Described, klotze::Effect};
use game::{GameSoFar, Position};
use shelf::games::klotze::{Action, Color, Klotze, Move, Square};

use super::games::positions;

#[test]
fn effects_are_told() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let corner = square("a1");
    // The column on d5 lets red's Klotz out to a5, one move from a1.
    let threat = "d5-c7 h8-h9 e5-a5";
    let told = [
        ("b4-a4", None),
        ("d5-c7 f7-e9", None),
        (threat, Some(Effect::Threatens { corner })),
        (" b4-a4", Some(Effect::Closes { color: Color::Red, square: square("a4") })),
        (" h9-h8 a5-a1", Some(Effect::Wins { corner })),
    ];
    for (actions, expected) in told {
        let actions =
            if actions.starts_with(' ') { format!("{threat}{actions}") } else { actions.into() };
        assert_eq!(effect(&actions), expected, "{actions}");
    }
}

/// Plays from the start with two seats, and tells the effect of the last action.
fn effect(actions: &str) -> Option<Effect> {
    let mut game = GameSoFar::<Klotze>::from_setup("players=2".parse().expect("a set-up"));
    let mut told = None;
    for token in actions.split(' ') {
        let action: Action = token.parse().expect("an action");
        told = Klotze::effect(game.position(), action);
        game.play(action).unwrap_or_else(|refused| panic!("{token}: {}", refused.notice()));
    }
    told
}

#[test]
fn a_capture_is_told_by_whose_klotz_it_was() {
    let mut told = HashSet::new();
    for position in positions(3, 12) {
        for action in position.actions() {
            let Action::Move(Move { to, .. }) = action else { continue };
            match Klotze::effect(&position, action) {
                Some(
                    Effect::Captures { color, square } | Effect::CapturesInTime { color, square },
                ) => {
                    assert!(square == to && position.klotz(color) == to, "{position}: {action}");
                    assert_ne!(color, position.turn(), "{position}: {action}");
                    told.insert("captures");
                }
                Some(Effect::Recalls { square }) => {
                    assert_eq!(position.klotz(position.turn()), square, "{position}: {action}");
                    told.insert("recalls");
                }
                Some(Effect::Opens { .. }) => {
                    told.insert("opens");
                }
                _ => assert!(!position.klotze().contains(to), "{position}: {action}"),
            }
        }
    }
    assert_eq!(told.len(), 3, "{told:?}");
}
