//! The data in a `PostgreSQL` database. Its unique key decides which event is number N of
//! a table, and a commit is on disk when it is acknowledged, whatever the database's own
//! settings are. Servers may share it: they say that they live (`servers`), agree on who
//! looks after which table (`keepers`), and tell each other what all must know.

mod address;
mod engine;
mod fault;
mod keepers;
mod lock;
mod migrations;
mod presence;
mod revocations;
mod servers;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "once for each engine")]
mod sql;

use std::time::Duration;

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection as _, PgConnection, PgPool, postgres::PgPoolOptions,
};

#[cfg(test)]
pub(crate) use self::migrations::run_next;
pub use self::{
    address::{NoPostgresAddress, PostgresAddress},
    keepers::Known,
    lock::{PostgresLock, Sharing},
    migrations::Migrated,
    presence::Presence,
    revocations::RevocationNumber,
    servers::{Beat, Member, Outage, ServerId, ServerStatus},
};
use self::{fault::fault, migrations::Schema};
use super::{StoreError, rows::TABLES};

/// How many connections there are at most.
const CONNECTIONS: u32 = 8;
/// How long somebody waits for one.
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection that was not used for so long is tried before it is.
const FRESH: Duration = Duration::from_secs(1);

/// An open database.
pub struct Postgres {
    pool: PgPool,
}

impl Postgres {
    /// Opens a database that is prepared.
    ///
    /// # Errors
    /// It can't be reached, is not prepared, or was prepared by a later release.
    pub async fn open(address: &PostgresAddress) -> Result<Self, StoreError> {
        // What is wrong is told at once, and not after the pool's patience.
        let mut first = address.options().connect().await.map_err(fault)?;
        match migrations::look(&mut first).await? {
            Schema::Ours => {}
            Schema::Later => tracing::info!("beside a later release's database"),
            Schema::Unprepared { .. } => return Err(StoreError::Unprepared),
        }
        warn_of_settings(&mut first).await?;
        first.close().await.map_err(fault)?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, about| {
                Box::pin(async move {
                    if about.idle_for > FRESH {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            });
        Ok(Self { pool: pool.connect_lazy_with(address.options()) })
    }

    /// Prepares a database, or brings it up to date: while no server has it, unless all
    /// that is missing may be done beside servers.
    ///
    /// # Errors
    /// It can't be reached, a server has it, or it was prepared by a later release.
    pub async fn migrate(address: &PostgresAddress) -> Result<Migrated, StoreError> {
        let mut connection = address.options().connect().await.map_err(fault)?;
        let sharing = match migrations::look(&mut connection).await? {
            Schema::Unprepared { beside_servers: false } => Sharing::Alone,
            Schema::Unprepared { .. } | Schema::Ours | Schema::Later => Sharing::Servers,
        };
        let lock = PostgresLock::take(address, sharing).await?;
        let migrated = migrations::run(&mut connection).await;
        connection.close().await.map_err(fault)?;
        lock.release().await;
        migrated
    }

    /// Looks whether everything in a database is known to this program, so that a copy
    /// leaves nothing out.
    ///
    /// # Errors
    /// It can't be reached, is not prepared, or was prepared by a later release.
    pub async fn check_known(address: &PostgresAddress) -> Result<(), StoreError> {
        let mut connection = address.options().connect().await.map_err(fault)?;
        let schema = migrations::look(&mut connection).await?;
        connection.close().await.map_err(fault)?;
        match schema {
            Schema::Ours => Ok(()),
            Schema::Later => Err(StoreError::Newer),
            Schema::Unprepared { .. } => Err(StoreError::Unprepared),
        }
    }

    /// What a connection answers when it is asked whether a commit waits for the disk.
    ///
    /// # Errors
    /// None can be asked.
    pub async fn synchronous_commit(&self) -> Result<String, StoreError> {
        sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&self.pool).await.map_err(fault)
    }

    fn writer(&self) -> &PgPool {
        &self.pool
    }

    fn reader(&self) -> &PgPool {
        &self.pool
    }

    /// Nobody needs to be told that something was written.
    #[expect(clippy::unused_self, reason = "the statements tell every engine")]
    fn wrote(&self) {}

    /// What is deleted is gone for every statement; the engine frees its space by itself.
    #[expect(clippy::unused_async, reason = "other engines have something to do")]
    async fn erase_traces(_: &mut PgConnection) -> Result<(), sqlx::Error> {
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "as before a deletion")]
    async fn erased(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Counts rows on from those that were brought with their serials.
    async fn count_on(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        for table in TABLES.iter().filter(|table| table.has_serial()) {
            let name = table.name;
            let count_on = format!(
                "SELECT setval(pg_get_serial_sequence('{name}', 'serial'), max(serial)) \
                 FROM {name} HAVING max(serial) IS NOT NULL"
            );
            // Nothing of it comes from outside.
            sqlx::query(AssertSqlSafe(count_on)).execute(&mut *connection).await?;
        }
        Ok(())
    }

    async fn let_go(&self) {
        self.pool.close().await;
    }
}

/// Some settings of the whole server take its promises away, and no connection can
/// change them.
async fn warn_of_settings(connection: &mut PgConnection) -> Result<(), StoreError> {
    let off: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') \
         AND setting = 'off'",
    )
    .fetch_all(connection)
    .await
    .map_err(fault)?;
    for setting in off {
        tracing::warn!(%setting, "off in PostgreSQL: a power cut can destroy the data");
    }
    Ok(())
}
