//! Forced wins by trying everything: no estimates, no table of the bots, nothing
//! of a game but its rules. It counts turns, not actions: a second move and a
//! bonus push belong to the turn that they continue. With more than two seats all
//! the others together are against the one that is to win.

use std::ops::ControlFlow;

use game::{Actor, Position, Seat};
use rustc_hash::FxHashMap;

/// A game without chance, in which wins can be proven by trying everything.
pub trait Provable: Position {
    /// Whether a seat can't win within so many of its own turns, the one under way
    /// included, for a reason that needs no search. `false` is always right.
    fn out_of_reach(&self, seat: Seat, turns: u8) -> bool {
        let _ = (seat, turns);
        false
    }
}

/// More positions would have to be looked at than was allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhausted;

/// What is known of positions between turns: whether a seat wins within so many
/// turns.
type Results<P> = FxHashMap<(P, Seat, u8), bool>;

/// Tries everything, as long as it is let.
pub struct Solver<P: Position> {
    results: Results<P>,
    /// What decided last, by turns left and side: it often decides again.
    decisive: Vec<[Option<P::Action>; 2]>,
    left: u64,
}

impl<P: Provable> Solver<P> {
    /// A solver that goes through at most so many positions.
    pub fn new(positions: u64) -> Self {
        Self { results: Results::default(), decisive: Vec::new(), left: positions }
    }

    /// Whether the seat wins within so many of its own turns, whatever the others
    /// do. The turn under way is one of them if it is its own.
    ///
    /// # Errors
    /// That would take too long.
    pub fn wins(&mut self, position: &P, seat: Seat, turns: u8) -> Result<bool, Exhausted> {
        let acting = match position.actor() {
            Actor::Over(outcome) => {
                return Ok(outcome.winners.len() == 1 && outcome.winners.contains(seat));
            }
            Actor::Chance => return Ok(false),
            Actor::Seat(acting) => acting,
        };
        if turns == 0 || position.out_of_reach(seat, turns) {
            return Ok(false);
        }
        let question = (*position, seat, turns);
        if let Some(answer) = self.results.get(&question) {
            return Ok(*answer);
        }
        // The seat looks for an action that wins, the others for one that does not.
        let looked_for = acting == seat;
        let answer = self.some(position, acting, seat, turns, looked_for)? == looked_for;
        self.results.insert(question, answer);
        Ok(answer)
    }

    /// Whether the seat wins after an action, where it had so many turns before it.
    ///
    /// # Errors
    /// As [`Self::wins`].
    pub fn wins_after(
        &mut self,
        position: &P,
        action: P::Action,
        seat: Seat,
        turns: u8,
    ) -> Result<bool, Exhausted> {
        self.left = self.left.checked_sub(1).ok_or(Exhausted)?;
        let next = position.apply(action);
        let ends_turn = position.actor() == Actor::Seat(seat) && next.actor() != position.actor();
        self.wins(&next, seat, if ends_turn { turns - 1 } else { turns })
    }

    /// Whether after one of the actions the seat wins, or does not.
    fn some(
        &mut self,
        position: &P,
        acting: Seat,
        seat: Seat,
        turns: u8,
        wins: bool,
    ) -> Result<bool, Exhausted> {
        let place = usize::from(turns);
        if self.decisive.len() <= place {
            self.decisive.resize(place + 1, [None; 2]);
        }
        let side = usize::from(acting == seat);
        let first = self.decisive[place][side].filter(|action| position.check(*action).is_ok());
        if let Some(first) = first
            && self.wins_after(position, first, seat, turns)? == wins
        {
            return Ok(true);
        }
        let visited = position.visit_actions(|action| {
            if Some(action) == first {
                return ControlFlow::Continue(());
            }
            match self.wins_after(position, action, seat, turns) {
                Ok(answer) if answer == wins => ControlFlow::Break(Ok(action)),
                Ok(_) => ControlFlow::Continue(()),
                Err(exhausted) => ControlFlow::Break(Err(exhausted)),
            }
        });
        match visited {
            ControlFlow::Continue(()) => Ok(false),
            ControlFlow::Break(Err(exhausted)) => Err(exhausted),
            ControlFlow::Break(Ok(action)) => {
                self.decisive[place][side] = Some(action);
                Ok(true)
            }
        }
    }
}
