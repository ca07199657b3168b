//! Imported records. The same text is kept once: its
//! digest tells.

use async_trait::async_trait;
use sha2::{Digest, Sha256};
use shelf::Game;
use table::Moment;

use super::{
    engine::{Store, fault},
    tables::moment,
};
use crate::store::{Inserted, RecordNumber, RecordStore, StoreError, StoredRecord, columns};

#[async_trait]
impl RecordStore for Store {
    async fn insert_record(
        &self,
        game: Game,
        text: &str,
        at: Moment,
    ) -> Result<Inserted, StoreError> {
        let digest: [u8; 32] = Sha256::digest(text).into();
        let stored = sqlx::query(
            "INSERT INTO records (game, imported_at, digest, text) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
        )
        .bind(game.name())
        .bind(at.as_millis().cast_signed())
        .bind(digest.to_vec())
        .bind(text)
        .execute(self.writer())
        .await
        .map_err(fault)?;
        self.wrote();
        Ok(if stored.rows_affected() == 0 { Inserted::Before } else { Inserted::New })
    }

    async fn records(
        &self,
        game: Option<Game>,
        after: Option<RecordNumber>,
        size: u16,
    ) -> Result<Vec<StoredRecord>, StoreError> {
        let found: Vec<Stored> = sqlx::query_as(
            "SELECT serial, game, imported_at, text FROM records \
             WHERE serial > $1 AND ($2 IS NULL OR game = $2) ORDER BY serial LIMIT $3",
        )
        .bind(after.map_or(0, |number| number.0))
        .bind(game.map(Game::name))
        .bind(i64::from(size))
        .fetch_all(self.reader())
        .await
        .map_err(fault)?;
        found.into_iter().map(read).collect()
    }

    async fn record(&self, number: RecordNumber) -> Result<Option<StoredRecord>, StoreError> {
        let found: Option<Stored> =
            sqlx::query_as("SELECT serial, game, imported_at, text FROM records WHERE serial = $1")
                .bind(number.0)
                .fetch_optional(self.reader())
                .await
                .map_err(fault)?;
        found.map(read).transpose()
    }
}

/// Number, game, moment, text.
type Stored = (i64, String, i64, String);

fn read((number, game, imported_at, text): Stored) -> Result<StoredRecord, StoreError> {
    Ok(StoredRecord {
        number: RecordNumber(number),
        game: columns::game(&game)?,
        imported_at: moment(imported_at),
        text,
    })
}
