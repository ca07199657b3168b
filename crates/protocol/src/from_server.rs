//! What the server says.

use game::Seats;
use serde::{Deserialize, Serialize};
use table::{Moment, TableId};

use crate::{
    CommandId, Event, Person, Trouble,
    forms::{moment, seats, text},
};

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// A command was obeyed, and what came of it is safely stored.
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
