//! What the server keeps. The heart is [`TableStore::append`]: events of many
//! tables in one synced transaction, where the database itself refuses a second
//! event with the same table and number. Bodies of events are opaque here; who
//! sits where, phases and results are summed up beside them, for lists.
//!
//! Two implementations: [`Sqlite`], one file, and [`Postgres`]. Which of them is a
//! matter of the address ([`Database`]). Grouping appends into commits lies above, in
//! `writer`.

mod archive;
mod audit;
mod columns;
mod copying;
mod database;
mod entry;
mod error;
mod export;
mod import;
mod migrations;
mod people;
mod postgres;
mod reports;
mod rows;
mod sqlite;

use async_trait::async_trait;
use chance::{Salt, Secret};
use shelf::Game;
use table::{Moment, PersonId, TableId};

pub use archive::{CurrentFilter, Cursor, CursorPage, Filter, Listed, Listing};
pub use audit::{AdminAction, AuditEntry, AuditStore};
pub use copying::copy;
pub use database::{Database, NoDatabase, OpenStore};
pub use entry::{Entry, OpenedTable, Outcome, Row, Summary};
pub use error::StoreError;
pub use export::{ExportError, Exported, export};
pub use import::{ImportError, Imported, RefusedRecord, import};
pub use people::{
    CredentialFilter, Headcount, OffsetPage, PeopleFilter, PeopleQuery, PeopleStore, Rated,
    Registered, Updated,
};
#[cfg(test)]
pub(crate) use postgres::run_next;
pub use postgres::{
    Beat, Known, Member, Migrated, NoPostgresAddress, Outage, Postgres, PostgresAddress,
    PostgresLock, Presence, RevocationNumber, ServerId, ServerStatus, Sharing,
};
pub use reports::ReportStore;
pub use rows::{ColumnKind, RowStore, TABLES, TableShape, Value};
pub use sqlite::{DataFile, Pragmas, Sqlite};

/// What is at the end of the name of a copy that is not finished.
pub(crate) const UNFINISHED: &str = ".unfinished";

/// Everything that is kept.
pub trait Store:
    TableStore + RecordStore + ServerStore + PeopleStore + ReportStore + AuditStore + RowStore
{
}

impl<T> Store for T where
    T: TableStore + RecordStore + ServerStore + PeopleStore + ReportStore + AuditStore + RowStore
{
}

/// Tables and their events.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Stores entries in their order, in one transaction that is synced before
    /// this returns, and tells for each whether it is stored. An entry that is
    /// refused does not touch its neighbours.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn append(&self, entries: &[Entry]) -> Result<Vec<Outcome>, StoreError>;

    /// The events of a table from this number on, in their order.
    ///
    /// # Errors
    /// The data can't be read.
    async fn events(&self, table: TableId, from: u32) -> Result<Vec<Row>, StoreError>;

    /// What a table's chance follows from, if there is such a table.
    ///
    /// # Errors
    /// The data can't be read.
    async fn secret(&self, table: TableId) -> Result<Option<(Secret, Salt)>, StoreError>;

    /// The tables that are neither over nor closed, the oldest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError>;

    /// The number of the last event that was stored with this command.
    ///
    /// # Errors
    /// The data can't be read.
    async fn done(
        &self,
        table: TableId,
        person: PersonId,
        command: &str,
    ) -> Result<Option<u32>, StoreError>;

    /// What lists show of a table.
    ///
    /// # Errors
    /// The data can't be read.
    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError>;

    /// The tables where a person sits that are neither over nor closed, the
    /// newest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn seated(&self, person: PersonId) -> Result<Vec<Listing>, StoreError>;

    /// A page of the tables that are not closed, the one that was opened last first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn current(
        &self,
        filter: &CurrentFilter,
        page: OffsetPage,
    ) -> Result<Vec<TableId>, StoreError>;

    /// How many tables that are not over a person has opened.
    ///
    /// # Errors
    /// The data can't be read.
    async fn opened_by(&self, person: PersonId) -> Result<usize, StoreError>;

    /// A page of the games that are over, the last one first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn archive(&self, filter: &Filter, page: CursorPage) -> Result<Listed, StoreError>;

    /// At most `size` tables that were opened after this one, of any phase, in
    /// the order of their opening; from the beginning without one.
    ///
    /// # Errors
    /// The data can't be read.
    async fn opened_after(
        &self,
        table: Option<TableId>,
        size: u16,
    ) -> Result<Vec<TableId>, StoreError>;
}

/// Records of games that were played elsewhere and imported as texts.
#[async_trait]
pub trait RecordStore: Send + Sync {
    /// Stores the text of a record, unless it is there already.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn insert_record(
        &self,
        game: Game,
        text: &str,
        at: Moment,
    ) -> Result<Inserted, StoreError>;

    /// At most `size` records with numbers above `after`, in their order.
    ///
    /// # Errors
    /// The data can't be read.
    async fn records(
        &self,
        game: Option<Game>,
        after: Option<RecordNumber>,
        size: u16,
    ) -> Result<Vec<StoredRecord>, StoreError>;

    /// One record.
    ///
    /// # Errors
    /// The data can't be read.
    async fn record(&self, number: RecordNumber) -> Result<Option<StoredRecord>, StoreError>;
}

/// Counts the imported records, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RecordNumber(pub i64);

/// What became of a record that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inserted {
    New,
    /// The same text was there.
    Before,
}

/// An imported record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRecord {
    /// Its number here.
    pub number: RecordNumber,
    pub game: Game,
    /// When it was imported.
    pub imported_at: Moment,
    pub text: String,
}

/// The server itself: its heartbeat and its settings.
#[async_trait]
pub trait ServerStore: Send + Sync {
    /// Notes that the server is open at this moment.
    ///
    /// # Errors
    /// It is not noted.
    async fn beat(&self, at: Moment) -> Result<(), StoreError>;

    /// When the server was last known to be open.
    ///
    /// # Errors
    /// The data can't be read.
    async fn last_heartbeat(&self) -> Result<Option<Moment>, StoreError>;

    /// A fact about the server.
    ///
    /// # Errors
    /// The data can't be read.
    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Notes a fact about the server, in the place of the one before.
    ///
    /// # Errors
    /// It is not noted.
    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError>;

    /// Notes a fact about the server, unless there is one; whether there was none.
    ///
    /// # Errors
    /// It is not noted.
    async fn add_setting(&self, name: &str, value: &str) -> Result<bool, StoreError>;

    /// How much there is.
    ///
    /// # Errors
    /// The data can't be read.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// Whether other servers may write into it, too: then what was read of a table may
    /// be behind.
    fn is_shared(&self) -> bool;

    /// Puts everything in order and lets go of it. Nothing can be asked
    /// afterwards.
    async fn close(&self);
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables, of all phases.
    pub tables: u64,
    /// Tables that are neither over nor closed.
    pub unfinished: u64,
    pub events: u64,
    /// Imported records.
    pub records: u64,
}
