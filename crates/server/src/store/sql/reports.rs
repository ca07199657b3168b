//! Reports of players.

use async_trait::async_trait;
use protocol::{ReportReason, Word};
use table::PersonId;

use super::{
    engine::{Store, fault},
    row::row,
    tables::{moment, person_id, table_id},
};
use crate::{
    identity::{Nickname, Note, Report, ReportNumber},
    store::{OffsetPage, ReportStore, StoreError},
};

row! {
    /// A report's row as it is stored.
    struct StoredReport {
        serial: i64,
        at: i64,
        table_id: Vec<u8>,
        reporter: Vec<u8>,
        reported: Vec<u8>,
        name: String,
        reason: String,
        note: String,
    }
}

impl StoredReport {
    fn read(self) -> Result<(ReportNumber, Report), StoreError> {
        let report = Report {
            table: table_id(self.table_id)?,
            reporter: person_id(self.reporter)?,
            reported: person_id(self.reported)?,
            name: Nickname::stored(self.name),
            reason: ReportReason::from_word(&self.reason).ok_or(StoreError::Damaged)?,
            note: Note::stored(self.note),
            at: moment(self.at),
        };
        Ok((ReportNumber(self.serial), report))
    }
}

#[async_trait]
impl ReportStore for Store {
    async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO reports (at, table_id, reporter, reported, name, reason, note) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (table_id, reporter, reported, reason) \
             DO UPDATE SET at = excluded.at, name = excluded.name, note = excluded.note",
        )
        .bind(report.at.as_millis().cast_signed())
        .bind(report.table.bits().to_vec())
        .bind(report.reporter.bits().to_vec())
        .bind(report.reported.bits().to_vec())
        .bind(report.name.as_str())
        .bind(report.reason.word())
        .bind(report.note.as_str())
        .execute(self.writer())
        .await
        .map_err(fault)?;
        self.wrote();
        Ok(())
    }

    async fn reports(&self, page: OffsetPage) -> Result<Vec<(ReportNumber, Report)>, StoreError> {
        let query = "SELECT * FROM reports ORDER BY serial LIMIT $1 OFFSET $2";
        let found: Vec<StoredReport> = sqlx::query_as(query)
            .bind(i64::from(page.size))
            .bind(i64::from(page.from))
            .fetch_all(self.reader())
            .await
            .map_err(fault)?;
        found.into_iter().map(StoredReport::read).collect()
    }

    async fn reports_by(&self, person: PersonId) -> Result<Vec<Report>, StoreError> {
        let query = "SELECT * FROM reports WHERE reporter = $1 ORDER BY serial";
        let found: Vec<StoredReport> = sqlx::query_as(query)
            .bind(person.bits().to_vec())
            .fetch_all(self.reader())
            .await
            .map_err(fault)?;
        found.into_iter().map(|stored| stored.read().map(|(_, report)| report)).collect()
    }

    async fn take_report(&self, number: ReportNumber) -> Result<Option<Report>, StoreError> {
        let taken: Option<StoredReport> =
            sqlx::query_as("DELETE FROM reports WHERE serial = $1 RETURNING *")
                .bind(number.0)
                .fetch_optional(self.writer())
                .await
                .map_err(fault)?;
        self.wrote();
        let read = |stored: StoredReport| stored.read().map(|(_, report)| report);
        taken.map(read).transpose()
    }
}
