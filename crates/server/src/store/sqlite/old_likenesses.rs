//! What files of the first release lack: what the names of accounts look like.

use sqlx::SqlitePool;

use crate::identity::AccountName;

/// Notes it for the accounts that have none. Some of them may look alike: they stay.
pub(super) async fn note(pool: &SqlitePool) -> Result<(), sqlx::Error> {
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
