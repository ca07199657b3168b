//! What the server sends.

use game::Seats;
use serde::{Deserialize, Serialize};
use table::{Moment, TableId};

use crate::{
    CommandId, Event, Person, WireError,
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
        /// Who the client is to the server; nobody, for one who only watches.
        you: Option<Person>,
        /// The server's time.
        #[serde(with = "moment")]
        now: Moment,
    },
    /// Events of a table, one after the other.
    Events {
        /// Where they happened.
        #[serde(with = "text")]
        table: TableId,
        /// The number of the first of them.
        first: u32,
        /// The events, in the order of their numbers.
        events: Vec<Event>,
        /// Whether those after them come next: this is a page of a longer list.
        #[serde(default, skip_serializing_if = "is_false")]
        more: bool,
    },
    /// Who the people are whose ids are in events.
    People {
        /// Those of the events that follow, or of the table.
        people: Vec<Person>,
    },
    /// Who is here.
    Present {
        /// The table that they are at.
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
        /// The id that its sender gave it.
        id: CommandId,
        /// The table that it was for.
        #[serde(with = "text")]
        table: TableId,
        /// Events with smaller numbers include all that came of it.
        upto: u32,
    },
    /// A command was refused whole.
    Refused {
        /// The id that its sender gave it.
        id: CommandId,
        /// The table that it was for.
        #[serde(with = "text")]
        table: TableId,
        /// The rule, or what else is in the way.
        #[serde(rename = "trouble")]
        error: WireError,
    },
    /// Something is wrong that is not about one command.
    #[serde(rename = "trouble")]
    Error {
        /// What is wrong.
        #[serde(rename = "trouble")]
        error: WireError,
    },
    /// The client sent something unknown here: please reload.
    Reload,
}

/// The text of [`FromServer::Events`], made of events as they are stored: what
/// was written once is not read and written again for each who follows.
pub fn events_text<'a>(
    table: TableId,
    first: u32,
    stored: impl IntoIterator<Item = &'a str>,
    more: bool,
) -> String {
    let mut text = format!(r#"{{"kind":"events","table":"{table}","first":{first},"events":["#);
    for (before, event) in stored.into_iter().enumerate() {
        if before > 0 {
            text.push(',');
        }
        text.push_str(event);
    }
    text.push_str(if more { r#"],"more":true}"# } else { "]}" });
    text
}

/// For a field that is left out unless it says something.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
fn is_false(field: &bool) -> bool {
    !field
}
