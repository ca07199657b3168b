//! Klötze's puzzles: whose Klotz reaches its corner, with two seats and with more.

use bots::{Described, klotze::Effect};
use game::{Actor, Position, Seat};
use shelf::games::klotze::{Action, Color, Klotze};

use crate::{
    Provable, PuzzleGame, Solver, Task, Theme,
    puzzle_game::{own_actions, without_chance},
};

/// KL-7: a Klotz moves so many squares.
const STEP: usize = 4;

impl Provable for Klotze {
    /// The last move of a win is one of the Klotz, exactly so far. What the others
    /// do brings it no nearer: home it has two moves to go.
    fn out_of_reach(&self, seat: Seat, turns: u8) -> bool {
        let Some(color) = self.color(seat) else { return true };
        turns == 1 && way(self, color) != STEP
    }
}

/// How far a Klotz is from its corner.
fn way(position: &Klotze, color: Color) -> usize {
    let (from, to) = (position.klotz(color), color.corner());
    from.column().abs_diff(to.column()) + from.row().abs_diff(to.row())
}

impl PuzzleGame for Klotze {
    without_chance!("klotze");

    const SETUPS: &'static [&'static str] = &[
        "players=2",
        "players=2",
        "colours=red,yellow first=red",
        "colours=yellow,blue first=blue",
        "players=3",
        "players=4",
    ];

    fn themes(position: &Self, task: Task, solution: &[Action]) -> Vec<Theme> {
        let mut themes = Vec::new();
        if let Task::Hold { .. } = task {
            themes.push(Theme::OnlyMove);
        }
        let own = own_actions(position, solution);
        let marches = |(position, action): &(Self, Action)| match action {
            Action::Move(step) => step.from == position.klotz(position.turn()),
            Action::Pass => false,
        };
        let wins = matches!(task, Task::Win { .. });
        if wins && own.len() > 1 && own.iter().all(marches) {
            themes.push(Theme::MarchHome);
        }
        let effects: Vec<_> =
            own.iter().filter_map(|(position, action)| Self::effect(position, *action)).collect();
        let captures = |effect: &Effect| {
            matches!(effect, Effect::Captures { .. } | Effect::CapturesInTime { .. })
        };
        if effects.iter().any(captures) {
            themes.push(Theme::CapturesKlotz);
        }
        if effects.iter().any(|effect| matches!(effect, Effect::Recalls { .. })) {
            themes.push(Theme::RecallsKlotz);
        }
        match solution.first().and_then(|first| Self::effect(position, *first)) {
            Some(Effect::Opens { .. }) => themes.push(Theme::OpensWay),
            Some(Effect::Threatens { .. }) if wins => themes.push(Theme::Threatens),
            Some(Effect::Closes { .. }) => themes.push(Theme::ClosesWay),
            None if wins => themes.push(Theme::QuietStart),
            _ => {}
        }
        if let [first, ..] = solution
            && is_locked(position, task, *first)
        {
            themes.push(Theme::StoneLock);
        }
        themes
    }
}

/// Whether the solution needs the stone on the column that its first action moves
/// (KL-12): without it the others could move that column.
fn is_locked(position: &Klotze, task: Task, first: Action) -> bool {
    let (Action::Move(step), Actor::Seat(seat)) = (first, position.actor()) else {
        return false;
    };
    let color = position.turn();
    if step.from == position.klotz(color) {
        return false;
    }
    let Some(unlocked) = without_stone(&position.apply(first), seat) else { return false };
    let mut solver = Solver::new(LOCK);
    let fails = match task {
        Task::Win { turns } => solver.wins(&unlocked, seat, turns - 1).map(|wins| !wins),
        Task::Hold { turns } => {
            let mut others = position.playing().without(seat).into_iter();
            others.try_fold(false, |lost, other| Ok(lost || solver.wins(&unlocked, other, turns)?))
        }
        Task::Odds => Ok(false),
    };
    fails.unwrap_or(false)
}

/// A proof that needs more positions is not looked for.
const LOCK: u64 = 4_000_000;

/// The position with the stone of a seat off its column; a text has stones last, by
/// seat.
fn without_stone(position: &Klotze, seat: Seat) -> Option<Klotze> {
    let text = position.to_string();
    let (board, stones) = text.rsplit_once(' ')?;
    let mut stones: Vec<&str> = stones.split(',').collect();
    *stones.get_mut(seat.index())? = "-";
    format!("{board} {}", stones.join(",")).parse().ok()
}
