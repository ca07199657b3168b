//! Whether a position is a puzzle: bots look first, which is quick, and then it is
//! proven by trying everything, which they have no part in.

use std::sync::Arc;

use bots::BotGame;
use game::{Actor, GameSoFar, Position, Seat, Start};
use search::{Score, drive};

use crate::{Exhausted, Figure, Provable, Solver, Task};

/// What is asked of a position, and proven of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed<P: Position> {
    /// What has to be found.
    pub task: Task,
    /// A whole winning line, or the one action.
    pub solution: Vec<P::Action>,
    /// What each action is worth, where there is chance.
    pub figures: Vec<Figure<P::Action>>,
}

/// So many positions the bots look at before anybody tries everything.
const LOOK: u64 = 3_000;
/// A proof that needs more positions is left to others.
const PROOF: u64 = 1_000_000;
/// Longer wins are no puzzles for people.
const LONGEST_WIN: u8 = 4;
/// Threats that are farther off are none that people see.
const LONGEST_HOLD: u8 = 2;
/// With fewer actions to choose from there is nothing to find.
const FEWEST_ACTIONS: usize = 5;

/// What can be asked of a position of a game without chance.
pub(crate) fn posed<P: Provable + BotGame<Book = ()>>(position: &P) -> Option<Posed<P>> {
    let Actor::Seat(seat) = position.actor() else { return None };
    if position.count_actions() < FEWEST_ACTIONS {
        return None;
    }
    let best = looked_at(position, &[])?;
    if best.score.wins_in().is_some() {
        return win(position, seat).ok()?;
    }
    let others = looked_at(position, &[best.action])?;
    let only = others.score.loses_in().is_some() && best.score.loses_in().is_none();
    if only { hold(position, seat).ok()? } else { None }
}

/// What the bots see at a glance, as if these actions were not legal.
fn looked_at<P: BotGame<Book = ()>>(position: &P, without: &[P::Action]) -> Option<Assessment<P>> {
    let game = GameSoFar::new(Start::Position(*position));
    let mut search = P::full(&game, without, &Arc::new(()))?;
    let found = drive(&mut *search, Some(LOOK), || false);
    Some(Assessment { action: found.action, score: found.score })
}

struct Assessment<P: Position> {
    action: P::Action,
    score: Score,
}

/// A win within as few turns as can be, if exactly one action begins it. One that
/// ends with that action is no puzzle: nobody misses it.
fn win<P: Provable>(position: &P, seat: Seat) -> Result<Option<Posed<P>>, Exhausted> {
    let mut solver = Solver::new(PROOF);
    for turns in 1..=LONGEST_WIN {
        match only_winning(&mut solver, position, seat, turns)? {
            Count::None => {}
            Count::Many => return Ok(None),
            Count::One => {
                let solution = solver.line(position, seat, turns)?.unwrap_or_default();
                let task = Task::Win { turns };
                let posed = Posed { task, solution, figures: Vec::new() };
                return Ok((posed.solution.len() > 1).then_some(posed));
            }
        }
    }
    Ok(None)
}

enum Count {
    None,
    One,
    Many,
}

fn only_winning<P: Provable>(
    solver: &mut Solver<P>,
    position: &P,
    seat: Seat,
    turns: u8,
) -> Result<Count, Exhausted> {
    let mut count = Count::None;
    for action in position.actions() {
        if solver.wins_after(position, action, seat, turns)? {
            count = match count {
                Count::None => Count::One,
                Count::One | Count::Many => return Ok(Count::Many),
            };
        }
    }
    Ok(count)
}

/// The one action after which nobody else wins by force within as few turns as
/// make all the others lose.
fn hold<P: Provable>(position: &P, seat: Seat) -> Result<Option<Posed<P>>, Exhausted> {
    let mut solver = Solver::new(PROOF);
    for turns in 1..=LONGEST_HOLD {
        let mut holding = Vec::new();
        for action in position.actions() {
            if winner_after(&mut solver, position, action, seat, turns)?.is_none() {
                holding.push(action);
            }
        }
        if let [_] = holding[..] {
            let task = Task::Hold { turns };
            return Ok(Some(Posed { task, solution: holding, figures: Vec::new() }));
        }
    }
    Ok(None)
}

/// Another seat that wins by force within so many of its turns after an action.
pub(crate) fn winner_after<P: Provable>(
    solver: &mut Solver<P>,
    position: &P,
    action: P::Action,
    seat: Seat,
    turns: u8,
) -> Result<Option<Seat>, Exhausted> {
    let next = position.apply(action);
    for other in position.playing().without(seat) {
        if solver.wins(&next, other, turns)? {
            return Ok(Some(other));
        }
    }
    Ok(None)
}
