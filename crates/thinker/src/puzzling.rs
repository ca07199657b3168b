//! A puzzle that somebody solves in the page: what becomes of an action, and how the
//! solution goes on. Each is proven in one go; whoever does not want to wait for it ends
//! the worker.

use advice::{Refuted, Solve, Tried, Try};
use game::{GameSoFar, Position};
use puzzles::{Attempt, PuzzleGame, Refutation};
use thinking::Clock;

use crate::{Unanswerable, work::Thinks};

/// An action that is tried in a puzzle, by its token.
pub(crate) struct Trying<P: PuzzleGame> {
    attempt: Attempt<P>,
    action: String,
    tried: Option<Tried>,
}

impl<P: PuzzleGame> Trying<P> {
    /// Begins with the puzzle of this text, where a game from its position stands.
    pub(crate) fn begin(
        game: &GameSoFar<P>,
        puzzle: &str,
        action: String,
    ) -> Result<Self, Unanswerable> {
        Ok(Self { attempt: resumed(game, puzzle)?, action, tried: None })
    }
}

impl<P: PuzzleGame> Thinks for Trying<P> {
    type About = Try;

    fn go_on(&mut self, _: Clock<'_>, _: &dyn Fn() -> bool) -> search::Progress {
        let action = self.action.parse().ok();
        let tried = action.and_then(|action| self.attempt.try_action(action).ok());
        self.tried = tried.and_then(told);
        search::Progress::Done
    }

    fn answer(&self) -> Option<Tried> {
        self.tried.clone()
    }
}

/// A puzzle of which the rest of the solution is wanted.
pub(crate) struct Solving<P: PuzzleGame> {
    attempt: Attempt<P>,
    solution: Option<Vec<String>>,
}

impl<P: PuzzleGame> Solving<P> {
    /// Begins likewise.
    pub(crate) fn begin(game: &GameSoFar<P>, puzzle: &str) -> Result<Self, Unanswerable> {
        Ok(Self { attempt: resumed(game, puzzle)?, solution: None })
    }
}

impl<P: PuzzleGame> Thinks for Solving<P> {
    type About = Solve;

    fn go_on(&mut self, _: Clock<'_>, _: &dyn Fn() -> bool) -> search::Progress {
        self.solution = self.attempt.solution().ok().map(|line| tokens(&line));
        search::Progress::Done
    }

    fn answer(&self) -> Option<Vec<String>> {
        self.solution.clone()
    }
}

/// The puzzle of this text, where a game from its position stands.
fn resumed<P: PuzzleGame>(game: &GameSoFar<P>, puzzle: &str) -> Result<Attempt<P>, Unanswerable> {
    let puzzle = puzzle.parse().map_err(|_| Unanswerable::NoPuzzle)?;
    Attempt::resumed(puzzle, game).ok_or(Unanswerable::NoPuzzle)
}

/// What the page is told; nothing of an action that is not legal, for the page has the
/// rules.
fn told<P: Position>(tried: puzzles::Tried<P>) -> Option<Tried> {
    Some(match tried {
        puzzles::Tried::Refused(_) => return None,
        puzzles::Tried::Wrong(refutation) => Tried::Wrong(match refutation {
            Refutation::TooLate { line } => Refuted::TooLate { line: tokens(&line) },
            Refutation::Loses { winner, line } => {
                Refuted::Loses { winner: winner.number(), line: tokens(&line) }
            }
            Refutation::WorseOdds => Refuted::WorseOdds,
        }),
        puzzles::Tried::GoesOn { replies } => Tried::GoesOn { replies: tokens(&replies) },
        puzzles::Tried::Solved => Tried::Solved,
    })
}

fn tokens<A: ToString>(line: &[A]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}
