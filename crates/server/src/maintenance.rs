//! What can be done with the data from beside the server, while it is open
//! too: copy a data file, write out its records, bring records in, make a new
//! admin key.

use std::{io::Write, path::Path};

use game::{Coded, Notice};
use protocol::stored;
use table::Table;

use crate::{
    Lock, ServeError, people, rooms,
    store::{
        self, AdminAction, AuditEntry, Database, ExportError, Exported, Imported, OpenStore, Row,
        ServerStore, Sharing, Sqlite, Store, StoreError,
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
pub async fn export(
    data: &Database,
    out: &mut (dyn Write + Send),
) -> Result<Exported, ExportError> {
    let OpenStore { store, .. } = data.open().await?;
    let exported = store::export(&*store, out, &record).await;
    store.close().await;
    exported
}

/// Keeps the records of a text.
///
/// # Errors
/// The data can't be written; records before that are kept.
pub async fn import(data: &Database, text: &str) -> Result<Imported, StoreError> {
    let OpenStore { store, .. } = data.open().await?;
    let imported = store::import(&*store, text, wall_clock()).await;
    store.close().await;
    imported
}

/// Makes a new admin key; the old one opens nothing any more.
///
/// # Errors
/// It can't be stored.
pub async fn new_key(data: &Database) -> Result<String, StoreError> {
    let OpenStore { store, .. } = data.open().await?;
    let key = replace_key(&*store).await;
    store.close().await;
    key
}

/// Copies everything into a database that is empty, while no server has either, and
/// tells how many rows there were. A new data file is made.
///
/// # Errors
/// One of them is in use, the other is not empty, or can't be read or written.
pub async fn copy(
    from: &Database,
    to: &Database,
    progress: &(dyn Fn(u64, u64) + Send + Sync),
) -> Result<u64, Notice> {
    let _from = Lock::take(from, Sharing::Alone).await.map_err(|error| error.notice())?;
    let _to = Lock::take(to, Sharing::Alone).await.map_err(|error| error.notice())?;
    let of =
        |database: &Database, why: StoreError| ServeError::of_data(database, why.notice()).notice();
    let source = from.open_whole().await.map_err(|why| of(from, why))?.store;
    let target = to.open_whole().await.map_err(|why| of(to, why))?.store;
    let copied = store::copy(&*source, &*target, progress).await;
    source.close().await;
    target.close().await;
    copied.map_err(|why| of(to, why))
}

/// The record of a table's events, where a game has begun and can be read.
fn record(rows: &[Row]) -> Option<String> {
    let table = rows.first()?.table;
    let events: Result<Vec<_>, _> =
        rows.iter().map(|row| stored::read(row.version, &row.body)).collect();
    let table = Table::replay(table, events.ok()?).ok()?;
    table.record(&|_| None, rooms::day(table.opened_at()), "")
}

async fn replace_key(data: &dyn Store) -> Result<String, StoreError> {
    let key = people::reset_admin_key(data).await?;
    let entry = AuditEntry { at: wall_clock(), action: AdminAction::NewKey, target: String::new() };
    data.add_audit(&entry).await?;
    Ok(key)
}
