//! The levels: rising, each with its own taste, and none blind to a win.

use black_holes::BlackHoles;

use crate::common;

#[test]
fn no_level_misses_its_own_win_in_one() {
    common::no_level_misses_its_own_win_in_one::<BlackHoles>();
}

#[test]
fn a_hundred_seeds_give_ninety_games() {
    common::a_hundred_seeds_give_ninety_games::<BlackHoles>(300);
}

#[test]
fn every_level_beats_the_one_below() {
    common::every_level_beats_the_one_below::<BlackHoles>(10, 20_000);
}
