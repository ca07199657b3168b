//! What keeps a second program from the same data.

use std::{
    fs::{self, File, TryLockError},
    future, io,
    path::{Path, PathBuf},
};

use game::{Coded, Quote};

use crate::{
    serve::{ServeError, private_folder},
    store::{Database, PostgresLock, Sharing},
};

/// Data that is one program's, as long as this lives. Servers may share a database.
pub enum Lock {
    File(DataLock),
    Postgres(PostgresLock),
}

impl Lock {
    /// Takes the data, to serve it or for oneself alone.
    ///
    /// # Errors
    /// It can't be reached, or another program has it.
    pub async fn take(database: &Database, sharing: Sharing) -> Result<Self, ServeError> {
        match database {
            Database::File(path) => DataLock::take(path).map(Self::File),
            Database::Postgres(address) => {
                let taken = PostgresLock::take(address, sharing).await.map(Self::Postgres);
                taken.map_err(|why| ServeError::of_data(database, why.notice()))
            }
        }
    }

    /// Ends when somebody else has the data alone. A file stays with whoever has it.
    pub(crate) async fn lost(&self) {
        match self {
            Self::File(_) => future::pending().await,
            Self::Postgres(lock) => lock.lost().await,
        }
    }

    /// Whether somebody else has it alone.
    pub(crate) fn is_lost(&self) -> bool {
        match self {
            Self::File(_) => false,
            Self::Postgres(lock) => lock.is_lost(),
        }
    }
}

/// A file beside the data file that one
/// program at a time can lock. The lock ends with the program, however it ends.
pub struct DataLock(#[expect(dead_code, reason = "held, never read")] File);

impl DataLock {
    /// Takes the data file for one program, and makes its folder where it is
    /// missing, for its owner's eyes only.
    ///
    /// # Errors
    /// The folder can't be written, or another program has the data.
    pub fn take(data: &Path) -> Result<Self, ServeError> {
        let folder = data.parent().unwrap_or(Path::new(""));
        let failed = |error: io::Error| ServeError::Folder {
            path: Quote::of(&folder.display().to_string()),
            why: Quote::of(&error.to_string()),
        };
        if !folder.as_os_str().is_empty() {
            private_folder(folder).map_err(failed)?;
        }
        let lock = beside(&resolved(data));
        let file = File::options().create(true).append(true).open(lock).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => {
                Err(ServeError::InUse { path: Quote::of(&data.display().to_string()) })
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// The file that is meant, by whatever links it is named.
fn resolved(data: &Path) -> PathBuf {
    let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = || fs::canonicalize(folder.unwrap_or(Path::new("."))).ok();
    let new = || Some(folder()?.join(data.file_name()?));
    fs::canonicalize(data).ok().or_else(new).unwrap_or_else(|| data.to_owned())
}

fn beside(data: &Path) -> PathBuf {
    let mut name = data.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    data.with_file_name(name)
}
