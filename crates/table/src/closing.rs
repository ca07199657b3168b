//! Closing a table, and what an outage of the server does to its clocks.

use crate::{
    By, Closing, EventError, EventKind, Moment, Objection, Refused, Table,
    command_context::CommandContext,
};

impl CommandContext<'_> {
    pub(crate) fn close(&mut self, why: Closing) -> Result<(), Refused> {
        match self.by {
            By::Host if why != Closing::ByOpener => {}
            By::Person(_) if why == Closing::ByOpener => self.opener()?,
            By::Host => return Err(Objection::NotOpener.into()),
            By::Person(_) | By::Bot(_) => return Err(Objection::NotHost.into()),
        }
        self.happen(EventKind::Closed { why })
    }

    pub(crate) fn note_outage(&mut self, from: Moment) -> Result<(), Refused> {
        self.host()?;
        self.happen(EventKind::Outage { from })
    }
}

impl Table {
    pub(crate) fn shut(&mut self, why: Closing) -> Result<(), EventError> {
        match why {
            Closing::ByServer => {}
            Closing::ByOpener | Closing::Deserted => self.before_start()?,
            Closing::Archived => self.after_game()?,
        }
        self.closed = Some(why);
        Ok(())
    }

    /// Outages follow each other and never overlap: no stretch of time is given
    /// back twice.
    pub(crate) fn outage(&mut self, from: Moment, at: Moment) -> Result<(), EventError> {
        self.while_running()?;
        let play = self.in_game()?;
        if from >= at || from < play.open_since {
            return Err(EventError::Time);
        }
        play.clocks.skip(from, at);
        play.open_since = at;
        Ok(())
    }
}
