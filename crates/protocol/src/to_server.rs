//! What a client says.

use serde::{Deserialize, Serialize};
use table::TableId;

use crate::{Command, CommandId, forms::text};

/// A message to the server. The first one is the greeting.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ToServer {
    /// The greeting.
    Hello {
        /// The client's [`crate::VERSION`].
        version: u32,
    },
    /// To be told of a table's events from now on, and of those one has missed.
    Follow {
        /// Which.
        #[serde(with = "text")]
        table: TableId,
        /// The number of the last event that one has; none for one who has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// To be told no more.
    Unfollow {
        /// Of which table.
        #[serde(with = "text")]
        table: TableId,
    },
    /// To ask something of a table.
    Do {
        /// Which.
        #[serde(with = "text")]
        table: TableId,
        /// The client's own name for this command; one that is sent again has
        /// the same.
        id: CommandId,
        /// What.
        command: Command,
    },
}

impl ToServer {
    /// Its text.
    ///
    /// # Panics
    /// Never: a message has nothing that JSON lacks.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a message can be written")
    }
}
