//! Forgetting people. What is deleted is overwritten with zeros in the pages that held
//! it, since the connection deletes so; but where a page was split or joined, the engine
//! has left copies of rows in the gaps between others. So whatever holds people's own
//! words is written anew. The log still holds these pages as they were: its keeper's
//! connection files it and begins it anew.

use sqlx::{SqliteConnection, SqlitePool};
use table::{Moment, PersonId};

use super::super::{fault, keeper, tables::person_id};
use crate::store::StoreError;

/// Forgets a person.
pub(super) async fn one(
    pool: &SqlitePool,
    keep: &SqlitePool,
    id: PersonId,
) -> Result<(), StoreError> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await.map_err(fault)?;
    empty(&mut transaction, id).await.map_err(fault)?;
    write_anew(&mut transaction).await.map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    clear_log(keep).await
}

/// Forgets guests who have not been here since a moment, at most so many, and tells
/// who they were. A guest at a table that is not over stays.
pub(super) async fn guests(
    pool: &SqlitePool,
    keep: &SqlitePool,
    since: Moment,
    most: u16,
) -> Result<Vec<PersonId>, StoreError> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await.map_err(fault)?;
    let found: Vec<Vec<u8>> = sqlx::query_scalar(
        "SELECT id FROM people \
         WHERE since < ?1 AND name IS NOT NULL AND account IS NULL \
         AND NOT EXISTS (SELECT 1 FROM passes WHERE person = people.id AND used >= ?1) \
         AND NOT EXISTS (SELECT 1 FROM sitting JOIN tables ON tables.serial = sitting.in_table \
             WHERE sitting.person = people.id \
             AND tables.phase IN ('seating', 'playing', 'paused')) \
         LIMIT ?2",
    )
    .bind(since.as_millis().cast_signed())
    .bind(i64::from(most))
    .fetch_all(&mut *transaction)
    .await
    .map_err(fault)?;
    let gone: Vec<PersonId> = found.into_iter().map(person_id).collect::<Result<_, _>>()?;
    if gone.is_empty() {
        return Ok(gone);
    }
    for id in &gone {
        empty(&mut transaction, *id).await.map_err(fault)?;
    }
    write_anew(&mut transaction).await.map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    clear_log(keep).await?;
    Ok(gone)
}

/// Empties a person's row and forgets all that hangs on it.
async fn empty(connection: &mut SqliteConnection, id: PersonId) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM passes WHERE person = ?",
        "DELETE FROM ratings WHERE person = ?",
        "DELETE FROM reports WHERE reporter = ?",
        "DELETE FROM reports WHERE reported = ?",
        "UPDATE people SET name = NULL, account = NULL, account_key = NULL, \
         account_likeness = NULL, password = NULL, recovery = NULL WHERE id = ?",
    ] {
        sqlx::query(statement).bind(id.bits().to_vec()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Writes every table anew that holds people's own words. Its old pages are set free,
/// and with that overwritten; meanwhile the rows are in memory alone.
async fn write_anew(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
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

async fn clear_log(keep: &SqlitePool) -> Result<(), StoreError> {
    if !keeper::begin_anew(keep).await.map_err(fault)? {
        // They are deleted all the same, and the log is overwritten as it goes on.
        tracing::warn!("a long read is running: the WAL was not truncated after a deletion");
    }
    Ok(())
}
