//! A puzzle that somebody solves in the page: what becomes of an action, and how the
//! solution goes on. Each is proven in one go; whoever does not want to wait for it ends
//! the worker.

use advice::{FromThinker, QuestionId, Refuted, Tried};
use game::{GameSoFar, Position};
use puzzles::{Attempt, PuzzleGame, Refutation};
use thinking::Clock;

use crate::{Unanswerable, work::Thinks};

/// What is asked of a puzzle.
pub(crate) enum Asked {
    /// What becomes of the action with this token.
    Try(String),
    /// How the solution goes on.
    Solve,
}

/// A puzzle, and what is asked of it.
pub(crate) struct Puzzling<P: PuzzleGame> {
    attempt: Attempt<P>,
    asked: Asked,
    found: Option<Found>,
}

impl<P: PuzzleGame> Puzzling<P> {
    /// Begins with the puzzle of this text, where a game from its position stands.
    pub(crate) fn begin(
        game: &GameSoFar<P>,
        puzzle: &str,
        asked: Asked,
    ) -> Result<Self, Unanswerable> {
        let puzzle = puzzle.parse().map_err(|_| Unanswerable::NoPuzzle)?;
        let attempt = Attempt::resumed(puzzle, game).ok_or(Unanswerable::NoPuzzle)?;
        Ok(Self { attempt, asked, found: None })
    }
}

enum Found {
    Tried(Tried),
    Solution(Vec<String>),
}

impl<P: PuzzleGame> Thinks for Puzzling<P> {
    fn go_on(&mut self, _: Clock<'_>, _: &dyn Fn() -> bool) -> search::Progress {
        self.found = match &self.asked {
            Asked::Try(token) => {
                let action = token.parse().ok();
                let tried = action.and_then(|action| self.attempt.try_action(action).ok());
                tried.and_then(told).map(Found::Tried)
            }
            Asked::Solve => self.attempt.solution().ok().map(|line| Found::Solution(tokens(&line))),
        };
        search::Progress::Done
    }

    fn so_far(&mut self, _: QuestionId) -> Option<FromThinker> {
        None
    }

    fn answer(&self, id: QuestionId) -> FromThinker {
        match &self.found {
            Some(Found::Tried(tried)) => FromThinker::Tried { id, tried: tried.clone() },
            Some(Found::Solution(line)) => FromThinker::Solution { id, line: line.clone() },
            None => FromThinker::Unanswerable { id },
        }
    }
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
