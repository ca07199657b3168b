//! Where the server keeps its data when nobody says otherwise, and how commands
//! work on it from beside the server.

use std::{
    env, io,
    path::{Path, PathBuf},
};

use game::Coded;
use server::store::StoreError;

use crate::{args::Data, failure::Failure};

/// The data file: the one that is named, or the one in the user's data folder.
pub(crate) fn path(data: &Data) -> Result<PathBuf, Failure> {
    let usual = || data_folder().map(|folder| folder.join("ludotheque.sqlite"));
    data.data.clone().or_else(usual).ok_or(Failure::NoDataFolder)
}

/// The data file of a server that was opened before.
pub(crate) fn existing(data: &Data) -> Result<PathBuf, Failure> {
    let path = path(data)?;
    match path.try_exists() {
        Ok(true) => Ok(path),
        Ok(false) => Err(Failure::File(path, io::ErrorKind::NotFound.into())),
        Err(error) => Err(Failure::File(path, error)),
    }
}

/// Does something that waits for files or the network.
pub(crate) fn wait<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(work))
}

/// What is wrong with a data file.
pub(crate) fn failed(path: &Path, error: &StoreError) -> Failure {
    let path = game::Quote::of(&path.display().to_string());
    Failure::Server(server::ServeError::Data { path, why: error.notice() }.notice())
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
