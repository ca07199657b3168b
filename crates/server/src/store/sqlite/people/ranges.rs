//! Ranges of addresses that are blocked.

use sqlx::SqlitePool;
use table::Moment;

use super::{super::fault, persons::found};
use crate::{
    identity::AddressRange,
    store::{StoreError, Updated},
};

pub(super) async fn all(pool: &SqlitePool) -> Result<Vec<AddressRange>, StoreError> {
    let stored: Vec<String> = sqlx::query_scalar("SELECT range FROM blocked_ranges")
        .fetch_all(pool)
        .await
        .map_err(fault)?;
    stored.iter().map(|text| text.parse().map_err(|_| StoreError::Damaged)).collect()
}

pub(super) async fn block(
    pool: &SqlitePool,
    range: AddressRange,
    now: Moment,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO blocked_ranges (range, since) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(range.to_string())
        .bind(now.as_millis().cast_signed())
        .execute(pool)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(super) async fn unblock(pool: &SqlitePool, range: AddressRange) -> Result<Updated, StoreError> {
    let deleted = sqlx::query("DELETE FROM blocked_ranges WHERE range = ?")
        .bind(range.to_string())
        .execute(pool)
        .await;
    found(deleted)
}
