//! One table of the house, as this page knows it: handles, so that every part of
//! the page can have a copy. How they come to be set is in `line.rs`.

use std::collections::HashMap;

use game::Seats;
use leptos::prelude::*;
use protocol::{Command, Person, WireError};
use table::{Moment, PersonId, Table, TableId};

use super::line::Line;

/// A table of the house.
#[derive(Clone, Copy)]
pub struct HouseTable {
    /// Which.
    pub id: TableId,
    /// The table as far as it is known; nothing before its first events.
    pub table: RwSignal<Option<Table>, LocalStorage>,
    /// Who looks at it; nobody, if he only watches.
    pub me: RwSignal<Option<Person>>,
    /// Who the ids in its events are.
    pub people: RwSignal<HashMap<PersonId, Person>>,
    /// Who is connected.
    pub presence: RwSignal<Presence>,
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Why the last command was refused, until another is asked.
    pub refused: RwSignal<Option<WireError>>,
    /// Whether a command waits for its answer.
    pub waits: RwSignal<bool>,
    /// Whether one that acts in the game does.
    pub acting: RwSignal<bool>,
    /// By how many milliseconds the house's clock is ahead of this one's.
    pub ahead: RwSignal<i64>,
    /// The connection.
    pub(super) line: StoredValue<Line, LocalStorage>,
}

/// Who is connected.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Presence {
    /// The seats whose person is.
    pub seats: Seats,
    /// How many look on.
    pub watchers: u32,
}

/// How the connection to the house is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is called for the first time.
    Calling,
    /// It answers.
    Open,
    /// It was lost and is called again.
    Lost,
    /// The house has no such table.
    NoTable,
    /// The house speaks another version: the page must be loaded anew.
    Outdated,
}

impl Link {
    /// Its name for style sheets and tests.
    pub fn word(self) -> &'static str {
        match self {
            Self::Calling => "calling",
            Self::Open => "open",
            Self::Lost => "lost",
            Self::NoTable => "no-table",
            Self::Outdated => "outdated",
        }
    }

    /// Whether the house is not called any more.
    pub fn is_final(self) -> bool {
        matches!(self, Self::NoTable | Self::Outdated)
    }
}

impl HouseTable {
    /// A table that nobody has heard of yet.
    pub(super) fn new(id: TableId, line: Line) -> Self {
        Self {
            id,
            table: RwSignal::new_local(None),
            me: RwSignal::new(None),
            people: RwSignal::new(HashMap::new()),
            presence: RwSignal::new(Presence::default()),
            link: RwSignal::new(Link::Calling),
            refused: RwSignal::new(None),
            waits: RwSignal::new(false),
            acting: RwSignal::new(false),
            ahead: RwSignal::new(0),
            line: StoredValue::new_local(line),
        }
    }

    /// Asks something of the table: now, or as soon as the house can be reached.
    pub fn ask(self, command: Command) {
        self.refused.set(None);
        self.say(command);
    }

    /// The seats of whoever looks.
    pub fn my_seats(self) -> Seats {
        let me = self.me.with(|me| me.as_ref().map(|me| me.id));
        self.table.with(|table| match (table, me) {
            (Some(table), Some(me)) => table.seats_of(me),
            _ => Seats::default(),
        })
    }

    /// The house's time.
    pub fn now(self) -> Moment {
        let here = js_sys::Date::now() as i64;
        Moment::from_millis(here.saturating_add(self.ahead.get_untracked()).max(0).cast_unsigned())
    }
}
