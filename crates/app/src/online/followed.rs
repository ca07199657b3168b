//! The table that is followed, where it lives: with whoever follows it, and
//! nowhere else. Whoever reads it is told when it changes.

use leptos::prelude::*;
use table::Table;

use super::connection::Connection;

/// A handle to a table that is followed.
#[derive(Clone, Copy)]
pub struct Followed {
    connection: StoredValue<Connection, LocalStorage>,
    changed: Trigger,
}

impl Followed {
    pub(super) fn new(connection: StoredValue<Connection, LocalStorage>) -> Self {
        Self { connection, changed: Trigger::new() }
    }

    /// Tells something of the table, nothing of which may be known yet.
    pub fn with<R>(self, tell: impl FnOnce(Option<&Table>) -> R) -> R {
        self.changed.track();
        self.with_untracked(tell)
    }

    /// The same, asked once.
    pub fn with_untracked<R>(self, tell: impl FnOnce(Option<&Table>) -> R) -> R {
        self.connection.with_value(|connection| tell(connection.follower.table()))
    }

    /// Something has happened.
    pub(super) fn notify(self) {
        self.changed.notify();
    }
}
