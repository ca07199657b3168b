//! What ends connections, told from server to server. What it means is for `people`.

use std::time::Duration;

use table::Moment;

use super::{Postgres, fault::fault};
use crate::store::StoreError;

/// For how long it is kept. A server that hears nothing for so long lives no longer.
const KEPT: Duration = Duration::from_hours(1);

/// Counts what was told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RevocationNumber(i64);

impl Postgres {
    /// Tells all servers.
    ///
    /// # Errors
    /// It is not stored.
    pub async fn tell_revocation(&self, what: &str) -> Result<RevocationNumber, StoreError> {
        let tell = "INSERT INTO revocations (at, what) \
            VALUES ((extract(epoch FROM clock_timestamp()) * 1000)::BIGINT, $1) RETURNING serial";
        let number = sqlx::query_scalar(tell).bind(what).fetch_one(&self.pool).await;
        Ok(RevocationNumber(number.map_err(fault)?))
    }

    /// What was told after a moment, in its order.
    ///
    /// # Errors
    /// The data can't be read.
    pub async fn revocations(
        &self,
        after: Moment,
    ) -> Result<Vec<(RevocationNumber, String)>, StoreError> {
        let query = "SELECT serial, what FROM revocations WHERE at > $1 ORDER BY serial";
        let found: Vec<(i64, String)> = sqlx::query_as(query)
            .bind(after.as_millis().cast_signed())
            .fetch_all(&self.pool)
            .await
            .map_err(fault)?;
        Ok(found.into_iter().map(|(number, what)| (RevocationNumber(number), what)).collect())
    }

    /// Forgets what servers told each other and nobody needs any more.
    ///
    /// # Errors
    /// It is not forgotten.
    pub async fn tidy(&self, now: Moment) -> Result<(), StoreError> {
        let before = now.as_millis().cast_signed() - KEPT.as_millis() as i64;
        let old = [
            "DELETE FROM revocations WHERE at < $1",
            "DELETE FROM presence WHERE gone_at < $1 \
             OR NOT EXISTS (SELECT FROM servers WHERE id = server)",
        ];
        for forget in old {
            sqlx::query(forget).bind(before).execute(&self.pool).await.map_err(fault)?;
        }
        Ok(())
    }
}
