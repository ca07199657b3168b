//! Data of its own for each test. The tests of the store, and of the people in it, run
//! on every database, word for word the same.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use server::store::{OpenStore, Store};

use crate::store::folder::Folder;

/// Runs tests on every database. Each is a function that is given its data.
macro_rules! on_every_database {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(crate::data::TestData::in_file()).await;
                }
            )+
        }
    };
}

pub(crate) use on_every_database;

/// Where a test has its data; empty at first.
pub(crate) enum TestData {
    File(Folder),
}

impl TestData {
    /// A data file.
    pub(crate) fn in_file() -> Self {
        Self::File(Folder::new())
    }

    /// Other data, empty and of the same kind.
    pub(crate) fn another(&self) -> Self {
        match self {
            Self::File(_) => Self::in_file(),
        }
    }

    /// Opens it, for the first time or again.
    pub(crate) async fn open(&self) -> OpenStore {
        OpenStore::in_file(&self.file()).await.expect("an open data file")
    }

    /// The same, where the file does not matter.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        self.open().await.store
    }

    /// The data file.
    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Self::File(folder) => folder.file("data"),
        }
    }

    /// Its folder.
    pub(crate) fn folder(&self) -> &Path {
        match self {
            Self::File(folder) => folder.path(),
        }
    }

    /// Whether a text is anywhere in what is stored.
    pub(crate) fn holds(&self, text: &str) -> bool {
        let files = fs::read_dir(self.folder()).expect("a folder");
        files.into_iter().any(|file| {
            let bytes = fs::read(file.expect("a file").path()).expect("its bytes");
            bytes.windows(text.len()).any(|window| window == text.as_bytes())
        })
    }
}
