//! How a forced win goes: the seat wins as soon as it can, the others resist as
//! long as they can.

use game::{Actor, Seat};

use crate::{Exhausted, Provable, Solver};

impl<P: Provable> Solver<P> {
    /// The actions of a forced win within so many turns, to its end; `None` where
    /// there is none.
    ///
    /// # Errors
    /// That would take too long.
    pub fn line(
        &mut self,
        position: &P,
        seat: Seat,
        turns: u8,
    ) -> Result<Option<Vec<P::Action>>, Exhausted> {
        if self.fewest_turns(position, seat, turns)?.is_none() {
            return Ok(None);
        }
        let (mut position, mut left, mut line) = (*position, turns, Vec::new());
        while let Actor::Seat(acting) = position.actor() {
            left = self.fewest_turns(&position, seat, left)?.unwrap_or(left);
            let action = if acting == seat {
                self.winning(&position, seat, left)?
            } else {
                self.resisting(&position, seat, left)?
            };
            let Some(action) = action else { break };
            line.push(action);
            position = position.apply(action);
        }
        Ok(Some(line))
    }

    /// What the others do to lose as late as they can.
    ///
    /// # Errors
    /// That would take too long.
    pub fn resisting(
        &mut self,
        position: &P,
        seat: Seat,
        turns: u8,
    ) -> Result<Option<P::Action>, Exhausted> {
        let mut longest = None;
        for action in position.actions() {
            let next = position.apply(action);
            // What does not lose at all resists longest.
            let fewest = self.fewest_turns(&next, seat, turns)?.unwrap_or(u8::MAX);
            if longest.is_none_or(|(most, _)| fewest > most) {
                longest = Some((fewest, action));
            }
        }
        Ok(longest.map(|(_, action)| action))
    }

    /// An action that wins within so many turns; one that wins at once before all.
    fn winning(
        &mut self,
        position: &P,
        seat: Seat,
        turns: u8,
    ) -> Result<Option<P::Action>, Exhausted> {
        let mut found = None;
        for action in position.actions() {
            let over = position.apply(action).actor().outcome().is_some();
            if (over || found.is_none()) && self.wins_after(position, action, seat, turns)? {
                found = Some(action);
                if over {
                    break;
                }
            }
        }
        Ok(found)
    }

    /// The fewest turns, at most so many, within which the seat wins.
    fn fewest_turns(
        &mut self,
        position: &P,
        seat: Seat,
        most: u8,
    ) -> Result<Option<u8>, Exhausted> {
        for turns in 0..=most {
            if self.wins(position, seat, turns)? {
                return Ok(Some(turns));
            }
        }
        Ok(None)
    }
}
