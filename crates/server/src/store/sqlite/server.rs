//! Heartbeat, settings, backup, sizes, closing.

use std::{fs, path::Path};

use async_trait::async_trait;
use table::Moment;

use super::{Sqlite, fault};
use crate::store::{ServerStore, Sizes, StoreError};

/// The setting that holds the last heartbeat.
const HEARTBEAT: &str = "heartbeat";

#[async_trait]
impl ServerStore for Sqlite {
    async fn beat(&self, at: Moment) -> Result<(), StoreError> {
        self.set_setting(HEARTBEAT, &at.as_millis().to_string()).await
    }

    async fn last_heartbeat(&self) -> Result<Option<Moment>, StoreError> {
        let stored = self.setting(HEARTBEAT).await?;
        let read = |text: String| text.parse().map_err(|_| StoreError::Damaged);
        let beat = stored.map(read).transpose()?.map(Moment::from_millis);
        // Whatever was stored last was stored while it was open.
        let query = "SELECT at FROM events ORDER BY serial DESC LIMIT 1";
        let event: Option<i64> =
            sqlx::query_scalar(query).fetch_optional(&self.read).await.map_err(fault)?;
        let event = event.map(|at| Moment::from_millis(at.max(0).cast_unsigned()));
        Ok(beat.max(event))
    }

    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        sqlx::query_scalar("SELECT value FROM settings WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.read)
            .await
            .map_err(fault)
    }

    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO settings (name, value) VALUES (?, ?) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&self.write)
        .await
        .map_err(fault)?;
        self.wrote();
        Ok(())
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.copy(to).await
    }

    async fn look_through(&self) -> Result<(), StoreError> {
        let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
            .fetch_one(&self.read)
            .await
            .map_err(fault)?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        // Events are never deleted: the last one's serial is their number.
        let (tables, unfinished, events, records): (i64, i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables), \
             (SELECT count(*) FROM tables WHERE phase IN ('seating', 'playing', 'paused')), \
             (SELECT coalesce(max(serial), 0) FROM events), \
             (SELECT count(*) FROM records)",
        )
        .fetch_one(&self.read)
        .await
        .map_err(fault)?;
        let mut log = self.path.clone().into_os_string();
        log.push("-wal");
        let length = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
        Ok(Sizes {
            tables: tables.cast_unsigned(),
            unfinished: unfinished.cast_unsigned(),
            events: events.cast_unsigned(),
            records: records.cast_unsigned(),
            bytes: length(&self.path) + length(log.as_ref()),
        })
    }

    /// The log is filed when the last connection goes.
    async fn close(&self) {
        self.keeper.abort();
        self.keep.close().await;
        self.read.close().await;
        self.write.close().await;
    }
}
