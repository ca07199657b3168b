//! What the shared statements (`store/sql`) need of `PostgreSQL`.

use sqlx::Transaction;
pub(super) use sqlx::{
    PgConnection as Connection, PgPool as Pool, Postgres as Engine,
    postgres::{PgQueryResult as QueryResult, PgRow as Row},
};

pub(super) use super::{Postgres as Store, fault::fault};
use crate::store::StoreError;

/// Whether several servers may write at the same time.
pub(super) const IS_SHARED: bool = true;
/// The function that finds a text in another, from 1; 0 where it is not in there.
pub(super) const POSITION: &str = "strpos";
/// How many events there are. To count them all takes long; where there are many, the
/// engine's own estimate is good enough.
pub(super) const COUNT_EVENTS: &str = "SELECT CASE WHEN estimate > 100000 THEN estimate \
    ELSE (SELECT count(*) FROM events) END \
    FROM (SELECT reltuples::BIGINT AS estimate FROM pg_class WHERE oid = 'events'::regclass) \
    AS estimated";
/// The number of the lock under which people and ratings change.
const PEOPLE: i64 = 0x6c75_646f_0000_0002;

/// Whether what failed may go when it is tried again at once: the connection was lost,
/// or of two that waited for each other this one had to give way.
pub(super) fn may_go_again(error: &StoreError) -> bool {
    matches!(error, StoreError::Unreachable | StoreError::Busy)
}

/// Begins to write. Others write at the same time, also to the same rows.
pub(super) async fn begin(pool: &Pool) -> Result<Transaction<'static, Engine>, sqlx::Error> {
    pool.begin().await
}

/// Begins what must find people and ratings unchanged until it ends.
pub(super) async fn begin_alone(pool: &Pool) -> Result<Transaction<'static, Engine>, sqlx::Error> {
    let mut transaction = begin(pool).await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(PEOPLE).execute(&mut *transaction).await?;
    Ok(transaction)
}
