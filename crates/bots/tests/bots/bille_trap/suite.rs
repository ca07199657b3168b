//! The suite: its solutions are proven again, and full strength finds them.

use bots::BotGame;
use game::{Actor, GameSoFar, Position, Start};
use puzzles::BoundsOfAll;
use search::drive;
use shelf::games::bille_trap::BilleTrap;

use super::book;

/// A proof looks at most so many turns ahead.
const TURNS: u32 = 3;

#[test]
fn solutions_are_proven() {
    let bounds = BoundsOfAll::work_out();
    let suite = bots::suite::<BilleTrap>();
    for puzzle in &suite {
        let position = &puzzle.position;
        let Actor::Seat(seat) = position.actor() else { panic!("no seat acts: {position}") };
        let separated = |turns: &u32| {
            let (mut least, mut most) = (1.0_f64, 0.0_f64);
            for action in position.actions() {
                let bounds = bounds.of(&position.apply(action), seat, *turns);
                if puzzle.solutions.contains(&action) {
                    least = least.min(bounds.least);
                } else {
                    most = most.max(bounds.most);
                }
            }
            least > most + 1e-9
        };
        assert!(
            (0..=TURNS).any(|turns| separated(&turns)),
            "{:?} is not proven\n{}\n{position}",
            puzzle.solutions,
            position.sketch()
        );
    }
}

#[test]
fn full_strength_solves_the_suite() {
    let suite = bots::suite::<BilleTrap>();
    assert!(suite.len() >= 50, "only {} positions", suite.len());
    let missed: Vec<_> = suite
        .iter()
        .filter(|puzzle| {
            let game = GameSoFar::new(Start::Position(puzzle.position));
            let mut search = BilleTrap::full(&game, &[], book()).expect("a seat acts");
            let found = drive(&mut *search, Some(50_000), || false);
            !puzzle.solutions.contains(&found.action)
        })
        .map(|puzzle| format!("{} {:?}", puzzle.position, puzzle.solutions))
        .collect();
    assert!(missed.len() * 20 <= suite.len(), "{} missed: {missed:#?}", missed.len());
}
