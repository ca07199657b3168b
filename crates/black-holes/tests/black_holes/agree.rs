//! The rules and their naive twin agree along a thousand steered games, and on
//! positions that such games hardly reach.

use black_holes::{BlackHoles, Setup};
use game::{
    Position,
    testing::{
        dice, share,
        twin::{Seen, agree},
    },
};

use crate::twin::Twin;

/// Steered games, a quarter of them in each test: they take a while, and tests
/// run side by side.
fn steered_games(quarter: u64) {
    let mut seen = Seen::new();
    for seed in (0..share(1_000)).filter(|seed| seed % 4 == quarter) {
        agree(BlackHoles::start(&Setup), Twin::start(), &mut seen, &mut dice(seed));
    }
    for rule in ["BH-5", "BH-6", "BH-7", "BH-8", "BH-9", "BH-10", "BH-12"] {
        assert!(seen.contains_key(rule), "no game met {rule}: {seen:?}");
    }
}

#[test]
fn the_twin_agrees_first_quarter() {
    steered_games(0);
}

#[test]
fn the_twin_agrees_second_quarter() {
    steered_games(1);
}

#[test]
fn the_twin_agrees_third_quarter() {
    steered_games(2);
}

#[test]
fn the_twin_agrees_fourth_quarter() {
    steered_games(3);
}

#[test]
fn the_twin_agrees_where_nobody_can_move() {
    for text in [
        "f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 light 2 f3n e3n",
        "i2i3,i4i5,h5,i6i7,j7/j4,j5,h6,j6,i8 light 2 h5w h6w",
        "a3,c5,a7,a8,b8/b2b3,b4b5,a5,b6b7,c7 light 2 c5e c7e",
    ] {
        let mut seen = Seen::new();
        agree_from(text, 1, &mut seen);
        assert!(seen.contains_key("BH-11"), "{text} is no draw: {seen:?}");
    }
}

#[test]
fn the_twin_agrees_where_one_cannot_move() {
    let mut seen = Seen::new();
    for text in [
        "f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 light 2 f3n -",
        "f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 light 1 f3n -",
        "i2i3,i4i5,h5,i6i7,j7/j4,j5,h6,j6,i8 dark 2 h5w h6w",
        "a3,c5,a7,a8,b8/b2b3,b4b5,a5,b6b7,c7 light 2 c5e -",
    ] {
        agree_from(text, 20, &mut seen);
    }
}

#[test]
fn the_twin_agrees_where_two_rules_are_broken() {
    let mut seen = Seen::new();
    agree_from("b3,c2,c5c6,e9,g9/d3,j5,j6,j7,j8 light 2 c5s -", 20, &mut seen);
}

/// Plays games from a position, on which both are compared first of all.
fn agree_from(text: &str, games: u64, seen: &mut Seen) {
    for seed in 0..games {
        let position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        agree::<BlackHoles>(position, twin_of(text), seen, &mut dice(seed));
    }
}

/// The twin of a position text, which it does not read by itself.
fn twin_of(text: &str) -> Twin {
    let [blocks, actor, left, light_ban, dark_ban] = text.split(' ').collect::<Vec<_>>()[..] else {
        panic!("five fields: {text}");
    };
    let (light, dark) = blocks.split_once('/').expect("two sides");
    let light: Vec<&str> = light.split(',').collect();
    let dark: Vec<&str> = dark.split(',').collect();
    let [light_ban, dark_ban] =
        [light_ban, dark_ban].map(|ban| Some(ban).filter(|ban| *ban != "-"));
    Twin::with(&light, &dark, actor, left.parse().expect("a number"), light_ban, dark_ban)
}
