//! Tables and their events, read back.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use chance::{Salt, Secret};
use table::{PersonId, TableId};
use tokio::time::sleep;

use super::{
    append, archive,
    engine::{Store, fault, may_go_again},
};
pub(super) use crate::store::columns::{moment, person_id, table_id};
use crate::store::{
    CurrentFilter, CursorPage, Entry, Filter, Listed, Listing, OffsetPage, Outcome, Row,
    StoreError, TableStore, columns::exactly,
};

/// How long a database that does not answer is asked again to append, or for events.
const PATIENCE: Duration = Duration::from_secs(10);
/// How soon it is asked again.
const SOON: Duration = Duration::from_millis(20);

#[async_trait]
impl TableStore for Store {
    async fn append(&self, entries: &[Entry]) -> Result<Vec<Outcome>, StoreError> {
        let begun = Instant::now();
        let mut appended = append::append(self.writer(), entries).await;
        while appended.as_ref().is_err_and(may_go_again) && begun.elapsed() < PATIENCE {
            sleep(SOON).await;
            appended = self.append_again(entries).await;
        }
        self.wrote();
        appended
    }

    async fn events(&self, table: TableId, from: u32) -> Result<Vec<Row>, StoreError> {
        let begun = Instant::now();
        loop {
            match self.events_once(table, from).await {
                Err(error) if may_go_again(&error) && begun.elapsed() < PATIENCE => {
                    sleep(SOON).await;
                }
                read => return read,
            }
        }
    }

    async fn secret(&self, table: TableId) -> Result<Option<(Secret, Salt)>, StoreError> {
        let found: Option<(Vec<u8>, Vec<u8>)> = sqlx::query_as(
            "SELECT secret, salt FROM secrets \
             WHERE in_table = (SELECT serial FROM tables WHERE id = $1)",
        )
        .bind(table.bits().to_vec())
        .fetch_optional(self.reader())
        .await
        .map_err(fault)?;
        let pair = |(secret, salt)| Ok((Secret::of(exactly(secret)?), Salt::of(exactly(salt)?)));
        found.map(pair).transpose()
    }

    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<Vec<u8>> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE phase IN ('seating', 'playing', 'paused') \
             ORDER BY serial",
        )
        .fetch_all(self.reader())
        .await
        .map_err(fault)?;
        found.into_iter().map(table_id).collect()
    }

    async fn done(
        &self,
        table: TableId,
        person: PersonId,
        command: &str,
    ) -> Result<Option<u32>, StoreError> {
        let number: Option<i64> = sqlx::query_scalar(
            "SELECT max(number) FROM events \
             WHERE in_table = (SELECT serial FROM tables WHERE id = $1) \
             AND person = $2 AND command = $3",
        )
        .bind(table.bits().to_vec())
        .bind(person.bits().to_vec())
        .bind(command)
        .fetch_one(self.reader())
        .await
        .map_err(fault)?;
        number.map(small).transpose()
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        archive::listing(self.reader(), table).await
    }

    async fn seated(&self, person: PersonId) -> Result<Vec<Listing>, StoreError> {
        archive::seated(self.reader(), person).await
    }

    async fn current(
        &self,
        filter: &CurrentFilter,
        page: OffsetPage,
    ) -> Result<Vec<TableId>, StoreError> {
        archive::current(self.reader(), filter, page).await
    }

    async fn opened_by(&self, person: PersonId) -> Result<usize, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM tables \
             WHERE opener = $1 AND phase IN ('seating', 'playing', 'paused')",
        )
        .bind(person.bits().to_vec())
        .fetch_one(self.reader())
        .await
        .map_err(fault)?;
        small(count)
    }

    async fn archive(&self, filter: &Filter, page: CursorPage) -> Result<Listed, StoreError> {
        archive::archive(self.reader(), filter, page).await
    }

    async fn opened_after(
        &self,
        table: Option<TableId>,
        size: u16,
    ) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<Vec<u8>> = sqlx::query_scalar(
            "SELECT id FROM tables \
             WHERE serial > coalesce((SELECT serial FROM tables WHERE id = $1), 0) \
             ORDER BY serial LIMIT $2",
        )
        .bind(table.map(|table| table.bits().to_vec()))
        .bind(i64::from(size))
        .fetch_all(self.reader())
        .await
        .map_err(fault)?;
        found.into_iter().map(table_id).collect()
    }
}

impl Store {
    async fn events_once(&self, table: TableId, from: u32) -> Result<Vec<Row>, StoreError> {
        let rows: Vec<StoredEvent> = sqlx::query_as(
            "SELECT number, at, person, command, version, body FROM events \
             WHERE in_table = (SELECT serial FROM tables WHERE id = $1) AND number >= $2 \
             ORDER BY number",
        )
        .bind(table.bits().to_vec())
        .bind(i64::from(from))
        .fetch_all(self.reader())
        .await
        .map_err(fault)?;
        rows.into_iter().map(|row| event(table, row)).collect()
    }

    /// Appends what may be stored already: the connection was lost, and nobody heard
    /// whether the commit was made. Events that are there as they were to be stored are
    /// those that were.
    async fn append_again(&self, entries: &[Entry]) -> Result<Vec<Outcome>, StoreError> {
        let mut outcomes = append::append(self.writer(), entries).await?;
        for (entry, outcome) in entries.iter().zip(&mut outcomes) {
            if *outcome == Outcome::Taken
                && let Some(first) = entry.rows.first()
                && self.events(first.table, first.number).await?.starts_with(&entry.rows)
            {
                *outcome = Outcome::Stored;
            }
        }
        Ok(outcomes)
    }
}

/// Number, moment, person, command, version, body.
type StoredEvent = (i64, i64, Option<Vec<u8>>, Option<String>, i64, String);

fn event(table: TableId, stored: StoredEvent) -> Result<Row, StoreError> {
    let (number, at, person, command, version, body) = stored;
    let command = match (person, command) {
        (Some(person), Some(command)) => Some((person_id(person)?, command)),
        _ => None,
    };
    Ok(Row {
        table,
        number: small(number)?,
        at: moment(at),
        command,
        version: small(version)?,
        body,
    })
}

fn small<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Damaged)
}
