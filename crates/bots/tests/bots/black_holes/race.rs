//! Races that are proven by distances are proven again by trying everything.

use bots::black_holes::Blocks;
use game::Position;
use search::Evaluator;
use shelf::games::black_holes::BlackHoles;

use super::{games::Striving, solver::Solver};

/// Proofs of longer races would take too long.
const LONGEST: u32 = 7;

#[test]
fn proven_races_are_won_in_exactly_that_many_actions() {
    let mut checked = [[0; 2]; LONGEST as usize + 1];
    for seed in 0..150 {
        for game in Striving::new(seed) {
            check(game.position(), &mut checked);
        }
    }
    for (actions, [won, lost]) in checked.into_iter().enumerate().skip(1) {
        println!("in {actions}: {won} won, {lost} lost");
        assert!(won + lost > 5, "hardly any proof in {actions} actions: {won} won, {lost} lost");
    }
}

fn check(position: &BlackHoles, checked: &mut [[u32; 2]]) {
    let acting = position.acting();
    let Some(score) = Blocks.proven(position, acting.seat()) else { return };
    let shown = || format!("{score:?} is wrong:\n{}\n{position}", position.sketch());
    assert_eq!(Blocks.proven(position, acting.other().seat()), Some(-score), "{}", shown());
    let (winner, actions) = match (score.wins_in(), score.loses_in()) {
        (Some(actions), _) => (acting, actions),
        (_, Some(actions)) => (acting.other(), actions),
        _ => panic!("no result: {}", shown()),
    };
    if actions > LONGEST {
        return;
    }
    let mut solver = Solver::default();
    assert!(solver.wins(position, winner, actions), "not won: {}", shown());
    assert!(!solver.wins(position, winner, actions - 1), "won sooner: {}", shown());
    checked[actions as usize][usize::from(winner != acting)] += 1;
}
