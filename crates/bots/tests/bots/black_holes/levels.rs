//! The levels: rising, each with its own taste, and none blind to a win.

use bots::{Described, winning_action};
use game::Position;
use shelf::games::black_holes::BlackHoles;

use super::games::Striving;
use crate::common;

#[test]
fn no_level_misses_its_own_win_in_one() {
    let winning = |seed| Striving::new(seed).find(|game| winning_action(game.position()).is_some());
    for (seed, game) in (0..30).filter_map(|seed| Some((seed, winning(seed)?))) {
        for level in 1..=BlackHoles::LEVELS {
            let action = common::chosen(&game, level, seed, 500);
            let outcome = game.position().apply(action).actor().outcome();
            assert!(outcome.is_some(), "level {level}: {action}\n{}", game.position().sketch());
        }
    }
    assert!((0..30).filter_map(winning).count() >= 20, "hardly any game comes to a win");
}

#[test]
fn a_hundred_seeds_give_ninety_games() {
    common::a_hundred_seeds_give_ninety_games::<BlackHoles>(300);
}

#[test]
fn every_level_beats_the_one_below() {
    common::every_level_beats_the_one_below::<BlackHoles>(20, 20_000);
}
