//! Closing a table, and what an outage of the house does to its clocks.

use crate::{
    By, Closing, EventError, EventKind, Moment, Objection, Phase, Refused, Table,
    command_context::CommandContext,
};

impl CommandContext<'_> {
    pub(crate) fn close(&mut self, why: Closing) -> Result<(), Refused> {
        match self.by {
            By::Host if why != Closing::ByOpener => {}
            By::Person(_) if why == Closing::ByOpener => {
                self.opener()?;
                self.before_start()?;
            }
            By::Host => return Err(Objection::NotOpener.into()),
            By::Person(_) | By::Bot(_) => return Err(Objection::NotHost.into()),
        }
        match (why, self.table.phase()) {
            (Closing::Deserted, phase) if phase != Phase::Seating => Err(Objection::Started.into()),
            (Closing::Archived, phase) if phase != Phase::Over => Err(Objection::NotOver.into()),
            _ => self.happen(EventKind::Closed { why }),
        }
    }

    pub(crate) fn note_outage(&mut self, from: Moment) -> Result<(), Refused> {
        self.host()?;
        self.while_running()?;
        self.happen(EventKind::Outage { from })
    }
}

impl Table {
    pub(crate) fn shut(&mut self, why: Closing) -> Result<(), EventError> {
        let fits = match why {
            Closing::ByHouse => true,
            Closing::ByOpener | Closing::Deserted => self.phase() == Phase::Seating,
            Closing::Archived => self.phase() == Phase::Over,
        };
        if !fits {
            return Err(EventError::Phase);
        }
        self.closed = Some(why);
        Ok(())
    }

    /// Outages follow each other and never overlap: no stretch of time is given
    /// back twice.
    pub(crate) fn outage(&mut self, from: Moment, at: Moment) -> Result<(), EventError> {
        if self.phase() != Phase::Playing {
            return Err(EventError::Phase);
        }
        let play = self.in_game()?;
        if from >= at || from < play.open_since {
            return Err(EventError::Time);
        }
        play.clocks.skip(from, at);
        play.open_since = at;
        Ok(())
    }
}
