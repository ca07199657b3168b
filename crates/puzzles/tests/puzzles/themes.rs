//! Themes are true: they are read off once more, from counts of pieces and from who
//! moved what, without the code that found them.

use game::{Actor, Position};
use puzzles::{Puzzle, PuzzleGame, Task, Theme, collection};
use shelf::games::{
    bille_trap::BilleTrap,
    black_holes::BlackHoles,
    klotze::{Action, Klotze, Piece},
    kuba::{Color, Kuba, Rule},
};

use crate::{proofs::not_four_away, sample, twin::Twin};

/// The positions of a solution, before each action and at the end.
fn positions<P: Position>(puzzle: &Puzzle<P>) -> Vec<P> {
    let mut positions = vec![puzzle.position];
    for action in &puzzle.solution {
        let last = positions[positions.len() - 1];
        positions.push(last.play(*action).unwrap_or_else(|error| panic!("{puzzle}: {error}")));
    }
    positions
}

/// The solutions play by the rules, wins to their end; and the lists of themes are
/// what the code finds today.
fn are_as_found<P: PuzzleGame>() {
    for puzzle in collection::<P>() {
        let end = positions(&puzzle).pop().expect("a position");
        let own = puzzle.position.actor();
        let won = match (end.actor(), own) {
            (Actor::Over(outcome), Actor::Seat(seat)) => outcome.winners.contains(seat),
            _ => false,
        };
        assert!(won || !matches!(puzzle.task, Task::Win { .. }), "{puzzle}");
        let only = puzzle.themes.contains(&Theme::OnlyMove);
        assert_eq!(only, matches!(puzzle.task, Task::Hold { .. }), "{puzzle}");
    }
    for puzzle in sample::<P>() {
        let themes = P::themes(&puzzle.position, puzzle.task, &puzzle.solution);
        assert_eq!(themes, puzzle.themes, "{puzzle}");
    }
}

#[test]
fn themes_are_as_found() {
    are_as_found::<Kuba>();
    are_as_found::<BlackHoles>();
    are_as_found::<Klotze>();
    are_as_found::<BilleTrap>();
}

fn marbles(position: &Kuba, letters: &str) -> usize {
    let text = position.to_string();
    let board = text.split(' ').next().expect("a board");
    board.chars().filter(|sign| letters.contains(*sign)).count()
}

#[test]
fn themes_of_kuba_are_true() {
    for puzzle in collection::<Kuba>() {
        let positions = positions(&puzzle);
        let says = |theme| puzzle.themes.contains(&theme);
        let own = puzzle.position.turn();
        let other = if own == Color::White { "B" } else { "W" };
        let (end, rule) = (positions[positions.len() - 1], |position: &Kuba| {
            position.actor().outcome().map(|outcome| outcome.rule)
        });
        let left = marbles(&end, other);
        assert_eq!(says(Theme::SeventhRed), rule(&end) == Some(Rule::SevenReds.id()), "{puzzle}");
        let stuck = rule(&end) == Some(Rule::NoPush.id());
        assert_eq!(says(Theme::LastMarble), stuck && left == 0, "{puzzle}");
        assert_eq!(says(Theme::NoPushLeft), stuck && left > 0, "{puzzle}");
        // What was captured in the turn under way; a bonus push has one behind it.
        let (mut captured, mut most) = (usize::from(puzzle.position.again()), 0);
        for pair in positions.windows(2).filter(|pair| pair[0].turn() == own) {
            captured += marbles(&pair[0], "WBR") - marbles(&pair[1], "WBR");
            most = most.max(captured);
            if pair[1].turn() != own {
                captured = 0;
            }
        }
        assert_eq!(says(Theme::BonusPushes), most >= 2, "{puzzle}");
        let takes = marbles(&positions[0], "WBR") > marbles(&positions[1], "WBR");
        let quiet = matches!(puzzle.task, Task::Win { .. }) && !takes;
        assert_eq!(says(Theme::QuietStart), quiet, "{puzzle}");
    }
}

#[test]
fn themes_of_black_holes_are_true() {
    for puzzle in collection::<BlackHoles>() {
        let positions = positions(&puzzle);
        let says = |theme| puzzle.themes.contains(&theme);
        let own = puzzle.position.acting();
        let blocks = |position: &BlackHoles| position.blocks(own).count();
        let sinks: Vec<bool> = positions
            .windows(2)
            .map(|pair| pair[0].acting() == own && blocks(&pair[1]) < blocks(&pair[0]))
            .collect();
        assert_eq!(says(Theme::SinksFirst), sinks[0], "{puzzle}");
        // Two in a row are of one turn where the first left a move.
        let both = (1..sinks.len())
            .any(|place| sinks[place - 1] && sinks[place] && positions[place].left() == 1);
        assert_eq!(says(Theme::TwoInATurn), both, "{puzzle}");
        let ready = |position: &BlackHoles| {
            let position = position.as_if_turn_of(own);
            let sunk = |action| blocks(&position.apply(action)) < blocks(&position);
            position.actions().into_iter().filter(|action| sunk(*action)).count()
        };
        if says(Theme::MakesReady) {
            assert!(ready(&positions[1]) > 0 && !sinks[0], "{puzzle}");
        }
        if says(Theme::QuietStart) {
            assert!(ready(&positions[1]) <= ready(&positions[0]), "{puzzle}");
        }
    }
}

#[test]
fn themes_of_klotze_are_true() {
    for puzzle in collection::<Klotze>() {
        let positions = positions(&puzzle);
        let says = |theme| puzzle.themes.contains(&theme);
        let own = puzzle.position.turn();
        let mut marches = matches!(puzzle.task, Task::Win { .. }) && puzzle.solution.len() > 1;
        let (mut captures, mut recalls) = (false, false);
        for (pair, action) in positions.windows(2).zip(&puzzle.solution) {
            if pair[0].turn() != own {
                continue;
            }
            let Action::Move(step) = *action else { panic!("a pass: {puzzle}") };
            marches &= pair[0].piece(step.from) == Some(Piece::Klotz(own));
            for color in puzzle.position.colors().from_first(own) {
                let sent =
                    pair[0].klotz(color) != color.home() && pair[1].klotz(color) == color.home();
                captures |= sent && color != own;
                recalls |= sent && color == own;
            }
        }
        assert_eq!(says(Theme::MarchHome), marches, "{puzzle}");
        assert_eq!(says(Theme::CapturesKlotz), captures, "{puzzle}");
        assert_eq!(says(Theme::RecallsKlotz), recalls, "{puzzle}");
    }
}

/// Without the stone, the others undo what the first move did.
#[test]
fn stones_lock_what_they_are_said_to_lock() {
    for puzzle in sample::<Klotze>() {
        let Actor::Seat(seat) = puzzle.position.actor() else { panic!("{puzzle}") };
        let after = positions(&puzzle)[1];
        let text = after.to_string();
        let fields: Vec<&str> = text.split(' ').collect();
        let mut stones: Vec<&str> = fields[3].split(',').collect();
        if !puzzle.themes.contains(&Theme::StoneLock) {
            continue;
        }
        stones[seat.index()] = "-";
        let text = [&fields[..3], &[stones.join(",").as_str()]].concat().join(" ");
        let unlocked: Klotze = text.parse().expect("a position");
        let fails = match puzzle.task {
            Task::Win { turns } => !Twin::new(seat, not_four_away).wins(&unlocked, turns - 1),
            Task::Hold { turns } => {
                let mut others = puzzle.position.playing().without(seat).into_iter();
                others.any(|other| Twin::new(other, not_four_away).wins(&unlocked, turns))
            }
            Task::Odds => false,
        };
        assert!(fails, "{puzzle}");
    }
}
