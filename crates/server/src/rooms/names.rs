//! The names of people at a table, for records. Whoever deleted themselves has
//! none any more.

use std::collections::HashMap;

use game::Day;
use protocol::Person;
use table::{Moment, PersonId, Standing, Table};

use crate::AppState;

/// The names of people.
pub(crate) struct Names(HashMap<PersonId, String>);

impl Names {
    /// The names of those who sit at a table.
    pub(crate) async fn of(state: &AppState, table: &Table) -> Self {
        Self::those(state, table, |_| true).await
    }

    /// The names at a table that somebody may take along: their own, and public ones.
    /// Public is the name of whoever has an account: anybody can read it in the list
    /// of players. A guest's name is for those at the table.
    pub(crate) async fn public_or_of(state: &AppState, table: &Table, me: PersonId) -> Self {
        let may_go = |person: &Person| person.id == me || person.standing == Standing::Account;
        Self::those(state, table, may_go).await
    }

    async fn those(state: &AppState, table: &Table, which: impl Fn(&Person) -> bool) -> Self {
        let people = state.people.shown(table.people()).await.into_iter().filter(which);
        Self(people.filter_map(|person| Some((person.id, person.name?))).collect())
    }

    /// The name on each seat.
    pub(crate) fn by_seat(&self, table: &Table) -> Vec<Option<String>> {
        let name =
            |sitter: &Option<table::Sitter>| self.0.get(&sitter.as_ref()?.person()?).cloned();
        table.sitters().iter().map(name).collect()
    }
}

/// The record of a table that has started.
pub(crate) fn record(table: &Table, names: &Names) -> Option<String> {
    table.record(&|person| names.0.get(&person).cloned(), day(table.opened_at()), "")
}

/// The day of a moment, in UTC.
pub(crate) fn day(moment: Moment) -> Option<Day> {
    let moment = jiff::Timestamp::from_millisecond(moment.as_millis().try_into().ok()?).ok()?;
    Day::new(&moment.strftime("%Y-%m-%d").to_string())
}
