//! What the shared statements (`store/sql`) need of `SQLite`.

use sqlx::Transaction;
pub(super) use sqlx::{
    Sqlite as Engine, SqliteConnection as Connection, SqlitePool as Pool,
    sqlite::{SqliteQueryResult as QueryResult, SqliteRow as Row},
};

pub(super) use super::{Sqlite as Store, fault::fault};
use crate::store::StoreError;

/// Whether several servers may write at the same time.
pub(super) const IS_SHARED: bool = false;
/// The function that finds a text in another, from 1; 0 where it is not in there.
pub(super) const POSITION: &str = "instr";
/// How many events there are. They are never deleted: the last one's serial is their
/// number.
pub(super) const COUNT_EVENTS: &str = "SELECT coalesce(max(serial), 0) FROM events";

/// Whether what failed may go when it is tried again at once.
pub(super) fn may_go_again(_: &StoreError) -> bool {
    false
}

/// Begins to write. One connection writes at a time, so nothing changes meanwhile.
pub(super) async fn begin(pool: &Pool) -> Result<Transaction<'static, Engine>, sqlx::Error> {
    pool.begin_with("BEGIN IMMEDIATE").await
}

/// Begins what must find people and ratings unchanged until it ends.
pub(super) async fn begin_alone(pool: &Pool) -> Result<Transaction<'static, Engine>, sqlx::Error> {
    begin(pool).await
}
