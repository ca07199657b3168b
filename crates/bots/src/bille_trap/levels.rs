//! The levels of Bille-Trap, and front-running. A level below the last sees
//! less: it counts way instead of knowing the table, looks no farther than its
//! own turn or the one after it, and remembers no trap that was tested.

use std::sync::Arc;

use game::{GameSoFar, Position, Start};
use search::{Expectation, Search};
use shelf::games::bille_trap::{Action, BilleTrap, Phase};

use super::{
    evaluator::{Insight, Judging},
    table::Table,
};

/// What a level below the last sees.
struct Sight {
    /// How many spaces the tray counts less than none: to whom it counts many,
    /// entering goes before everything else.
    tray: u8,
    /// How many spaces Home counts beyond its own: to whom it counts none, a
    /// marble at Home is no safer than one on the track.
    home: u8,
    /// How many turns it looks ahead, its own included.
    turns: u32,
}

const SIGHTS: [Sight; 3] = [
    Sight { tray: 10, home: 0, turns: 1 },
    Sight { tray: 4, home: 4, turns: 1 },
    Sight { tray: 0, home: 10, turns: 2 },
];

/// How many levels there are.
pub(super) const LEVELS: u8 = SIGHTS.len() as u8 + 1;

/// The search of a level from 1.
pub(super) fn search(
    game: &GameSoFar<BilleTrap>,
    level: u8,
    seed: u64,
    table: &Arc<Table>,
) -> Box<dyn Search<BilleTrap>> {
    let Some(Sight { tray, home, turns }) = SIGHTS.get(usize::from(level) - 1) else {
        let judging = Judging::Table(Arc::clone(table));
        return Box::new(Expectation::new(game, Insight { judging, seed: Some(seed) }, None));
    };
    let judging = Judging::Way { tray: *tray, home: *home };
    let remembered = GameSoFar::new(Start::Position(game.position().without_findings()));
    Box::new(Expectation::new(&remembered, Insight { judging, seed: Some(seed) }, Some(*turns)))
}

/// Front-running: the front-most marble that can move; one enters only when it
/// must; the top is kept. A seat acts.
pub(super) fn front_running(position: &BilleTrap) -> Action {
    if position.phase() == Phase::Top {
        return Action::Keep;
    }
    let front = |action: &Action| match action {
        Action::Advance(space) => space.number(),
        _ => 0,
    };
    position.actions().into_iter().max_by_key(front).unwrap_or(Action::Pass)
}
