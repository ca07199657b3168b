//! Every level plays by the rules, takes its own win, and beats the one below.

use std::{collections::HashSet, sync::Arc};

use bots::{BotGame, Described};
use game::{Actor, Entry, GameSoFar, Position, Seat, Start, mixed, testing::share};
use shelf::games::klotze::{Action, Klotze};

use super::games::{actor, positions};
use crate::{common::chosen, exhaustive::wins_within};

#[test]
fn no_level_misses_its_own_win_in_one() {
    let mut wins = 0;
    for players in 2..=4 {
        for position in positions(players, 6) {
            if !wins_within(&position, actor(&position), 1) {
                continue;
            }
            wins += 1;
            let game = GameSoFar::new(Start::Position(position));
            for level in 1..=Klotze::LEVELS {
                let action = chosen(&game, level, 7, 200);
                let outcome = position.apply(action).actor().outcome();
                assert!(outcome.is_some(), "level {level} misses a win in {position}");
            }
        }
    }
    assert!(wins >= 5, "{wins}");
}

#[test]
fn a_hundred_seeds_give_ninety_games() {
    for (players, level) in [(2, 1), (2, 4), (2, 6), (4, 1), (4, 6)] {
        let seeds = share(100);
        let begun: HashSet<_> = (0..seeds).map(|seed| begin(players, level, seed)).collect();
        let different = begun.len() as u64;
        assert!(different * 10 >= seeds * 9, "{players} seats, level {level}: {different} games");
    }
}

/// The first actions of a game of a level against itself.
fn begin(players: u8, level: u8, seed: u64) -> Vec<Action> {
    let mut game = start(players);
    while game.outcome().is_none() && game.length() < 20 {
        let action = chosen(&game, level, mixed(seed, game.length() as u64), 400);
        game.play(action).expect("bots keep the rules");
    }
    let action = |entry: &Entry<Action>| match entry {
        Entry::Action(action) => Some(*action),
        Entry::Left(..) | Entry::Draw => None,
    };
    game.entries().iter().filter_map(action).collect()
}

fn start(players: u8) -> GameSoFar<Klotze> {
    GameSoFar::from_setup(format!("players={players}").parse().expect("a set-up"))
}

/// The short form of the ladder, for the levels that answer at once: with two
/// seats more than half of the points, with four more than a quarter. How much
/// more is measured elsewhere.
#[test]
fn every_level_beats_the_one_below() {
    for players in [2, 4] {
        for level in 2..Klotze::LEVELS {
            let games = share(80);
            let points: f64 = (0..games).map(|number| points(players, level, number)).sum();
            let fair = games as f64 / f64::from(players);
            assert!(points > fair, "{players} seats, level {level}: {points} of {games}");
        }
    }
}

/// What a level makes of one seat, the others being of the level below. A game
/// that goes on and on is drawn.
fn points(players: u8, level: u8, number: u64) -> f64 {
    let mut game = start(players);
    let own = Seat::ALL[(number % u64::from(players)) as usize];
    while let (Actor::Seat(seat), true) = (game.actor(), game.length() < 300) {
        let lot = mixed(number, game.length() as u64);
        let level = if seat == own { level } else { level - 1 };
        game.play(chosen(&game, level, lot, 5_000)).expect("bots keep the rules");
    }
    match game.outcome() {
        Some(outcome) if !outcome.winners.contains(own) => 0.0,
        Some(outcome) => 1.0 / outcome.winners.len() as f64,
        None => 1.0 / f64::from(players),
    }
}

#[test]
fn greed_takes_a_win_and_keeps_the_rules() {
    for position in positions(4, 4) {
        let game = GameSoFar::new(Start::Position(position));
        let action = Klotze::greedy(&game, 1, &Arc::new(()));
        assert_eq!(position.check(action), Ok(()), "{position}");
        if wins_within(&position, actor(&position), 1) {
            assert!(position.apply(action).actor().outcome().is_some(), "{position}");
        }
    }
}
