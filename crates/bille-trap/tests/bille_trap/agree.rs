//! The rules and their naive twin agree along thousands of steered games.

use bille_trap::{BilleTrap, Setup};
use game::{
    Position,
    testing::{
        dice, share,
        twin::{Seen, Twin as _, agree},
    },
};

use crate::twin;

/// From the rules page: a game for two with many tests.
const LONG_GAME: &str = "d3 e d2 e d5 m17 k d3 e d3 m22 t d3 e c d5 e t d1 m17 c t d4 e k d6 m19 k \
    d6 m4 t d3 m9 k d5 m10 k d3 m12 o t d5 m5 t d3 m15 c t d4 m10 k d6 m19 t d2 e d4 m18 t d2 m14 k \
    d5 pass d2 m9 t";

#[test]
fn the_twin_agrees() {
    let mut seen = Seen::new();
    for seed in 0..share(1_500) {
        let players = 2 + seed % 3;
        let setup = Setup::for_players(players as u8).expect("two to four players");
        let twin = twin::Twin::start(players as usize);
        agree(BilleTrap::start(&setup), twin, &mut seen, &mut dice(seed));
    }
    for rule in ["BT-5", "BT-6", "BT-7", "BT-8", "BT-9", "BT-11", "BT-13"] {
        assert!(seen.contains_key(rule), "no game met {rule}: {seen:?}");
    }
}

#[test]
fn the_twin_agrees_from_the_middle_of_a_game() {
    let mut position = BilleTrap::start(&Setup::default());
    let mut twin = twin::Twin::start(2);
    for token in LONG_GAME.split_whitespace() {
        position = position.play(token.parse().expect("a token")).expect("a legal action");
        twin.apply(token);
    }
    let mut seen = Seen::new();
    for seed in 0..200 {
        agree(position, twin.clone(), &mut seen, &mut dice(seed));
    }
}
