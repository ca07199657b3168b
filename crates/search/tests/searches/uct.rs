//! Monte-Carlo tree search: it finds what is close, repeats itself, and plays
//! every game to the end.

use bille_trap::BilleTrap;
use game::{Actor, Position};
use klotze::Klotze;
use kuba::Kuba;
use search::{Search, Uct, drive};

use crate::common::some_game;

/// A position in which the seat that acts can win at once, and some others.
fn before_a_win<P: Position>(setup: &str, seed: u64) -> game::GameSoFar<P> {
    (20..400)
        .map(|actions| some_game::<P>(setup, seed, actions))
        .find(|game| {
            let Actor::Seat(seat) = game.actor() else { return false };
            let wins = |action: &P::Action| {
                let outcome = game.position().apply(*action).actor().outcome();
                outcome.is_some_and(|outcome| outcome.winners.contains(seat))
            };
            game.actions().iter().any(wins)
        })
        .expect("some random game comes close to its end")
}

#[test]
fn it_takes_a_win_in_one() {
    for seed in 0..3 {
        let game = before_a_win::<Kuba>("", seed);
        let found = drive(&mut Uct::new(&game, 1), Some(2_000), || false);
        let won = game.position().apply(found.action).actor().outcome();
        let sees_it = found.score.0 > 8_000;
        assert!(won.is_some() || sees_it, "{}\n{}", found.action, game.position().sketch());
    }
    let game = before_a_win::<Klotze>("players=3", 1);
    let found = drive(&mut Uct::new(&game, 1), Some(3_000), || false);
    assert!(game.position().apply(found.action).actor().outcome().is_some());
}

#[test]
fn the_same_seed_finds_the_same_however_it_is_sliced() {
    let mut game = some_game::<BilleTrap>("players=3", 4, 40);
    while !matches!(game.actor(), Actor::Seat(_)) {
        let action = game.position().draw_action(|_| 0).expect("a running game");
        game.play(action).expect("a legal action");
    }
    let mut whole = Uct::new(&game, 9);
    whole.step(500);
    let mut sliced = Uct::new(&game, 9);
    (0..500).for_each(|_| {
        sliced.step(1);
    });
    assert_eq!(whole.result(), sliced.result());
    assert_eq!(whole.result().nodes, 500);
}
