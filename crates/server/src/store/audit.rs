//! What the administrator has done, one entry for each action. Ids and no names: who
//! has deleted their data must not be found here.

use async_trait::async_trait;
use table::Moment;

use super::{OffsetPage, StoreError};

/// What an administrator can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdminAction {
    ClosedTable,
    /// Gave a person another name.
    Renamed,
    /// Blocked a person.
    Blocked,
    /// Let a person in again.
    Unblocked,
    /// Blocked a range of addresses.
    BlockedRange,
    /// Unblocked a range of addresses.
    UnblockedRange,
    /// Gave an account another password.
    ResetPassword,
    /// Settled a report of a person.
    SettledReport,
    /// Made a new admin key.
    NewKey,
}

protocol::words! {
    AdminAction {
        ClosedTable "closed-table", Renamed "renamed", Blocked "blocked",
        Unblocked "unblocked", BlockedRange "blocked-range",
        UnblockedRange "unblocked-range", ResetPassword "reset-password",
        SettledReport "settled-report", NewKey "new-key"
    }
}

/// One action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    pub at: Moment,
    /// What was done.
    pub action: AdminAction,
    /// The id of the table or person; empty where it is about the server itself.
    pub target: String,
}

/// The audit log.
#[async_trait]
pub trait AuditStore: Send + Sync {
    /// Adds an entry.
    ///
    /// # Errors
    /// It is not stored.
    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError>;

    /// A page of entries, the newest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn audit(&self, page: OffsetPage) -> Result<Vec<AuditEntry>, StoreError>;
}
