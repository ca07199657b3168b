//! Taking back, by agreement: over one's own last actions and what others did
//! since, never over chance and never over a leaving. There is no second die.
//! It gives no time back.

use std::time::Duration;

use game::{Maker, Seat};
use shelf::GameInProgress;

use crate::{EventError, Moment, Objection, PersonId, Proposal, Table};

impl Table {
    /// How many entries stay when a person takes back his last actions, and the
    /// seat that made them and acts again.
    pub(crate) fn take_back_of(&self, person: PersonId) -> Result<(usize, Seat), Objection> {
        let own = self.seats_of(person);
        let makers = self.game().map_or_else(Vec::new, GameInProgress::makers);
        let is_own = |maker: &Maker| matches!(maker, Maker::Seat(seat) if own.contains(*seat));
        let last = makers.iter().rposition(is_own).ok_or(Objection::NothingToTakeBack)?;
        let maker = makers[last];
        let Maker::Seat(seat) = maker else { return Err(Objection::NothingToTakeBack) };
        let run = makers[..=last].iter().rev().take_while(|before| **before == maker).count();
        let entries = last + 1 - run;
        if makers[entries..].contains(&Maker::Chance) {
            return Err(Objection::TakeBackChance);
        }
        let by_people = |maker: &Maker| matches!(maker, Maker::Leaver(_) | Maker::Everybody);
        if makers[entries..].iter().any(by_people) {
            return Err(Objection::TakeBackLeft);
        }
        Ok((entries, seat))
    }

    pub(crate) fn taken_back(&mut self, entries: u32, at: Moment) -> Result<(), EventError> {
        let pending = self.agreed(Proposal::TakeBack).ok_or(EventError::Agreement)?;
        let by = pending.by;
        let (wanted, seat) = self.take_back_of(by).map_err(|_| EventError::Agreement)?;
        if wanted != entries as usize {
            return Err(EventError::Agreement);
        }
        let in_own_turn = self.actor() == Some(seat);
        let play = self.in_game()?;
        play.take_back_to(wanted);
        play.pending.retain(|pending| pending.proposal == Proposal::Pause);
        // Whoever was granted it may go back further.
        play.asked.retain(|asked| *asked != (by, Proposal::TakeBack));
        play.clocks.charge(at, Duration::ZERO);
        if !in_own_turn {
            play.clocks.drop_turn();
        }
        self.game_changed(at);
        Ok(())
    }
}
