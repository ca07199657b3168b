//! Names of accounts that look alike.

use table::PersonId;

use super::super::engine::Connection;
use crate::identity::AccountName;

/// Whether another account looks like this one.
pub(super) async fn is_anothers(
    connection: &mut Connection,
    id: PersonId,
    account: &AccountName,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM people WHERE account_likeness = $1 AND id != $2)",
    )
    .bind(account.likeness())
    .bind(id.bits().to_vec())
    .fetch_one(connection)
    .await
}
