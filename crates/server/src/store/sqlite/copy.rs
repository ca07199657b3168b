//! A copy of everything, as it is at one moment, while the server is open. It is
//! written under another name, looked through from its first page to its last, and
//! synced; only then it gets its own. So a file with the name of a copy is a copy.

use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use game::Quote;
use sqlx::{
    ConnectOptions, Connection, SqliteConnection, SqlitePool, sqlite::SqliteConnectOptions,
};
use tokio::task::spawn_blocking;

use super::{
    DataFile,
    fault::{fault, of_file},
    make_private, migrations,
};
use crate::store::{StoreError, UNFINISHED};

/// Copies what a reader sees.
pub(super) async fn copy(read: &SqlitePool, to: &Path) -> Result<(), StoreError> {
    if fs::exists(to).unwrap_or(false) {
        return Err(StoreError::Exists { path: Quote::of(&to.display().to_string()) });
    }
    let unfinished = unfinished(to);
    let copied = copy_checked(read, &unfinished).await;
    let named = match copied {
        Ok(()) => give_name(&unfinished, to).await,
        Err(reason) => Err(reason),
    };
    if named.is_err() {
        // Half a copy would be taken for a whole one.
        let _ = fs::remove_file(&unfinished);
    }
    named
}

async fn copy_checked(read: &SqlitePool, to: &Path) -> Result<(), StoreError> {
    let unfit = || StoreError::Unopened { path: Quote::of(&to.display().to_string()) };
    let name = to.to_str().ok_or_else(unfit)?;
    // What an end of the program has left there is no copy.
    let _ = fs::remove_file(to);
    make_private(to)?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(read).await.map_err(fault)?;
    DataFile::check(to).await
}

impl DataFile {
    /// Looks through a copy: every page, every index, every reference, and that it
    /// is of this release.
    ///
    /// # Errors
    /// It can't be read, or is not sound.
    pub async fn check(copy: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(copy).read_only(true);
        let connection = options.disable_statement_logging().connect().await;
        let mut connection = connection.map_err(fault)?;
        let sound = look_through(&mut connection).await;
        let closed = connection.close().await;
        match sound.map_err(fault) {
            Ok(true) => closed.map_err(fault),
            // It has not even our tables.
            Ok(false) | Err(StoreError::Other { .. }) => Err(StoreError::Damaged),
            Err(reason) => Err(reason),
        }
    }
}

async fn look_through(copy: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *copy).await?;
    let dangling = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *copy).await?;
    let steps: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(copy)
            .await?;
    let ours = migrations::all();
    let ours = ours.iter().map(|step| (step.version, step.checksum.to_vec()));
    Ok(found == "ok" && dangling.is_none() && ours.eq(steps))
}

fn unfinished(to: &Path) -> PathBuf {
    let mut name = OsString::from(to);
    name.push(UNFINISHED);
    name.into()
}

/// Gives a copy its name, for good.
async fn give_name(unfinished: &Path, to: &Path) -> Result<(), StoreError> {
    let (from, name) = (unfinished.to_owned(), to.to_owned());
    let given = spawn_blocking(move || {
        File::open(&from)?.sync_all()?;
        fs::rename(&from, &name)?;
        sync_folder(&name)
    });
    let given = given.await.map_err(io::Error::other).and_then(|given| given);
    given.map_err(|error| of_file(to, &error))
}

/// A name is kept when its folder is.
#[cfg(unix)]
fn sync_folder(of: &Path) -> io::Result<()> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
