//! The audit log.

use async_trait::async_trait;
use protocol::Word;

use super::{
    engine::{Store, fault},
    tables::moment,
};
use crate::store::{AuditEntry, AuditStore, OffsetPage, StoreError, columns};

#[async_trait]
impl AuditStore for Store {
    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO audit (at, deed, target) VALUES ($1, $2, $3)")
            .bind(entry.at.as_millis().cast_signed())
            .bind(entry.action.word())
            .bind(&entry.target)
            .execute(self.writer())
            .await
            .map_err(fault)?;
        self.wrote();
        Ok(())
    }

    async fn audit(&self, page: OffsetPage) -> Result<Vec<AuditEntry>, StoreError> {
        let query = "SELECT at, deed, target FROM audit ORDER BY serial DESC LIMIT $1 OFFSET $2";
        let found: Vec<(i64, String, String)> = sqlx::query_as(query)
            .bind(i64::from(page.size))
            .bind(i64::from(page.from))
            .fetch_all(self.reader())
            .await
            .map_err(fault)?;
        let read = |(at, action, target): (i64, String, String)| {
            Ok(AuditEntry { at: moment(at), action: columns::word(&action)?, target })
        };
        found.into_iter().map(read).collect()
    }
}
