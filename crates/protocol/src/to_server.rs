//! What a client sends.

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
    /// To get a table's events from now on, and those that were missed.
    Follow {
        /// The table to follow.
        #[serde(with = "text")]
        table: TableId,
        /// The number of the last event that the client has, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// To get no more of them.
    Unfollow {
        /// The table that was followed.
        #[serde(with = "text")]
        table: TableId,
    },
    /// To ask something of a table.
    Do {
        /// The table to act on.
        #[serde(with = "text")]
        table: TableId,
        /// The client's own name for this command; one that is sent again has
        /// the same.
        id: CommandId,
        /// What is asked.
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
