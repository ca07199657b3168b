//! What the server says.

use game::Seats;
use serde::Serialize;
use table::{Moment, TableId};

use crate::{
    CommandId, Event, Person, Trouble,
    fields::{Fields, Found, Read, Unfit, read_from_fields},
    forms::{moment, seats, text},
    heard::Message,
};

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FromServer {
    /// The answer to the greeting.
    Welcome {
        /// The server's [`crate::VERSION`].
        version: u32,
        /// Who the server takes the client for; nobody, if he only watches.
        you: Option<Person>,
        /// The server's time.
        #[serde(with = "moment")]
        now: Moment,
    },
    /// Events of a table, one after the other.
    Events {
        /// Which table.
        #[serde(with = "text")]
        table: TableId,
        /// The number of the first of them.
        first: u32,
        /// The events.
        events: Vec<Event>,
    },
    /// Who the people are whose ids are in events.
    People {
        /// They.
        people: Vec<Person>,
    },
    /// Who is here.
    Present {
        /// At which table.
        #[serde(with = "text")]
        table: TableId,
        /// The seats whose person is connected.
        #[serde(with = "seats")]
        seats: Seats,
        /// How many look on.
        watchers: u32,
    },
    /// A command was executed, and what came of it is safely stored.
    Done {
        /// Which command.
        id: CommandId,
        /// At which table.
        #[serde(with = "text")]
        table: TableId,
        /// Events with smaller numbers include all that came of it.
        upto: u32,
    },
    /// A command was refused whole.
    Refused {
        /// Which command.
        id: CommandId,
        /// At which table.
        #[serde(with = "text")]
        table: TableId,
        /// Why.
        trouble: Trouble,
    },
    /// Something is wrong that is not about one command.
    Trouble {
        /// What.
        trouble: Trouble,
    },
    /// The client speaks of something unknown here: please reload.
    Reload,
}

read_from_fields!(FromServer);

impl Read for FromServer {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        let table = || fields.one("table", Found::parsed);
        let id = || fields.one("id", Found::command_id);
        Ok(match fields.kind()? {
            "welcome" => Self::Welcome {
                version: fields.one("version", Found::number)?,
                you: fields.inner_if_any("you")?,
                now: Moment::from_millis(fields.one("now", Found::number)?),
            },
            "events" => Self::Events {
                table: table()?,
                first: fields.one("first", Found::number)?,
                events: fields.inner_list("events")?,
            },
            "people" => Self::People { people: fields.inner_list("people")? },
            "present" => Self::Present {
                table: table()?,
                seats: fields
                    .one("seats", |found| found.list()?.iter().map(Found::seat).collect())?,
                watchers: fields.one("watchers", Found::number)?,
            },
            "done" => {
                Self::Done { id: id()?, table: table()?, upto: fields.one("upto", Found::number)? }
            }
            "refused" => {
                Self::Refused { id: id()?, table: table()?, trouble: fields.inner("trouble")? }
            }
            "trouble" => Self::Trouble { trouble: fields.inner("trouble")? },
            "reload" => Self::Reload,
            _ => return Err(fields.unknown(Self::KINDS)),
        })
    }
}

/// The text of [`FromServer::Events`], made of events as they are stored: what
/// was written once is not read and written again for each who hears it.
pub fn events_text<'a>(
    table: TableId,
    first: u32,
    stored: impl IntoIterator<Item = &'a str>,
) -> String {
    let mut text = format!(r#"{{"kind":"events","table":"{table}","first":{first},"events":["#);
    for (before, event) in stored.into_iter().enumerate() {
        if before > 0 {
            text.push(',');
        }
        text.push_str(event);
    }
    text.push_str("]}");
    text
}
