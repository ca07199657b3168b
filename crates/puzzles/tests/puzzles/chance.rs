//! Bille-Trap: the figures are proven again, and agree with what a search sees that
//! knows nothing of them.

use bots::BotGame;
use game::{Actor, GameSoFar, Position, Start};
use puzzles::{PuzzleGame, Task};
use search::drive;
use shelf::games::bille_trap::BilleTrap;

use crate::{book, bounds, sample};

#[test]
fn figures_are_proven_and_the_solution_is_clearly_best() {
    for puzzle in sample::<BilleTrap>() {
        assert_eq!(puzzle.task, Task::Odds);
        let posed = BilleTrap::posed(bounds(), &puzzle.position).expect("still a puzzle");
        assert_eq!(posed.figures, puzzle.figures, "{puzzle}");
        let (best, others) = puzzle.figures.split_first().expect("figures");
        assert_eq!(puzzle.solution, [best.action]);
        assert!(others.iter().all(|other| best.least > other.most), "{puzzle}");
        assert_eq!(puzzle.figures.len(), puzzle.position.count_actions(), "{puzzle}");
    }
}

/// The search expects traps to have no memory beyond what it sees, which costs it
/// no more than this.
const OFF: f64 = 15.0;

#[test]
fn a_search_sees_the_same_chances() {
    for puzzle in sample::<BilleTrap>() {
        let game = GameSoFar::new(Start::Position(puzzle.position));
        for figure in &puzzle.figures {
            let mut others = puzzle.position.actions();
            others.retain(|other| *other != figure.action);
            let mut search = BilleTrap::full(&game, &others, book()).expect("this one is left");
            let score = drive(&mut *search, Some(5_000), || false).score;
            let seats = puzzle.position.playing().len();
            let seen = BilleTrap::win_probability(score, seats) * 1_000.0;
            let (least, most) = (f64::from(figure.least) - OFF, f64::from(figure.most) + OFF);
            assert!((least..=most).contains(&seen), "{}: {seen}: {puzzle}", figure.action);
        }
    }
}

/// With more of the game to go the bounds are no less true: looking farther ahead
/// never leaves what was proven before.
#[test]
fn looking_farther_narrows_the_bounds() {
    for puzzle in sample::<BilleTrap>() {
        let Actor::Seat(seat) = puzzle.position.actor() else { panic!("{puzzle}") };
        let [near, far] = [1, 3].map(|turns| bounds().of_choices(&puzzle.position, seat, turns).0);
        for ((action, near), (_, far)) in near.into_iter().zip(far) {
            let within = near.least <= far.least + 1e-9 && far.most <= near.most + 1e-9;
            assert!(within, "{action}: {near:?} {far:?}: {puzzle}");
        }
    }
}
