//! The file itself: what can be done with it that no other database can.

use std::{
    fs,
    path::{Path, PathBuf},
};

use sqlx::SqlitePool;

use super::fault;
use crate::store::StoreError;

/// An open data file, beside the store that it holds.
#[derive(Clone)]
pub struct DataFile {
    path: PathBuf,
    read: SqlitePool,
}

impl DataFile {
    pub(super) fn new(path: &Path, read: SqlitePool) -> Self {
        Self { path: path.to_owned(), read }
    }

    /// Copies everything, as it is at one moment, into a new file, while the
    /// server is open, and looks whether the copy is sound. It holds the secrets
    /// of running games.
    ///
    /// # Errors
    /// There is such a file, it can't be written, or it is not sound.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        super::copy::copy(&self.read, to).await
    }

    /// Looks whether everything can be read, from the first page to the last.
    ///
    /// # Errors
    /// It can't.
    pub async fn look_through(&self) -> Result<(), StoreError> {
        let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
            .fetch_one(&self.read)
            .await
            .map_err(fault)?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
    }

    /// Bytes on disk, what is not yet filed included.
    pub fn bytes(&self) -> u64 {
        let mut log = self.path.clone().into_os_string();
        log.push("-wal");
        let length = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
        length(&self.path) + length(log.as_ref())
    }
}
