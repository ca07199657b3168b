//! Forced wins by trying everything: what is claimed of a whole tree is shown here
//! and nowhere guessed. It knows the rules, and the evaluator's static proofs,
//! which are compared with exhaustive search themselves. It gives up rather
//! than take long.

use std::{ops::ControlFlow, sync::Arc};

use game::{Actor, Seat};
use search::Evaluator;

use crate::BotGame;

/// A proof that has gone through too many positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

/// Looks for proofs, through so many positions in all.
pub struct Prover<P: BotGame> {
    evaluator: P::Evaluator,
    left: u64,
}

impl<P: BotGame> Prover<P> {
    /// One that goes through at most so many positions.
    pub fn new(book: &Arc<P::Book>, positions: u64) -> Self {
        Self { evaluator: P::evaluator(book), left: positions }
    }

    /// The actions with which the seat that acts wins within so many actions, this
    /// one and those of all seats counted, whatever the others do. A puzzle with
    /// one solution has one of them, and none within fewer.
    ///
    /// # Errors
    /// There is too much to try.
    pub fn winning_actions(
        &mut self,
        position: &P,
        actions: u32,
    ) -> Result<Vec<P::Action>, TooLong> {
        let Actor::Seat(seat) = position.actor() else { return Ok(Vec::new()) };
        let mut winning = Vec::new();
        for action in position.actions() {
            if self.wins_within(&position.apply(action), seat, actions.saturating_sub(1))? {
                winning.push(action);
            }
        }
        Ok(winning)
    }

    /// Whether a seat wins within so many actions, whoever's, whatever the others
    /// and chance do.
    ///
    /// # Errors
    /// There is too much to try.
    pub fn wins_within(&mut self, position: &P, seat: Seat, actions: u32) -> Result<bool, TooLong> {
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        let actor = position.actor();
        if let Actor::Over(outcome) = actor {
            return Ok(outcome.winners.len() == 1 && outcome.winners.contains(seat));
        }
        if actions == 0 {
            return Ok(false);
        }
        if let Some(score) = self.evaluator.proven(position, seat) {
            match score.wins_in() {
                Some(distance) if distance <= actions => return Ok(true),
                // There may be a shorter way than the one that is proven.
                Some(_) => {}
                None => return Ok(false),
            }
        }
        // The seat looks for one action that wins, the others for one that does not.
        let looked_for = actor == Actor::Seat(seat);
        let found = position.visit_actions(|action| {
            match self.wins_within(&position.apply(action), seat, actions - 1) {
                Ok(wins) if wins != looked_for => ControlFlow::Continue(()),
                ended => ControlFlow::Break(ended),
            }
        });
        match found {
            ControlFlow::Break(ended) => ended,
            ControlFlow::Continue(()) => Ok(!looked_for),
        }
    }

    /// Whether something holds after all that the others can do until this seat
    /// acts again, from a position where others act. It does not where chance or
    /// the end of the game comes before.
    ///
    /// # Errors
    /// There is too much to try.
    pub fn holds_after_all_replies(
        &mut self,
        position: &P,
        seat: Seat,
        holds: &impl Fn(&P) -> bool,
    ) -> Result<bool, TooLong> {
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        match position.actor() {
            Actor::Seat(acting) if acting == seat => return Ok(holds(position)),
            Actor::Seat(_) => {}
            Actor::Chance | Actor::Over(_) => return Ok(false),
        }
        let found = position.visit_actions(|action| {
            match self.holds_after_all_replies(&position.apply(action), seat, holds) {
                Ok(true) => ControlFlow::Continue(()),
                ended => ControlFlow::Break(ended),
            }
        });
        match found {
            ControlFlow::Break(ended) => ended,
            ControlFlow::Continue(()) => Ok(true),
        }
    }
}
