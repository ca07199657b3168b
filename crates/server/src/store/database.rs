//! Where the data is, and the store that this address means.

use std::{fmt, path::PathBuf, str::FromStr, sync::Arc};

use super::{DataFile, Postgres, PostgresAddress, Sqlite, Store, StoreError};

/// The setting that is there while everything is copied into a database.
pub(super) const COPYING: &str = "copying";

/// Where the data is.
#[derive(Clone, Debug)]
pub enum Database {
    /// In a data file of its own.
    File(PathBuf),
    /// In a database of a `PostgreSQL` server.
    Postgres(PostgresAddress),
}

/// A text that is no address of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDatabase;

/// A store that is open, and beside it what is not the same everywhere.
pub struct OpenStore {
    pub store: Arc<dyn Store>,
    /// The file that it is in, if it is in one.
    pub file: Option<DataFile>,
    /// The database that several servers share, if it is one.
    pub shared: Option<Arc<Postgres>>,
}

impl Database {
    /// Opens the store.
    ///
    /// # Errors
    /// As [`Sqlite::open`] and [`Postgres::open`].
    pub async fn open(&self) -> Result<OpenStore, StoreError> {
        let open = self.open_even_half_copied().await?;
        if open.store.setting(COPYING).await?.is_some() {
            open.store.close().await;
            return Err(StoreError::HalfCopied);
        }
        Ok(open)
    }

    /// Opens the store to copy all that is in it.
    ///
    /// # Errors
    /// As [`Database::open`], and where a later release has put something in it that is
    /// not known here.
    pub async fn open_whole(&self) -> Result<OpenStore, StoreError> {
        if let Self::Postgres(address) = self {
            Postgres::check_known(address).await?;
        }
        self.open().await
    }

    async fn open_even_half_copied(&self) -> Result<OpenStore, StoreError> {
        match self {
            Self::File(path) => {
                let store = Sqlite::open(path).await?;
                let file = Some(store.file().clone());
                Ok(OpenStore { store: Arc::new(store), file, shared: None })
            }
            Self::Postgres(address) => {
                let store = Arc::new(Postgres::open(address).await?);
                Ok(OpenStore { store: Arc::clone(&store) as _, file: None, shared: Some(store) })
            }
        }
    }
}

/// As it is shown to people: without a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(address) => address.fmt(f),
        }
    }
}

impl FromStr for Database {
    type Err = NoDatabase;

    fn from_str(text: &str) -> Result<Self, NoDatabase> {
        match text.strip_prefix("sqlite:") {
            Some("") => Err(NoDatabase),
            Some(path) => Ok(Self::File(path.into())),
            None => text.parse().map(Self::Postgres).map_err(|_| NoDatabase),
        }
    }
}

impl fmt::Display for NoDatabase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no address of a database")
    }
}

impl std::error::Error for NoDatabase {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_says_which_database_it_is() {
        let file: Database = "sqlite:club/data.sqlite".parse().expect("an address");
        assert!(matches!(&file, Database::File(path) if path.ends_with("club/data.sqlite")));
        let server: Database = "postgres://ada@localhost/club".parse().expect("an address");
        assert_eq!(server.to_string(), "postgres://ada@localhost:5432/club");
        for text in ["", "data.sqlite", "sqlite:", "mysql://ada@localhost/club"] {
            assert!(text.parse::<Database>().is_err(), "{text}");
        }
    }
}
