//! The table is what it says: chances that follow from each other by the rules,
//! traps without memory.

use bots::{Book, BotGame, bille_trap::Table};
use game::{Actor, Position, Seat};
use search::Evaluator;
use shelf::games::bille_trap::{self, BilleTrap, Finding, Phase};

use super::{book, some_games};

/// The chance of a seat between two turns.
fn chance(position: &BilleTrap, seat: Seat) -> f64 {
    let score = BilleTrap::evaluator(book()).evaluate(position, seat);
    BilleTrap::win_probability(score, 2)
}

/// The chance of the seat that is to play, by the rules up to its end of turn:
/// every test is open in 14 of 24 cases.
fn followed(position: &BilleTrap, seat: Seat) -> f64 {
    let after = |action| followed(&position.apply(action), seat);
    let actions = || position.actions().into_iter();
    match position.phase() {
        Phase::Over => 1.0,
        Phase::Die if position.turn_of() != seat => chance(position, seat),
        Phase::Die => actions().map(after).sum::<f64>() / 6.0,
        Phase::Test(_) => actions()
            .map(|action| {
                let open = action == bille_trap::Action::Find(Finding::Open);
                after(action) * if open { 14.0 / 24.0 } else { 10.0 / 24.0 }
            })
            .sum(),
        Phase::Move(_) | Phase::Top => actions().map(after).fold(0.0, f64::max),
    }
}

#[test]
fn chances_follow_from_each_other() {
    let between_turns = |game: &game::GameSoFar<BilleTrap>| game.position().phase() == Phase::Die;
    for game in some_games(2, 2_000, between_turns) {
        let position = game.position().without_findings();
        let seat = position.turn_of();
        let (told, followed) = (chance(&position, seat), followed(&position, seat));
        assert!((0.0..=1.0).contains(&told), "{told}\n{position}");
        // Scores are rounded to one in twenty thousand.
        assert!((told - followed).abs() < 1e-4, "{told} {followed}\n{position}");
        let other = position.playing().after(seat);
        assert!((told + chance(&position, other) - 1.0).abs() < 1e-9, "{position}");
    }
}

#[test]
fn who_begins_has_a_small_advantage() {
    let start = BilleTrap::start(&bille_trap::Setup::default());
    let begins = chance(&start, Seat::ONE);
    assert!((0.505..0.525).contains(&begins), "{begins}");
}

#[test]
fn among_more_seats_the_chances_of_all_are_one() {
    for players in [3, 4] {
        let between = |game: &game::GameSoFar<BilleTrap>| game.position().phase() == Phase::Die;
        for game in some_games(players, 200, between) {
            let position = game.position();
            let chances: Vec<f64> =
                position.playing().into_iter().map(|seat| chance(position, seat)).collect();
            let sum: f64 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{chances:?}\n{position}");
        }
    }
}

#[test]
fn a_half_made_turn_is_brought_to_its_end() {
    let in_a_turn = |game: &game::GameSoFar<BilleTrap>| {
        matches!(game.position().phase(), Phase::Test(_) | Phase::Top | Phase::Move(_))
    };
    for game in some_games(2, 300, in_a_turn) {
        let position = game.position();
        let seat = position.turn_of();
        let told = chance(position, seat);
        let after = |action| chance(&position.apply(action), seat);
        let actions = position.actions();
        let expected = if let Actor::Seat(_) = position.actor() {
            actions.into_iter().map(after).fold(0.0, f64::max)
        } else {
            let all: u32 = actions.iter().map(|action| position.weight(*action)).sum();
            let part = |action| after(action) * f64::from(position.weight(action));
            actions.into_iter().map(part).sum::<f64>() / f64::from(all)
        };
        assert!((told - expected).abs() < 1e-3, "{told} {expected}\n{position}");
    }
}

#[test]
fn bytes_are_read_as_they_were_written() {
    let bytes = book().to_bytes();
    assert!(bytes.len() < 10_000_000, "{} bytes", bytes.len());
    let read = Table::from_bytes(&bytes).expect("a whole table");
    assert_eq!(read.to_bytes(), bytes);
}

#[test]
fn damaged_bytes_are_refused() {
    let bytes = book().to_bytes();
    for place in [0, 7, 8, 15, 16, 1_000_000, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert!(Table::from_bytes(&damaged).is_none(), "byte {place}");
    }
    assert!(Table::from_bytes(&bytes[..bytes.len() - 2]).is_none(), "too short");
    assert!(Table::from_bytes(&bytes[..10]).is_none(), "not even a head");
    assert!(Table::from_bytes(&[&bytes[..], &[0, 0]].concat()).is_none(), "too long");
    assert!(Table::from_bytes(&[]).is_none(), "nothing");
}
