//! What the engine leaves behind of what is deleted. It is overwritten with zeros in
//! the pages that held it, since the connection deletes so; but where a page was split
//! or joined, the engine has left copies of rows in the gaps between others. So
//! whatever holds people's own words is written anew. The log still holds these pages
//! as they were: its keeper's connection files it and begins it anew.

use sqlx::SqliteConnection;

use super::{Sqlite, fault, keeper};
use crate::store::StoreError;

impl Sqlite {
    /// Writes every table anew that holds people's own words. Its old pages are set
    /// free, and with that overwritten; meanwhile the rows are in memory alone.
    pub(super) async fn erase_traces(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        // A reference may lead nowhere until the transaction ends.
        sqlx::raw_sql(
            "PRAGMA defer_foreign_keys = ON;
            CREATE TEMP TABLE kept AS SELECT * FROM people;
            DELETE FROM people;
            INSERT INTO people SELECT * FROM kept ORDER BY id;
            DROP TABLE kept;
            CREATE TEMP TABLE kept AS SELECT * FROM passes;
            DELETE FROM passes;
            INSERT INTO passes SELECT * FROM kept ORDER BY hash;
            DROP TABLE kept;
            CREATE TEMP TABLE kept AS SELECT * FROM reports;
            DELETE FROM reports;
            INSERT INTO reports SELECT * FROM kept ORDER BY serial;
            DROP TABLE kept;",
        )
        .execute(connection)
        .await?;
        Ok(())
    }

    /// Begins the log anew, after a deletion.
    pub(super) async fn erased(&self) -> Result<(), StoreError> {
        if !keeper::begin_anew(&self.keep).await.map_err(fault)? {
            // They are deleted all the same, and the log is overwritten as it goes on.
            tracing::warn!("a long read is running: the WAL was not truncated after a deletion");
        }
        Ok(())
    }
}
