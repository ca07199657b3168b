//! Ranges of addresses that are blocked.

use table::Moment;

use super::{
    super::engine::{Pool, fault},
    persons::found,
};
use crate::{
    identity::AddressRange,
    store::{StoreError, Updated},
};

pub(super) async fn all(pool: &Pool) -> Result<Vec<AddressRange>, StoreError> {
    let stored: Vec<String> = sqlx::query_scalar("SELECT range FROM blocked_ranges")
        .fetch_all(pool)
        .await
        .map_err(fault)?;
    stored.iter().map(|text| text.parse().map_err(|_| StoreError::Damaged)).collect()
}

pub(super) async fn block(pool: &Pool, range: AddressRange, now: Moment) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO blocked_ranges (range, since) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(range.to_string())
        .bind(now.as_millis().cast_signed())
        .execute(pool)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(super) async fn unblock(pool: &Pool, range: AddressRange) -> Result<Updated, StoreError> {
    let deleted = sqlx::query("DELETE FROM blocked_ranges WHERE range = $1")
        .bind(range.to_string())
        .execute(pool)
        .await;
    found(deleted)
}
