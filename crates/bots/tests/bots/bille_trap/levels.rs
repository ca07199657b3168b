//! The levels: rising, each with its own taste, and none blind to a win.

use std::collections::HashSet;

use bots::{BotKind, Described, winning_action};
use game::{Actor, GameSoFar, Position, Record, Start, testing};
use search::drive;
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Setup};

use super::{a_seat_acts, at, book, some_games};

/// What a level does, under a limit of positions for the one that has none.
fn chosen(game: &GameSoFar<BilleTrap>, kind: BotKind, seed: u64) -> Action {
    let mut search = kind.search(game, None, seed, book()).expect("a seat acts");
    drive(&mut *search, Some(300), || false).action
}

/// A whole game with the dice and the deal of a number.
fn played(kinds: &[BotKind], luck: u64, seed: u64) -> GameSoFar<BilleTrap> {
    let setup = Setup::for_players(kinds.len() as u8).expect("two to four play");
    let mut game = GameSoFar::<BilleTrap>::from_setup(setup);
    let mut dice = testing::dice(luck);
    let mut closed = HashSet::new();
    while closed.len() < Finding::Closed.dealt() {
        closed.insert(dice(24) as u8);
    }
    while game.outcome().is_none() {
        let position = game.position();
        let action = match (game.actor(), position.phase()) {
            (Actor::Seat(seat), _) => {
                let own = seed * 4 + seat.index() as u64;
                chosen(&game, kinds[seat.index()], own)
            }
            (_, Phase::Test(test)) => {
                let trap = position.trap_under(test.space).number();
                let shut = closed.contains(&trap);
                Action::Find(if shut { Finding::Closed } else { Finding::Open })
            }
            _ => position.draw_action(&mut dice).expect("the die is rolled"),
        };
        game.play(action).expect("bots keep the rules");
    }
    game
}

/// The share of duplicate games that the first bot wins against the others: the
/// same dice and deal once from every seat.
fn won_by(bot: BotKind, others: BotKind, players: usize, rounds: u64) -> f64 {
    let rounds = testing::share(rounds);
    let mut won = 0;
    for round in 0..rounds {
        for own in 0..players {
            let mut kinds = vec![others; players];
            kinds[own] = bot;
            let game = played(&kinds, round, round);
            let outcome = game.outcome().expect("every game ends");
            won += u64::from(outcome.winners.into_iter().any(|seat| seat.index() == own));
        }
    }
    won as f64 / (rounds * players as u64) as f64
}

#[test]
fn every_level_beats_the_one_below() {
    for level in 2..=BilleTrap::LEVELS {
        let share = won_by(BotKind::Level(level), BotKind::Level(level - 1), 2, 1_000);
        assert!(share > 0.55, "level {level} wins {share}");
    }
}

#[test]
fn full_strength_beats_front_running_and_random_play() {
    let full = BotKind::Level(BilleTrap::LEVELS);
    let against_greedy = won_by(full, BotKind::Greedy, 2, 1_000);
    assert!(against_greedy > 0.62, "{against_greedy}");
    let against_random = won_by(full, BotKind::Random, 2, 1_000);
    assert!(against_random > 0.78, "{against_random}");
}

#[test]
fn with_more_seats_full_strength_wins_more_than_its_share() {
    for (players, least) in [(3, 0.38), (4, 0.29)] {
        let share = won_by(BotKind::Level(BilleTrap::LEVELS), BotKind::Level(3), players, 300);
        assert!(share > least, "{players} players: {share}");
    }
}

#[test]
fn no_level_misses_its_own_win_in_one() {
    let winning = |game: &GameSoFar<BilleTrap>| winning_action(game.position()).is_some();
    for game in some_games(2, 50, winning) {
        for level in 1..=BilleTrap::LEVELS {
            let next = game.position().apply(chosen(&game, BotKind::Level(level), 1));
            assert!(next.actor().outcome().is_some(), "level {level}\n{}", game.position());
        }
    }
}

#[test]
fn a_hundred_seeds_give_ninety_games() {
    for level in 1..=BilleTrap::LEVELS {
        let kinds = [BotKind::Level(level); 2];
        // The same luck for all: what differs is taste.
        let games: HashSet<_> =
            (0..100).map(|seed| Record::of(played(&kinds, 5, seed)).to_string()).collect();
        assert!(games.len() >= 90, "level {level}: only {} different games", games.len());
    }
}

#[test]
fn levels_below_the_last_remember_no_test() {
    let mut differing = 0;
    for game in some_games(2, 300, a_seat_acts) {
        let forgotten = GameSoFar::new(Start::Position(game.position().without_findings()));
        for level in 1..BilleTrap::LEVELS {
            let [one, other] =
                [&game, &forgotten].map(|game| chosen(game, BotKind::Level(level), 3));
            assert_eq!(one, other, "level {level}\n{}", game.position());
        }
        let [one, other] = [&game, &forgotten].map(|game| chosen(game, BotKind::Level(4), 3));
        differing += u32::from(one != other);
    }
    assert!(differing > 0, "full strength remembers");
}

#[test]
fn front_running_moves_the_front_marble_and_keeps_the_top() {
    for (text, token) in [
        ("1......./......../..1..... 0,0 ????????/????????/???????? 0 seat1 move:3", "m19"),
        // The front-most can't move so far.
        ("1......./......../......1. 0,0 ????????/????????/???????? 0 seat1 move:3", "m1"),
        ("......../......../......1. 0,0 ????????/????????/???????? 0 seat1 move:3", "e"),
        ("1......./......../........ 0,0 ????????/????????/???????? 0 seat1 turn", "k"),
        ("......../......../......1. 2,0 ????????/????????/???????? 0 seat1 move:3", "pass"),
    ] {
        assert_eq!(chosen(&at(text), BotKind::Greedy, 1).to_string(), token, "{text}");
    }
}
