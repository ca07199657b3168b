//! Whoever tries something is answered truly: right actions go on to the end, wrong
//! ones are refuted by what is legal and does refute.

use game::{Actor, Position, Seat};
use puzzles::{Attempt, Puzzle, PuzzleGame, Refutation, Task, Tried};
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

use crate::{
    proofs::{never, not_four_away, too_few_moves},
    sample,
    twin::Twin,
};

/// Plays a puzzle to its end with what the program itself calls the solution.
fn is_solved_by_its_solution<P: PuzzleGame>(puzzle: &Puzzle<P>) {
    let mut attempt = Attempt::new(puzzle.clone());
    for tries in 0.. {
        assert!(tries < 40, "it does not end: {puzzle}");
        let next = attempt.solution().expect("a short proof")[0];
        match attempt.try_action(next).expect("a short proof") {
            Tried::Solved => break,
            Tried::GoesOn { .. } => {}
            other => panic!("{next}: {other:?}: {puzzle}"),
        }
    }
    assert!(attempt.is_solved());
}

/// A few wrong actions: nothing moves, and the refutation is one.
fn wrong_actions_are_refuted<P: PuzzleGame>(
    puzzle: &Puzzle<P>,
    hopeless: fn(&P, Seat, u8) -> bool,
) {
    let Actor::Seat(seat) = puzzle.position.actor() else { panic!("{puzzle}") };
    let wrong = puzzle.position.actions().into_iter().filter(|a| !puzzle.solution[..1].contains(a));
    for action in wrong.step_by(7) {
        let mut attempt = Attempt::new(puzzle.clone());
        let tried = attempt.try_action(action).expect("a short proof");
        assert_eq!(attempt.position(), &puzzle.position, "the board stays: {puzzle}");
        assert!(!attempt.is_solved());
        let Tried::Wrong(refutation) = tried else { panic!("{action}: {tried:?}: {puzzle}") };
        let played = |line: &[P::Action]| {
            let start = puzzle.position.apply(action);
            line.iter().fold(start, |position, action| {
                position.play(*action).unwrap_or_else(|error| panic!("{error}: {puzzle}"))
            })
        };
        match (refutation, puzzle.task) {
            (Refutation::TooLate { line }, Task::Win { turns }) => {
                let end = played(&line);
                let mut twin = Twin::new(seat, hopeless);
                assert!(!twin.wins(&end, turns - 1), "{action} {line:?}: {puzzle}");
            }
            (Refutation::Loses { winner, line }, Task::Hold { .. }) => {
                let outcome = played(&line).actor().outcome().expect("it is over");
                assert!(winner != seat && outcome.winners.contains(winner), "{action}: {puzzle}");
            }
            (Refutation::WorseOdds, Task::Odds) => {}
            (refutation, _) => panic!("{refutation:?}: {puzzle}"),
        }
    }
}

fn are_answered<P: PuzzleGame>(hopeless: fn(&P, Seat, u8) -> bool) {
    for puzzle in sample::<P>().iter().step_by(2) {
        is_solved_by_its_solution(puzzle);
        wrong_actions_are_refuted(puzzle, hopeless);
    }
}

#[test]
fn attempts_at_kuba_are_answered() {
    are_answered::<Kuba>(never);
}

#[test]
fn attempts_at_black_holes_are_answered() {
    are_answered::<BlackHoles>(too_few_moves);
}

#[test]
fn attempts_at_klotze_are_answered() {
    are_answered::<Klotze>(not_four_away);
}

#[test]
fn attempts_at_bille_trap_are_answered() {
    are_answered::<BilleTrap>(never);
}

#[test]
fn what_breaks_a_rule_is_refused_by_it() {
    for puzzle in sample::<Kuba>() {
        let illegal = Kuba::every_action().find(|action| puzzle.position.check(*action).is_err());
        let action = illegal.expect("not everything is legal");
        let mut attempt = Attempt::new(puzzle.clone());
        let tried = attempt.try_action(action).expect("a short proof");
        assert_eq!(tried, Tried::Refused(puzzle.position.check(action).unwrap_err()));
    }
}
