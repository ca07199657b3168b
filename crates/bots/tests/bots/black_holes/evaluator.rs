//! What a position is worth, what moves priority, and what is told of them.

use std::sync::Arc;

use bots::{
    BotGame, Described,
    black_holes::{Blocks, Effect},
};
use game::{GameSoFar, Position, Seat, Start};
use search::{Evaluator, Score};
use shelf::games::black_holes::{Action, BlackHoles, Color, Square};

use crate::common::some_game;

fn positions() -> impl Iterator<Item = BlackHoles> {
    (0..200).map(|seed| *some_game::<BlackHoles>(seed, 5 + 2 * seed as usize).position())
}

fn at(text: &str) -> BlackHoles {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn what_one_has_the_other_lacks() {
    for position in positions() {
        let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| Blocks.evaluate(&position, seat));
        assert_eq!(one, -two, "{}", position.sketch());
    }
}

#[test]
fn mirror_images_are_worth_the_same() {
    for position in positions() {
        let worth = |mirrored: fn(usize, usize) -> (usize, usize)| {
            let image = image(&position, mirrored);
            (Blocks.evaluate(&image, Seat::ONE), Blocks.proven(&image, Seat::ONE))
        };
        let itself = worth(|column, row| (column, row));
        assert_eq!(worth(|column, row| (9 - column, row)), itself, "{}", position.sketch());
        assert_eq!(worth(|column, row| (row, column)), itself, "{}", position.sketch());
    }
}

/// The image of a position in a mirror, without bans.
fn image(position: &BlackHoles, mirrored: fn(usize, usize) -> (usize, usize)) -> BlackHoles {
    let [light, dark] = Color::ALL.map(|color| {
        let blocks = position.blocks(color).map(|block| {
            let image = block.squares().map(|square| {
                let (column, row) = mirrored(square.column(), square.row());
                Square::at(column, row).expect("a square")
            });
            let mut squares: Vec<_> = image.collect();
            squares.sort_unstable();
            squares.iter().map(ToString::to_string).collect::<String>()
        });
        blocks.collect::<Vec<_>>().join(",")
    });
    at(&format!("{light}/{dark} {} {} - -", position.acting().name(), position.left()))
}

#[test]
fn all_actions_are_glanced_at_and_none_is_loud() {
    for position in positions() {
        let mut glanced = Vec::new();
        Blocks.visit_hints(&position, |action, hint| {
            assert_eq!(hint, Blocks.hint(&position, action), "{action}");
            assert!(hint.priority.abs() <= 1_000 && !hint.loud, "{action}: {hint:?}");
            glanced.push(action);
        });
        glanced.sort_by_key(Action::to_string);
        assert_eq!(glanced, position.actions());
    }
}

#[test]
fn a_pass_is_glanced_at_where_it_is_all_there_is() {
    let stuck = at("f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 light 2 f3n -");
    let mut glanced = Vec::new();
    Blocks.visit_hints(&stuck, |action, _| glanced.push(action));
    assert_eq!(glanced, [Action::Pass]);
}

#[test]
fn numbers_of_actions_differ() {
    let mut numbers: Vec<_> =
        BlackHoles::every_action().map(|action| Blocks.number(action)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), BlackHoles::every_action().count());
    assert!(numbers.iter().all(|number| *number < 4_096));
}

/// Five idle blocks of Dark, so that they have sunk three.
const IDLE: &str = "c10,d10,e10,g10,h10";

#[test]
fn effects_are_told() {
    let effect = |light: &str, dark: &str, token: &str| {
        let position = at(&format!("{light}/{dark} light 2 - -"));
        BlackHoles::effect(&position, token.parse().expect("an action"))
    };
    let [c3, h3] = ["c3", "h3"].map(|hole| hole.parse().expect("a square"));
    assert_eq!(effect("d3e3,a5,j5,e1,f1", IDLE, "d3w"), Some(Effect::Wins { hole: c3 }));
    let sinks = Effect::Sinks { hole: c3, number: 2 };
    assert_eq!(effect("d3e3,a5,j5,d1,e1,f1,g1", IDLE, "d3w"), Some(sinks));
    let ready = Effect::MakesReady { hole: h3, ready: 2 };
    assert_eq!(effect("e3,h4h5,j5,e1,f1", IDLE, "e3e"), Some(ready));
    assert_eq!(effect("e3,h4h5,j5,e1,f1", IDLE, "e3n"), None);
    // Dark's block on f8 could be laid on d8 and e8, at the hole c8.
    let nearly_ready = "f8,c10,d10,g10,h10";
    let hinders = Effect::Hinders { blocks: 1 };
    assert_eq!(effect("e6,a5,j5,e1,f1", nearly_ready, "e6n"), Some(hinders));
    assert_eq!(effect("e6,a5,j5,e1,f1", nearly_ready, "e6s"), None);
    assert!(BlackHoles::is_aim(&Effect::Wins { hole: c3 }));
    assert!(!BlackHoles::is_aim(&Effect::Hinders { blocks: 1 }));
}

#[test]
fn greed_sinks_what_wins() {
    let position = at(&format!("d3e3,a5,j5,e1,f1/{IDLE} light 2 - -"));
    let game = GameSoFar::new(Start::Position(position));
    for seed in 0..10 {
        assert_eq!(BlackHoles::greedy(&game, seed, &Arc::new(())).to_string(), "d3w");
    }
}

#[test]
fn the_chance_to_win_rises_with_the_score() {
    let scores = [Score::lost_in(3), Score(-200), Score::DRAW, Score(50), Score::won_in(9)];
    let chances = scores.map(|score| BlackHoles::win_probability(score, 2));
    assert!(chances.is_sorted_by(|one, next| one < next), "{chances:?}");
    assert!((chances[2] - 0.5).abs() < 1e-9);
}
