//! Names of accounts that look alike.

use sqlx::{SqliteConnection, SqlitePool};
use table::PersonId;

use crate::identity::AccountName;

/// Whether another account looks like this one.
pub(super) async fn is_anothers(
    connection: &mut SqliteConnection,
    id: PersonId,
    account: &AccountName,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM people WHERE account_likeness = ? AND id != ?)",
    )
    .bind(account.likeness())
    .bind(id.bits().to_vec())
    .fetch_one(connection)
    .await
}

/// Notes what the names of accounts look like that were made by an earlier release.
/// Some of them may look alike: they stay.
pub(in super::super) async fn note_old(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    let old: Vec<(Vec<u8>, String)> = sqlx::query_as(
        "SELECT id, account FROM people WHERE account IS NOT NULL AND account_likeness IS NULL",
    )
    .fetch_all(pool)
    .await?;
    for (id, account) in old {
        sqlx::query("UPDATE people SET account_likeness = ? WHERE id = ?")
            .bind(AccountName::stored(account).likeness())
            .bind(id)
            .execute(pool)
            .await?;
    }
    Ok(())
}
