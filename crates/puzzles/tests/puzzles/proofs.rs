//! Every solution is right and the only one, by another way than that which found
//! it; full strength finds it; and the levels find what the difficulty says.

use std::sync::Arc;

use game::{Actor, GameSoFar, Seat, Start};
use puzzles::{PuzzleGame, SOLVING, Task, difficulty};
use search::drive;
use shelf::games::{
    bille_trap::BilleTrap,
    black_holes::{BlackHoles, Color},
    klotze::Klotze,
    kuba::Kuba,
};

use crate::{book, sample, twin::Twin};

/// BH-4, BH-7, BH-12: two moves a turn, each sinks one block, four win.
pub(crate) fn too_few_moves(position: &BlackHoles, seat: Seat, turns: u8) -> bool {
    let color = Color::at(seat);
    position.sunk(color) + 2 * usize::from(turns) < 4
}

/// KL-7, KL-14: the last move of a win is a Klotz's, over exactly four squares. The
/// others can send it home, which is eight away.
pub(crate) fn not_four_away(position: &Klotze, seat: Seat, turns: u8) -> bool {
    let color = position.color(seat).expect("a seat that plays");
    let (klotz, corner) = (position.klotz(color), color.corner());
    let away = klotz.column().abs_diff(corner.column()) + klotz.row().abs_diff(corner.row());
    turns == 1 && away != 4
}

pub(crate) fn never<P>(_: &P, _: Seat, _: u8) -> bool {
    false
}

fn are_proven<P: PuzzleGame>(hopeless: fn(&P, Seat, u8) -> bool) {
    for puzzle in sample::<P>() {
        let position = &puzzle.position;
        let Actor::Seat(seat) = position.actor() else { panic!("no seat acts: {puzzle}") };
        let right: Vec<_> = match puzzle.task {
            Task::Win { turns } => {
                let mut twin = Twin::new(seat, hopeless);
                assert!(!twin.wins(position, turns - 1), "sooner: {puzzle}");
                let wins = |action: &P::Action| {
                    let next = position.apply(*action);
                    let ends = next.actor() != position.actor();
                    twin.wins(&next, turns - u8::from(ends))
                };
                position.actions().into_iter().filter(wins).collect()
            }
            Task::Hold { turns } => {
                let others: Vec<_> = position.playing().without(seat).into_iter().collect();
                let mut twins: Vec<_> =
                    others.into_iter().map(|other| Twin::new(other, hopeless)).collect();
                let holds = |action: &P::Action| {
                    let next = position.apply(*action);
                    !twins.iter_mut().any(|twin| twin.wins(&next, turns))
                };
                position.actions().into_iter().filter(holds).collect()
            }
            Task::Odds => panic!("not of this game: {puzzle}"),
        };
        assert_eq!(right, puzzle.solution[..1], "{puzzle}\n{}", position.sketch());
    }
}

#[test]
fn solutions_of_kuba_are_proven() {
    are_proven::<Kuba>(never);
}

#[test]
fn solutions_of_black_holes_are_proven() {
    are_proven::<BlackHoles>(too_few_moves);
}

#[test]
fn solutions_of_klotze_are_proven() {
    are_proven::<Klotze>(not_four_away);
}

fn is_solved_by_full_strength<P: PuzzleGame>(book: &Arc<P::Book>) {
    for puzzle in sample::<P>() {
        let game = GameSoFar::new(Start::Position(puzzle.position));
        let mut search = P::full(&game, &[], book).expect("a seat acts");
        let found = drive(&mut *search, Some(SOLVING), || false).action;
        assert_eq!(found, puzzle.solution[0], "{puzzle}");
    }
}

fn has_true_difficulties<P: PuzzleGame>(book: &Arc<P::Book>) {
    for puzzle in sample::<P>().iter().step_by(4) {
        let found = difficulty(&puzzle.position, puzzle.solution[0], book);
        assert_eq!(found, Some(puzzle.difficulty), "{puzzle}");
    }
}

#[test]
fn full_strength_solves_kuba_and_difficulties_are_true() {
    is_solved_by_full_strength::<Kuba>(&Arc::new(()));
    has_true_difficulties::<Kuba>(&Arc::new(()));
}

#[test]
fn full_strength_solves_black_holes_and_difficulties_are_true() {
    is_solved_by_full_strength::<BlackHoles>(&Arc::new(()));
    has_true_difficulties::<BlackHoles>(&Arc::new(()));
}

#[test]
fn full_strength_solves_klotze_and_difficulties_are_true() {
    is_solved_by_full_strength::<Klotze>(&Arc::new(()));
    has_true_difficulties::<Klotze>(&Arc::new(()));
}

#[test]
fn full_strength_solves_bille_trap_and_difficulties_are_true() {
    is_solved_by_full_strength::<BilleTrap>(book());
    has_true_difficulties::<BilleTrap>(book());
}
