//! Keeps the write-ahead log short. Filing it into the main file takes syncs of
//! its own; done here, beside the writer, no commit waits for them. Only when the
//! log has grown long under steady writing is it begun anew, which holds the
//! writer up for a moment, since most of it is filed by then.

use std::{sync::Arc, time::Duration};

use sqlx::SqlitePool;
use tokio::{sync::Notify, time};

/// The metric of its length.
const LOG_PAGES: &str = "ludotheque_store_log_pages";
/// How long the log may gather.
const REST: Duration = Duration::from_secs(2);
/// At so many pages the log is begun anew.
const LONG: i64 = 16_384;

/// Files the log whenever something was written, for ever.
pub(super) async fn keep(pool: SqlitePool, news: Arc<Notify>) {
    // What never happens is zero, and not unknown.
    metrics::gauge!(LOG_PAGES).increment(0.0);
    loop {
        news.notified().await;
        time::sleep(REST).await;
        match file(&pool).await {
            Ok(pages) => metrics::gauge!(LOG_PAGES).set(pages as f64),
            Err(error) => tracing::warn!(%error, "WAL checkpoint failed"),
        }
    }
}

/// Files what can be filed, and tells how many pages the log has.
pub(super) async fn file(pool: &SqlitePool) -> Result<i64, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let (_, pages, _): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut *connection).await?;
    if pages >= LONG {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *connection).await?;
    }
    Ok(pages)
}

/// Files the whole log and begins it anew; tells whether nobody was in the way. `SQLite`
/// refuses this while another connection files the log, and does not wait; so the
/// keeper's only connection does both, in turn.
pub(super) async fn begin_anew(pool: &SqlitePool) -> Result<bool, sqlx::Error> {
    for _ in 0..3 {
        let (busy, _, _): (bool, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(pool).await?;
        if !busy {
            return Ok(true);
        }
    }
    Ok(false)
}
