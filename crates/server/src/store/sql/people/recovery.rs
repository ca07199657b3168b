//! Recovery codes: only their hashes are here.

use sqlx::QueryBuilder;
use table::PersonId;

use super::{
    super::{
        engine::{Pool, begin, fault},
        row::{Both, row},
    },
    persons::{COLUMNS, StoredPerson, end_all_but, found},
};
use crate::{
    identity::{AccountName, AccountSecrets, Person, TokenHash},
    store::{StoreError, Updated},
};

pub(super) async fn of(
    pool: &Pool,
    account: &AccountName,
) -> Result<Option<(Person, TokenHash)>, StoreError> {
    row! {
        struct Stored { recovery: Vec<u8>, }
    }
    type Row = Both<StoredPerson, Stored>;
    let mut query = QueryBuilder::new("SELECT ");
    query
        .push(COLUMNS)
        .push(", recovery FROM people WHERE recovery IS NOT NULL AND account_key = ");
    query.push_bind(account.key());
    let found = query.build_query_as::<Row>().fetch_optional(pool).await.map_err(fault)?;
    let read = |Both(person, stored): Row| {
        let hash = stored.recovery.try_into().map_err(|_| StoreError::Damaged)?;
        Ok((person.read()?, TokenHash::of(hash)))
    };
    found.map(read).transpose()
}

pub(super) async fn set(
    pool: &Pool,
    id: PersonId,
    recovery: Option<&TokenHash>,
) -> Result<Updated, StoreError> {
    let changed =
        sqlx::query("UPDATE people SET recovery = $1 WHERE id = $2 AND account IS NOT NULL")
            .bind(recovery.map(|hash| hash.bytes().to_vec()))
            .bind(id.bits().to_vec())
            .execute(pool)
            .await;
    found(changed)
}

pub(super) async fn recover(
    pool: &Pool,
    id: PersonId,
    used: &TokenHash,
    secrets: &AccountSecrets,
) -> Result<Updated, StoreError> {
    let mut transaction = begin(pool).await.map_err(fault)?;
    let changed = sqlx::query(
        "UPDATE people SET password = $1, recovery = $2 WHERE id = $3 AND recovery = $4",
    )
    .bind(&secrets.password.0)
    .bind(secrets.recovery.bytes().to_vec())
    .bind(id.bits().to_vec())
    .bind(used.bytes().to_vec())
    .execute(&mut *transaction)
    .await;
    let changed = found(changed)?;
    if changed == Updated::Changed {
        end_all_but(&mut transaction, id, None).await.map_err(fault)?;
    }
    transaction.commit().await.map_err(fault)?;
    Ok(changed)
}
