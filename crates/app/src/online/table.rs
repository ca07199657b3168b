//! One online table, as this page knows it: handles, so that every part of
//! the page can have a copy. How they come to be set is in `following.rs`.

use std::collections::HashMap;

use game::Seats;
use leptos::prelude::*;
use protocol::{Command, Person, WireError};
use table::{Event, Moment, PersonId, TableId};

use super::{connection::Connection, followed::Followed};

#[derive(Clone, Copy)]
pub struct OnlineTable {
    pub id: TableId,
    /// The table as far as it is known; nothing before its first events.
    pub table: Followed,
    /// Who looks at it; nobody, if they only watch.
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
    /// By how many milliseconds the server's clock is ahead of this one's.
    pub ahead: RwSignal<i64>,
    /// The connection.
    pub(super) line: StoredValue<Connection, LocalStorage>,
    /// Who is told what happens.
    listener: StoredValue<Option<Callback<Vec<Event>>>>,
}

/// Who is connected.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Presence {
    /// The seats whose person is.
    pub seats: Seats,
    /// How many look on.
    pub watchers: u32,
}

/// How the connection to the server is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is called for the first time.
    Calling,
    /// It answers.
    Open,
    /// It was lost and is called again.
    Lost,
    /// The server has no such table.
    NoTable,
    /// The server speaks another version: the page must be loaded anew.
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

    /// Whether the server is not called any more.
    pub fn is_final(self) -> bool {
        matches!(self, Self::NoTable | Self::Outdated)
    }
}

impl OnlineTable {
    /// A table that nobody has heard of yet.
    pub(super) fn new(id: TableId, line: Connection) -> Self {
        let line = StoredValue::new_local(line);
        Self {
            id,
            table: Followed::new(line),
            me: RwSignal::new(None),
            people: RwSignal::new(HashMap::new()),
            presence: RwSignal::new(Presence::default()),
            link: RwSignal::new(Link::Calling),
            refused: RwSignal::new(None),
            waits: RwSignal::new(false),
            acting: RwSignal::new(false),
            ahead: RwSignal::new(0),
            line,
            listener: StoredValue::new(None),
        }
    }

    /// Asks something of the table: now, or as soon as the server can be reached.
    pub fn ask(self, command: Command) {
        self.refused.set(None);
        self.say(command);
    }

    /// Tells what happens from now on, after it is part of the table.
    pub fn listen(self, listener: Callback<Vec<Event>>) {
        self.listener.set_value(Some(listener));
    }

    /// Nobody is told any longer.
    pub fn stop_listening(self) {
        self.listener.try_set_value(None);
    }

    /// These have happened.
    pub(super) fn tell(self, events: Vec<Event>) {
        self.table.notify();
        if let Some(listener) = self.listener.get_value() {
            listener.run(events);
        }
    }

    /// The seats of whoever looks.
    pub fn my_seats(self) -> Seats {
        let me = self.me.with(|me| me.as_ref().map(|me| me.id));
        self.table.with(|table| match (table, me) {
            (Some(table), Some(me)) => table.seats_of(me),
            _ => Seats::default(),
        })
    }

    /// The server's time.
    pub fn now(self) -> Moment {
        let here = js_sys::Date::now() as i64;
        Moment::from_millis(here.saturating_add(self.ahead.get_untracked()).max(0).cast_unsigned())
    }
}
