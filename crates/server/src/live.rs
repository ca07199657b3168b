//! Live tables over WebSocket: one connection for any number of tables that a
//! person follows. What is heard becomes commands to rooms; what rooms tell goes
//! through an outbox.

mod connection;
mod outbox;

pub(crate) use connection::{__path_live, ConnectionId, live};
pub(crate) use outbox::{Outbox, Text, text};
