//! The suite: its solutions are proven again, and full strength finds them.

use game::Position;
use shelf::games::klotze::Klotze;

use crate::{
    common,
    exhaustive::{holding_actions, winning_actions},
};

/// Longer wins take too long to be proven by trying everything in each run.
const LONGEST: u32 = 5;

#[test]
fn solutions_are_proven() {
    let mut proven = 0;
    for puzzle in bots::suite::<Klotze>() {
        let position = &puzzle.position;
        let (kind, actions) = puzzle.fact.split_once(' ').expect("what, and within how many");
        let actions: u32 = actions.parse().expect("a number of actions");
        if actions > LONGEST {
            continue;
        }
        proven += 1;
        let found = match kind {
            "win" => {
                // The other seats act between two actions of a winner.
                let seats = position.playing().len() as u32;
                let sooner = winning_actions(position, actions - seats);
                assert!(sooner.is_empty(), "sooner: {position}");
                winning_actions(position, actions)
            }
            "hold" => holding_actions(position, actions),
            other => panic!("what is {other}? {position}"),
        };
        // Both in the order of their texts.
        assert_eq!(found, puzzle.solutions, "{position}");
    }
    assert!(proven >= 50, "only {proven} positions are proven again");
}

#[test]
fn full_strength_solves_the_suite() {
    common::full_strength_solves_the_suite::<Klotze>(50_000);
}
