//! The data in one `SQLite` file: a write-ahead log, synced at every commit, on
//! every connection. One connection writes, a few read, one keeps the log short,
//! so that filing it never stands in the way of a commit.

mod copy;
mod data_file;
mod engine;
mod fault;
mod keeper;
mod migrations;
mod old_likenesses;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "once for each engine")]
mod sql;
#[cfg(test)]
mod tests;
mod traces;

use std::{
    fs::{self, OpenOptions},
    path::Path,
    sync::Arc,
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use table::TableId;
use tokio::{sync::Notify, task::AbortHandle};

pub use self::data_file::DataFile;
use self::fault::fault;
use super::{ServerId, StoreError};

/// How many connections read.
const READERS: u32 = 4;
/// How long a connection waits for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);
/// The log is filed by the keeper; should it fail to, the writer does it at this
/// many pages.
const LONGEST_LOG: u32 = 65_536;

/// An open data file.
pub struct Sqlite {
    file: DataFile,
    write: SqlitePool,
    read: SqlitePool,
    keep: SqlitePool,
    /// Tells the keeper that something was written.
    news: Arc<Notify>,
    keeper: AbortHandle,
}

/// What a connection answers about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pragmas {
    /// `wal` for a write-ahead log.
    pub journal_mode: String,
    /// 2 for full.
    pub synchronous: i64,
    /// 1 when references are checked.
    pub foreign_keys: i64,
}

impl Sqlite {
    /// Opens a data file, makes it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// It can't be opened, is not ours, or was written by a later release.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        make_private(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .pragma("wal_autocheckpoint", LONGEST_LOG.to_string())
            .pragma("temp_store", "MEMORY")
            .pragma("secure_delete", "ON")
            .disable_statement_logging();
        let write = pool(1).connect_with(options.clone()).await;
        let write = write.map_err(|error| fault::at_opening(path, error))?;
        let migrated = migrations::all().run(&write).await;
        migrated.map_err(|error| super::migrations::meaning(error, fault))?;
        old_likenesses::note(&write).await.map_err(fault)?;
        let read = pool(READERS).connect_lazy_with(options.clone());
        let keep = pool(1).connect_lazy_with(options);
        let news = Arc::new(Notify::new());
        let keeper = tokio::spawn(keeper::keep(keep.clone(), Arc::clone(&news))).abort_handle();
        let file = DataFile::new(path, read.clone());
        Ok(Self { file, write, read, keep, news, keeper })
    }

    /// What every connection answers about itself, the writer's first.
    ///
    /// # Errors
    /// One can't be asked.
    pub async fn pragmas(&self) -> Result<Vec<Pragmas>, StoreError> {
        let mut held = Vec::new();
        for pool in [&self.write, &self.read, &self.keep] {
            for _ in 0..pool.options().get_max_connections() {
                held.push(pool.acquire().await.map_err(fault)?);
            }
        }
        let mut answers = Vec::new();
        for connection in &mut held {
            let query = "SELECT journal_mode, synchronous, foreign_keys FROM \
                pragma_journal_mode, pragma_synchronous, pragma_foreign_keys";
            let (journal_mode, synchronous, foreign_keys) =
                sqlx::query_as(query).fetch_one(&mut **connection).await.map_err(fault)?;
            answers.push(Pragmas { journal_mode, synchronous, foreign_keys });
        }
        Ok(answers)
    }

    /// The file, for what can only be done with one.
    pub fn file(&self) -> &DataFile {
        &self.file
    }

    /// The connection that writes. Whoever writes says `wrote` afterwards.
    pub(crate) fn writer(&self) -> &SqlitePool {
        &self.write
    }

    /// The connections that read.
    pub(crate) fn reader(&self) -> &SqlitePool {
        &self.read
    }

    /// Something was written.
    pub(crate) fn wrote(&self) {
        self.news.notify_one();
    }

    /// The engine counts rows on from the last by itself.
    #[expect(clippy::unused_async, reason = "other engines have something to do")]
    async fn count_on(_: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        Ok(())
    }

    /// A file has one server, which looks after everything in it.
    #[expect(clippy::unused_async, reason = "other engines have something to do")]
    async fn note_keeper(
        _: &mut SqliteConnection,
        _: TableId,
        _: ServerId,
    ) -> Result<(), sqlx::Error> {
        Ok(())
    }

    /// Lets go of the file. The log is filed when the last connection goes.
    async fn let_go(&self) {
        self.keeper.abort();
        self.keep.close().await;
        self.read.close().await;
        self.write.close().await;
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

/// Connections that stay open. One that comes back inside a transaction is thrown
/// away: that happens when the engine gave the transaction up by itself, as on a
/// full disk.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(2 * PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        })
}

/// Whether a file has nothing in it, and no log beside it has either: something cut
/// it off, or it was never ours.
fn is_empty(path: &Path) -> bool {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    let length = |path: &Path| fs::metadata(path).map_or(0, |found| found.len());
    length(path) == 0 && length(Path::new(&log)) == 0
}

/// Makes the file, if there is none, for its owner alone: it holds secrets.
fn make_private(path: &Path) -> Result<(), StoreError> {
    if fs::exists(path).unwrap_or(false) {
        return if is_empty(path) { Err(StoreError::Empty) } else { Ok(()) };
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| fault::of_file(path, &error))
}
