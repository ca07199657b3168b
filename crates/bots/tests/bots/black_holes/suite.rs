//! The suite: its solutions are proven again, and full strength finds them.

use shelf::games::black_holes::BlackHoles;

use super::solver::Solver;
use crate::common;

/// Longer wins take too long to be proven by trying everything.
const LONGEST: u32 = 6;

#[test]
fn solutions_are_proven() {
    let mut proven = 0;
    for puzzle in bots::suite::<BlackHoles>() {
        let position = &puzzle.position;
        let &[solution] = puzzle.solutions.as_slice() else { panic!("not one: {position}") };
        let actions = puzzle.fact.strip_prefix("win ").and_then(|actions| actions.parse().ok());
        let actions: u32 = actions.unwrap_or_else(|| panic!("no distance: {position}"));
        if actions > LONGEST {
            continue;
        }
        proven += 1;
        let mut solver = Solver::default();
        let winner = position.acting();
        assert!(!solver.wins(position, winner, actions - 1), "sooner: {position}");
        for (action, next) in super::solver::listed(position) {
            let wins =
                solver.wins(&next, winner, if action == solution { actions - 1 } else { actions });
            assert_eq!(wins, action == solution, "{action}: {position}");
        }
    }
    assert!(proven >= 10, "only {proven} positions are proven again");
}

#[test]
fn full_strength_solves_the_suite() {
    common::full_strength_solves_the_suite::<BlackHoles>(50_000);
}
