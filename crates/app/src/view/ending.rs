//! By what a game ended, said of whoever did it or suffered it.

use game::{Entry, GameSoFar, Leaving, Rule, Seat};
use shelf::GameInProgress;

use crate::drawn::Drawn;

/// By what a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause {
    /// The code of its sentence; with `-you` of the one that is said to whoever it is
    /// about.
    pub code: &'static str,
    /// Whom it is about; nobody where all share it.
    pub seat: Option<Seat>,
}

impl Cause {
    /// What somebody did or suffered.
    pub const fn of(code: &'static str, seat: Option<Seat>) -> Self {
        Self { code, seat }
    }

    const fn of_all(code: &'static str) -> Self {
        Self { code, seat: None }
    }
}

/// A game that ends.
pub trait End {
    /// By what it ended; nothing before.
    fn cause(&self) -> Option<Cause>;
}

impl End for GameInProgress {
    fn cause(&self) -> Option<Cause> {
        shelf::match_in_progress!(self, game => cause(game))
    }
}

fn cause<P: Drawn>(game: &GameSoFar<P>) -> Option<Cause> {
    let outcome = game.actor().outcome()?;
    if let Some(Entry::Left(seat, how)) = game.entries().last() {
        let code = match how {
            Leaving::Resigned => "ended-resigned",
            Leaving::Flagged => "ended-flagged",
            Leaving::Left => "ended-left",
        };
        return Some(Cause::of(code, Some(*seat)));
    }
    let shared = [
        (Rule::Repetition, "ended-repetition"),
        (Rule::Length, "ended-length"),
        (Rule::Agreement, "ended-agreed"),
    ];
    let shared = shared.into_iter().find(|(rule, _)| rule.id() == outcome.rule);
    Some(match shared {
        Some((_, code)) => Cause::of_all(code),
        None => game.position().cause(&outcome),
    })
}
