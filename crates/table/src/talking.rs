//! Friendly phrases, from those who sit at the table. One at a time: nobody
//! says two things in one breath.

use std::time::Duration;

use crate::{
    EventError, EventKind, Moment, Objection, PersonId, Phrase, Refused, Table,
    command_context::CommandContext,
};

/// How long one waits after a phrase before the next.
const BREATH: Duration = Duration::from_secs(1);

/// The last that somebody said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "where nothing is said, a field is what its name says")]
pub struct Spoken {
    pub person: PersonId,
    pub phrase: Phrase,
    pub at: Moment,
}

impl CommandContext<'_> {
    pub(crate) fn say(&mut self, phrase: Phrase) -> Result<(), Refused> {
        let person = self.person()?;
        self.happen(EventKind::Said { person, phrase })
    }
}

impl Table {
    pub(crate) fn said(
        &mut self,
        person: PersonId,
        phrase: Phrase,
        at: Moment,
    ) -> Result<(), EventError> {
        self.seated(person)?;
        if self.has_spoken(person, at) {
            return Err(Objection::SaidAlready.into());
        }
        self.spoken.retain(|spoken| spoken.person != person);
        self.spoken.push(Spoken { person, phrase, at });
        Ok(())
    }

    fn has_spoken(&self, person: PersonId, at: Moment) -> bool {
        let mut spoken = self.spoken.iter();
        spoken.any(|last| last.person == person && at < last.at.after(BREATH))
    }
}
