//! Closing a table, and what an outage of the house does to its clocks.

use crate::{
    By, Closing, Deed, Misfit, Moment, Objection, Phase, Refused, Table, hearing::Hearing,
};

impl Hearing<'_> {
    pub(crate) fn close(&mut self, why: Closing) -> Result<(), Refused> {
        match self.by {
            By::House if why != Closing::ByOpener => {}
            By::Person(_) if why == Closing::ByOpener => {
                self.opener()?;
                self.before_start()?;
            }
            By::House => return Err(Objection::NotOpener.into()),
            By::Person(_) | By::Bot(_) => return Err(Objection::NotHouse.into()),
        }
        match (why, self.table.phase()) {
            (Closing::Deserted, phase) if phase != Phase::Seating => Err(Objection::Started.into()),
            (Closing::Archived, phase) if phase != Phase::Over => Err(Objection::NotOver.into()),
            _ => self.happen(Deed::Closed { why }),
        }
    }

    pub(crate) fn note_outage(&mut self, from: Moment) -> Result<(), Refused> {
        self.house()?;
        self.while_running()?;
        self.happen(Deed::Outage { from })
    }
}

impl Table {
    pub(crate) fn shut(&mut self, why: Closing) -> Result<(), Misfit> {
        let fits = match why {
            Closing::ByHouse => true,
            Closing::ByOpener | Closing::Deserted => self.phase() == Phase::Seating,
            Closing::Archived => self.phase() == Phase::Over,
        };
        if !fits {
            return Err(Misfit::Phase);
        }
        self.closed = Some(why);
        Ok(())
    }

    /// Outages follow each other and never overlap: no stretch of time is given
    /// back twice.
    pub(crate) fn outage(&mut self, from: Moment, at: Moment) -> Result<(), Misfit> {
        if self.phase() != Phase::Playing {
            return Err(Misfit::Phase);
        }
        let play = self.in_game()?;
        if from >= at || from < play.open_since {
            return Err(Misfit::Time);
        }
        play.clocks.skip(from, at);
        play.open_since = at;
        Ok(())
    }
}
