//! Heartbeat, settings, counts, closing.

use async_trait::async_trait;
use sqlx::QueryBuilder;
use table::Moment;

use super::engine::{COUNT_EVENTS, IS_SHARED, Store, fault};
use crate::store::{Counts, ServerStore, StoreError};

/// The setting that holds the last heartbeat.
const HEARTBEAT: &str = "heartbeat";

#[async_trait]
impl ServerStore for Store {
    async fn beat(&self, at: Moment) -> Result<(), StoreError> {
        self.set_setting(HEARTBEAT, &at.as_millis().to_string()).await
    }

    async fn last_heartbeat(&self) -> Result<Option<Moment>, StoreError> {
        let stored = self.setting(HEARTBEAT).await?;
        let read = |text: String| text.parse().map_err(|_| StoreError::Damaged);
        let beat = stored.map(read).transpose()?.map(Moment::from_millis);
        // Whatever was stored last was stored while it was open. What one statement
        // inserts may have its serials in any order.
        let query = "SELECT max(at) FROM \
            (SELECT at FROM events ORDER BY serial DESC LIMIT 1024) AS latest";
        let event: Option<i64> =
            sqlx::query_scalar(query).fetch_one(self.reader()).await.map_err(fault)?;
        let event = event.map(|at| Moment::from_millis(at.max(0).cast_unsigned()));
        Ok(beat.max(event))
    }

    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        sqlx::query_scalar("SELECT value FROM settings WHERE name = $1")
            .bind(name)
            .fetch_optional(self.reader())
            .await
            .map_err(fault)
    }

    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO settings (name, value) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(self.writer())
        .await
        .map_err(fault)?;
        self.wrote();
        Ok(())
    }

    async fn add_setting(&self, name: &str, value: &str) -> Result<bool, StoreError> {
        let add = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let added = sqlx::query(add).bind(name).bind(value).execute(self.writer()).await;
        self.wrote();
        Ok(added.map_err(fault)?.rows_affected() > 0)
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let mut query = QueryBuilder::new("SELECT (SELECT count(*) FROM tables), ");
        query.push(
            "(SELECT count(*) FROM tables WHERE phase IN ('seating', 'playing', 'paused')), ",
        );
        query.push("(").push(COUNT_EVENTS).push("), (SELECT count(*) FROM records)");
        let query = query.build_query_as::<(i64, i64, i64, i64)>();
        let counted = query.fetch_one(self.reader()).await.map_err(fault)?;
        let (tables, unfinished, events, records) = counted;
        Ok(Counts {
            tables: tables.cast_unsigned(),
            unfinished: unfinished.cast_unsigned(),
            events: events.cast_unsigned(),
            records: records.cast_unsigned(),
        })
    }

    fn is_shared(&self) -> bool {
        IS_SHARED
    }

    async fn close(&self) {
        self.let_go().await;
    }
}
