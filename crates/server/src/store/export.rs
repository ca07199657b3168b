//! All records as one text, one after the other, each beginning with its line
//! `format:`. It is made of events, which are public, and of imported records;
//! secrets are never read. Works while the server is open: a game that runs is
//! exported as far as it was stored.

use std::io::{self, Write};

use super::{Row, Store, StoreError};

/// How much was exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    /// Records written.
    pub records: usize,
    /// Tables without one: no game has begun there, or it can't be read.
    pub tables_without: usize,
}

/// Why an export stopped.
#[derive(Debug)]
pub enum ExportError {
    /// The data can't be read.
    Store(StoreError),
    /// The text can't be written.
    Write(io::Error),
}

/// How many tables or records are asked for at once.
const AT_ONCE: u16 = 256;

/// Writes every record to `out`. `record` makes the record of a table's events,
/// where a game has begun and can be read.
///
/// # Errors
/// The data can't be read, or the text not be written.
pub async fn export(
    store: &dyn Store,
    out: &mut (dyn Write + Send),
    record: &(dyn Fn(&[Row]) -> Option<String> + Send + Sync),
) -> Result<Exported, ExportError> {
    let mut exported = Exported::default();
    let mut tables = store.opened_after(None, AT_ONCE).await?;
    while let Some(last) = tables.last().copied() {
        for table in tables {
            match record(&store.events(table, 0).await?) {
                Some(text) => put(out, &text, &mut exported)?,
                None => exported.tables_without += 1,
            }
        }
        tables = store.opened_after(Some(last), AT_ONCE).await?;
    }
    let mut records = store.records(None, None, AT_ONCE).await?;
    while let Some(last) = records.last().map(|stored| stored.number) {
        for stored in records {
            put(out, &stored.text, &mut exported)?;
        }
        records = store.records(None, Some(last), AT_ONCE).await?;
    }
    out.flush()?;
    Ok(exported)
}

/// Writes one record, with an empty line between it and the one before.
fn put(out: &mut dyn Write, text: &str, exported: &mut Exported) -> io::Result<()> {
    if exported.records > 0 {
        out.write_all(b"\n")?;
    }
    exported.records += 1;
    writeln!(out, "{}", text.trim_end())
}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}
