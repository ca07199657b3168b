//! Taking back. Where a server keeps the table, by agreement: over one's own last
//! actions and what others did since, never over a leaving. On one device at
//! will: to the last decision of anybody who sits there. Never over chance: there
//! is no second die. It gives no time back.

use std::time::Duration;

use game::{Maker, Seat};
use shelf::GameInProgress;

use crate::{
    EventError, EventKind, Host, Moment, Objection, PersonId, Phase, Proposal, Refused, Table,
    command_context::CommandContext,
};

/// How far something is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WayBack {
    /// How many entries stay.
    pub(crate) entries: usize,
    /// The seat that made the first of those that go, and acts again.
    pub(crate) seat: Seat,
}

impl CommandContext<'_> {
    /// Undoes the last decision of anybody at this device, without asking.
    pub(crate) fn undo(&mut self) -> Result<(), Refused> {
        self.seated()?;
        if self.table.phase() == Phase::Seating {
            return Err(Objection::NotStarted.into());
        }
        let WayBack { entries, .. } = self.table.undone()?;
        self.happen(EventKind::TakenBack { entries: entries as u32 })
    }
}

impl Table {
    /// How far a person takes back by agreement: their last actions in a row, and
    /// what others did since.
    pub(crate) fn take_back_of(&self, person: PersonId) -> Result<WayBack, Objection> {
        let own = self.seats_of(person);
        let makers = self.game().map_or(&[][..], GameInProgress::makers);
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
        Ok(WayBack { entries, seat })
    }

    /// How far an undo goes on one device: to the last decision of a person, be it
    /// an action or a leaving.
    pub(crate) fn undone(&self) -> Result<WayBack, Objection> {
        let makers = self.game().map_or(&[][..], GameInProgress::makers);
        for (entries, maker) in makers.iter().enumerate().rev() {
            let seat = match *maker {
                Maker::Seat(seat) | Maker::Leaver(seat) => seat,
                Maker::Chance => return Err(Objection::TakeBackChance),
                Maker::Everybody => continue,
            };
            if self.sitter(seat).is_some_and(|sitter| sitter.person().is_some()) {
                return Ok(WayBack { entries, seat });
            }
        }
        Err(Objection::NothingToTakeBack)
    }

    pub(crate) fn taken_back(&mut self, entries: u32, at: Moment) -> Result<(), EventError> {
        let (way, by) = match self.host() {
            Host::Server(_) => {
                let by = self.agreed(Proposal::TakeBack).ok_or(EventError::Agreement)?.by;
                (self.take_back_of(by), Some(by))
            }
            Host::Device => (self.undone(), None),
        };
        let WayBack { entries: wanted, seat } = way?;
        if wanted != entries as usize {
            return Err(EventError::Agreement);
        }
        let in_own_turn = self.actor() == Some(seat);
        let play = self.play.as_mut().ok_or(Objection::NotStarted)?;
        play.take_back_to(wanted);
        play.pending.retain(|pending| pending.proposal == Proposal::Pause);
        // Whoever was granted it may go back further.
        play.asked.retain(|asked| Some(*asked) != by.map(|by| (by, Proposal::TakeBack)));
        play.clocks.charge(at, Duration::ZERO);
        if !in_own_turn {
            play.clocks.drop_turn();
        }
        self.game_changed(at);
        Ok(())
    }
}
