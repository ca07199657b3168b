//! Somebody solves a puzzle: what becomes of each action that they try. A right
//! one is answered as the others can resist longest; a wrong one with what refutes
//! it, and the board stays as it was.

use std::sync::Arc;

use bots::BotGame;
use game::{Actor, Entry, GameSoFar, Position, Seat, Start};
use search::drive;

use crate::{Exhausted, Provable, Puzzle, PuzzleGame, Solver, Task, posing::winner_after};

/// A puzzle that is being solved.
pub struct Attempt<P: PuzzleGame> {
    puzzle: Puzzle<P>,
    position: P,
    /// Within so many turns, the one under way included, the win must come.
    turns: u8,
    solved: bool,
}

/// What becomes of an action that is tried.
#[derive(Clone, PartialEq, Debug)]
pub enum Tried<P: Position> {
    /// It breaks a rule.
    Refused(P::Refusal),
    /// It is not the solution.
    Wrong(Refutation<P::Action>),
    /// It is right, the others did this, and it goes on.
    GoesOn {
        /// What the others did.
        replies: Vec<P::Action>,
    },
    /// It is right, and that is all.
    Solved,
}

/// Why an action is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum Refutation<A> {
    /// After it these actions come, and the win no longer comes in time.
    TooLate {
        /// What the turn that it began may become, and what the others do. Nothing
        /// where the last turn is over.
        line: Vec<A>,
    },
    /// After it another seat wins by force.
    Loses {
        /// That seat.
        winner: Seat,
        /// How, to the end.
        line: Vec<A>,
    },
    /// Another action has better odds.
    WorseOdds,
}

impl<P: PuzzleGame> Attempt<P> {
    /// Begins with a puzzle.
    pub fn new(puzzle: Puzzle<P>) -> Self {
        let turns = match puzzle.task {
            Task::Win { turns } | Task::Hold { turns } => turns,
            Task::Odds => 0,
        };
        Self { position: puzzle.position, turns, puzzle, solved: false }
    }

    /// Goes on with a puzzle where somebody stands in it: a game from its position, whose
    /// actions were right and the replies to them. `None` where it is no such game.
    pub fn resumed(puzzle: Puzzle<P>, game: &GameSoFar<P>) -> Option<Self> {
        let mut attempt = Self::new(puzzle);
        let Actor::Seat(seat) = attempt.position.actor() else { return None };
        if game.start().position() != attempt.position {
            return None;
        }
        for entry in game.entries() {
            let Entry::Action(action) = entry else { return None };
            attempt.advance(*action, seat);
        }
        Some(attempt)
    }

    /// The puzzle that is tried.
    pub fn puzzle(&self) -> &Puzzle<P> {
        &self.puzzle
    }

    /// Where it stands.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Within how many turns the win must come from here, or the others' must not.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether it is solved.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// Tries an action.
    ///
    /// # Errors
    /// The rule that it breaks is part of the answer; nothing else can fail but a
    /// puzzle whose proof is too long, which no collection has.
    pub fn try_action(&mut self, action: P::Action) -> Result<Tried<P>, Exhausted> {
        if let Err(refusal) = self.position.check(action) {
            return Ok(Tried::Refused(refusal));
        }
        if let Some(refutation) = P::refutation(self, action)? {
            return Ok(Tried::Wrong(refutation));
        }
        let Actor::Seat(seat) = self.position.actor() else { return Ok(Tried::Solved) };
        self.advance(action, seat);
        let wins = matches!(self.puzzle.task, Task::Win { .. });
        if !wins || self.position.actor().outcome().is_some() {
            self.solved = true;
            return Ok(Tried::Solved);
        }
        let mut replies = Vec::new();
        while self.position.actor() != Actor::Seat(seat) {
            let Some(reply) = P::reply(self, seat)? else { break };
            replies.push(reply);
            self.advance(reply, seat);
        }
        Ok(Tried::GoesOn { replies })
    }

    /// The rest of a solution from where it stands.
    ///
    /// # Errors
    /// As [`Self::try_action`].
    pub fn solution(&self) -> Result<Vec<P::Action>, Exhausted> {
        if self.position == self.puzzle.position {
            return Ok(self.puzzle.solution.clone());
        }
        P::solution(self)
    }

    fn advance(&mut self, action: P::Action, seat: Seat) {
        let next = self.position.apply(action);
        let own = self.position.actor() == Actor::Seat(seat);
        if own && next.actor() != self.position.actor() {
            self.turns = self.turns.saturating_sub(1);
        }
        self.position = next;
    }
}

/// A puzzle's own proof ended, and what is asked here is part of it.
fn solver<P: Provable>() -> Solver<P> {
    Solver::new(u64::MAX)
}

/// What refutes a legal action, by trying everything; `None` where it is right.
pub(crate) fn refutation<P: Provable + PuzzleGame<Book = ()>>(
    attempt: &Attempt<P>,
    action: P::Action,
) -> Result<Option<Refutation<P::Action>>, Exhausted> {
    let Attempt { position, turns, .. } = attempt;
    let Actor::Seat(seat) = position.actor() else { return Ok(None) };
    let mut solver = solver();
    let next = position.apply(action);
    if let Task::Hold { .. } = attempt.puzzle.task {
        let Some(winner) = winner_after(&mut solver, position, action, seat, *turns)? else {
            return Ok(None);
        };
        let line = solver.line(&next, winner, *turns)?.unwrap_or_default();
        return Ok(Some(Refutation::Loses { winner, line }));
    }
    if solver.wins_after(position, action, seat, *turns)? {
        return Ok(None);
    }
    let mut left = if next.actor() == position.actor() { *turns } else { turns - 1 };
    let (mut position, mut line, mut own_turn) = (next, Vec::new(), left == *turns);
    while let Actor::Seat(acting) = position.actor() {
        own_turn &= acting == seat;
        if left == 0 || acting == seat && !own_turn {
            break;
        }
        let sensible = sensible(&position);
        let mut refuting = None;
        for action in sensible.into_iter().chain(position.actions()) {
            if !solver.wins_after(&position, action, seat, left)? {
                refuting = Some(action);
                break;
            }
        }
        let Some(action) = refuting else { break };
        line.push(action);
        let next = position.apply(action);
        if acting == seat && next.actor() != position.actor() {
            left -= 1;
        }
        position = next;
    }
    Ok(Some(Refutation::TooLate { line }))
}

/// What a good player would do: of several refutations people learn most from that.
fn sensible<P: BotGame<Book = ()>>(position: &P) -> Option<P::Action> {
    const LOOK: u64 = 3_000;
    let game = GameSoFar::new(Start::Position(*position));
    let mut search = P::full(&game, &[], &Arc::new(()))?;
    Some(drive(&mut *search, Some(LOOK), || false).action)
}

/// What somebody else does who is going to lose.
pub(crate) fn reply<P: Provable + PuzzleGame>(
    attempt: &Attempt<P>,
    seat: Seat,
) -> Result<Option<P::Action>, Exhausted> {
    solver().resisting(&attempt.position, seat, attempt.turns)
}

/// The win from where it stands.
pub(crate) fn rest<P: Provable + PuzzleGame>(
    attempt: &Attempt<P>,
) -> Result<Vec<P::Action>, Exhausted> {
    let Actor::Seat(seat) = attempt.position.actor() else { return Ok(Vec::new()) };
    Ok(solver().line(&attempt.position, seat, attempt.turns)?.unwrap_or_default())
}
