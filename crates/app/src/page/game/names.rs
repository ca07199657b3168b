//! What the people at this device are called. Names stand beside the events of a
//! table, never in them.

use table::PersonId;

/// What people are called, as far as they said so.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::page) struct Names(pub(in crate::page) Vec<(PersonId, String)>);

impl Names {
    /// What a person is called, if they said so.
    pub(in crate::page) fn of(&self, person: PersonId) -> Option<String> {
        self.0.iter().find(|(id, _)| *id == person).map(|(_, name)| name.clone())
    }
}
