//! Where the server keeps its data when nobody says otherwise, and how commands
//! work on it from beside the server.

use std::{env, io, path::PathBuf};

use game::Coded;
use server::{
    ServeError,
    store::{Database, StoreError},
};

use crate::{args::Data, failure::Failure};

/// The data file: the one that is named, or the one in the user's data folder.
pub(crate) fn path(data: &Data) -> Result<PathBuf, Failure> {
    let usual = || data_folder().map(|folder| folder.join("ludotheque.sqlite"));
    data.data.clone().or_else(usual).ok_or(Failure::NoDataFolder)
}

/// Where the data is: a data file, there or not, or a database.
pub(crate) fn database(data: &Data) -> Result<Database, Failure> {
    match &data.database {
        Some(address) => Ok(Database::Postgres(address.clone())),
        None => path(data).map(Database::File),
    }
}

/// The data of a server that was opened before.
pub(crate) fn existing(data: &Data) -> Result<Database, Failure> {
    let database = database(data)?;
    check_existing(&database)?;
    Ok(database)
}

/// Looks whether a data file is there; a database is asked when it is opened.
pub(crate) fn check_existing(database: &Database) -> Result<(), Failure> {
    let Database::File(path) = database else { return Ok(()) };
    match path.try_exists() {
        Ok(true) => Ok(()),
        Ok(false) => Err(Failure::File(path.clone(), io::ErrorKind::NotFound.into())),
        Err(error) => Err(Failure::File(path.clone(), error)),
    }
}

/// Does something that waits for files or the network.
pub(crate) fn wait<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(work))
}

/// What is wrong with the data.
pub(crate) fn failed(database: &Database, error: &StoreError) -> Failure {
    Failure::Server(ServeError::of_data(database, error.notice()).notice())
}

/// Where programs of this user keep what must not be lost.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder =
        |name| env::var_os(name).map(PathBuf::from).filter(|path: &PathBuf| path.is_absolute());
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else {
        folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))
    };
    data.map(|data| data.join("ludotheque"))
}
