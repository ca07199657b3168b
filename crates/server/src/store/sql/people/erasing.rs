//! Forgetting people: one list of statements. What an engine leaves behind of what is
//! deleted is its own business (`Store::erase_traces`, `Store::erased`).

use table::{Moment, PersonId};

use super::super::{
    engine::{Connection, Store, begin_alone, fault},
    tables::person_id,
};
use crate::store::StoreError;

/// Forgets a person.
pub(super) async fn one(store: &Store, id: PersonId) -> Result<(), StoreError> {
    let mut transaction = begin_alone(store.writer()).await.map_err(fault)?;
    empty(&mut transaction, id).await.map_err(fault)?;
    Store::erase_traces(&mut transaction).await.map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    store.erased().await
}

/// Forgets guests who have not been here since a moment, at most so many, and tells
/// who they were. A guest at a table that is not over stays.
pub(super) async fn guests(
    store: &Store,
    since: Moment,
    most: u16,
) -> Result<Vec<PersonId>, StoreError> {
    let mut transaction = begin_alone(store.writer()).await.map_err(fault)?;
    let found: Vec<Vec<u8>> = sqlx::query_scalar(
        "SELECT id FROM people \
         WHERE since < $1 AND name IS NOT NULL AND account IS NULL \
         AND NOT EXISTS (SELECT 1 FROM passes WHERE person = people.id AND used >= $1) \
         AND NOT EXISTS (SELECT 1 FROM sitting JOIN tables ON tables.serial = sitting.in_table \
             WHERE sitting.person = people.id \
             AND tables.phase IN ('seating', 'playing', 'paused')) \
         LIMIT $2",
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
    Store::erase_traces(&mut transaction).await.map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    store.erased().await?;
    Ok(gone)
}

/// Empties a person's row and forgets all that hangs on it.
async fn empty(connection: &mut Connection, id: PersonId) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM passes WHERE person = $1",
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM reports WHERE reporter = $1",
        "DELETE FROM reports WHERE reported = $1",
        "UPDATE people SET name = NULL, account = NULL, account_key = NULL, \
         account_likeness = NULL, password = NULL, recovery = NULL WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id.bits().to_vec()).execute(&mut *connection).await?;
    }
    Ok(())
}
