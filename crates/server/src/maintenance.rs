//! What can be done with a data file from beside the server, while it is open
//! too: copy it, write out its records, bring records in, make a new
//! admin key.

use std::{io::Write, path::Path};

use protocol::stored;
use table::Table;

use crate::{
    people, rooms,
    store::{
        self, AdminDeed, AuditEntry, AuditStore, ExportError, Exported, Imported, Row, ServerStore,
        Sqlite, StoreError,
    },
    system::wall_clock,
};

/// Copies a data file, as it is at one moment, into a new file. The copy holds
/// the chance secrets of running games.
///
/// # Errors
/// The data can't be read, or the copy not be written.
pub async fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    let data = Sqlite::open(data).await?;
    let copied = data.file().backup(to).await;
    data.close().await;
    copied
}

/// Writes all records as text. It is for others' eyes: no secret of a running
/// game is in it, and nobody's name.
///
/// # Errors
/// The data can't be read, or the text not be written.
pub async fn export(data: &Path, out: &mut (dyn Write + Send)) -> Result<Exported, ExportError> {
    let data = Sqlite::open(data).await?;
    let exported = store::export(&data, out, &record).await;
    data.close().await;
    exported
}

/// Keeps the records of a text.
///
/// # Errors
/// The data can't be written; records before that are kept.
pub async fn import(data: &Path, text: &str) -> Result<Imported, StoreError> {
    let data = Sqlite::open(data).await?;
    let imported = store::import(&data, text, wall_clock()).await;
    data.close().await;
    imported
}

/// Makes a new admin key; the old one opens nothing any more.
///
/// # Errors
/// It can't be stored.
pub async fn new_key(data: &Path) -> Result<String, StoreError> {
    let data = Sqlite::open(data).await?;
    let key = replace_key(&data).await;
    data.close().await;
    key
}

/// The record of a table's events, where a game has begun and can be read.
fn record(rows: &[Row]) -> Option<String> {
    let table = rows.first()?.table;
    let events: Result<Vec<_>, _> =
        rows.iter().map(|row| stored::read(row.version, &row.body)).collect();
    let table = Table::replay(table, events.ok()?).ok()?;
    table.record(&|_| None, rooms::day(table.opened_at()), "")
}

async fn replace_key(data: &Sqlite) -> Result<String, StoreError> {
    let key = people::reset_admin_key(data).await?;
    let entry = AuditEntry { at: wall_clock(), deed: AdminDeed::NewKey, target: String::new() };
    data.add_audit(&entry).await?;
    Ok(key)
}
