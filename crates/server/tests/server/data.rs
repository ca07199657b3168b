//! Data of its own for each test. The tests of the store, and of the people in it, run
//! on every database, word for word the same.

use std::{
    fs,
    path::{Path, PathBuf},
    process,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};

use server::store::{Database, OpenStore, Postgres, Store};
use sqlx::{Connection, PgConnection};
use tokio::sync::OnceCell;

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

        mod postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(crate::data::TestData::in_postgres()).await;
                }
            )+
        }
    };
}

pub(crate) use on_every_database;

/// Where a test has its data; empty at first.
pub(crate) enum TestData {
    File(Folder),
    Postgres(TestDatabase),
}

impl TestData {
    /// A data file.
    pub(crate) fn in_file() -> Self {
        Self::File(Folder::new())
    }

    /// A database of a `PostgreSQL` that all tests of this program share.
    pub(crate) fn in_postgres() -> Self {
        Self::Postgres(TestDatabase::new())
    }

    /// Other data, empty and of the same kind.
    pub(crate) fn another(&self) -> Self {
        match self {
            Self::File(_) => Self::in_file(),
            Self::Postgres(_) => Self::in_postgres(),
        }
    }

    /// Opens it, for the first time or again.
    pub(crate) async fn open(&self) -> OpenStore {
        self.database().await.open().await.expect("open data")
    }

    /// Where it is.
    pub(crate) async fn database(&self) -> Database {
        match self {
            Self::File(_) => Database::File(self.file()),
            Self::Postgres(database) => {
                database.prepared().await.parse().expect("an address of a database")
            }
        }
    }

    /// Opens it where the file does not matter.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        self.open().await.store
    }

    /// The data file.
    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Self::File(folder) => folder.file("data"),
            Self::Postgres(_) => panic!("data that is not in a file"),
        }
    }

    /// Its folder.
    pub(crate) fn folder(&self) -> &Path {
        match self {
            Self::File(folder) => folder.path(),
            Self::Postgres(_) => panic!("data that is not in a file"),
        }
    }

    /// Whether a text is anywhere in what is stored: in a file even between the rows.
    pub(crate) async fn holds(&self, text: &str) -> bool {
        match self {
            Self::File(folder) => {
                let files = fs::read_dir(folder.path()).expect("a folder");
                files.into_iter().any(|file| {
                    let bytes = fs::read(file.expect("a file").path()).expect("its bytes");
                    bytes.windows(text.len()).any(|window| window == text.as_bytes())
                })
            }
            Self::Postgres(database) => database.rows().await.contains(text),
        }
    }
}

/// The server that all tests of this program share.
pub(crate) static POSTGRES: LazyLock<testbed::Postgres> = LazyLock::new(|| {
    testbed::Postgres::start().expect("PostgreSQL, which `cargo xtask check` installs")
});

/// The database that all others are copies of: prepared, and empty.
const TEMPLATE: &str = "prepared";

/// A database of one's own.
pub(crate) struct TestDatabase {
    name: String,
    made: OnceCell<()>,
}

impl TestDatabase {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self { name: format!("test-{}-{number}", process::id()), made: OnceCell::new() }
    }

    /// Its address; the database itself is made when it is first asked for.
    pub(crate) async fn prepared(&self) -> String {
        static PREPARED: OnceCell<()> = OnceCell::const_new();
        PREPARED
            .get_or_init(|| async {
                POSTGRES.create(TEMPLATE, None).expect("a database");
                let address = POSTGRES.url(TEMPLATE).parse().expect("an address");
                Postgres::migrate(&address).await.expect("prepared");
            })
            .await;
        self.made_like(Some(TEMPLATE)).await
    }

    /// The address of a database that nobody has prepared.
    pub(crate) async fn empty(&self) -> String {
        self.made_like(None).await
    }

    async fn made_like(&self, template: Option<&str>) -> String {
        let make = || async { POSTGRES.create(&self.name, template).expect("a database") };
        self.made.get_or_init(make).await;
        POSTGRES.url(&self.name)
    }

    /// Every row of every table as a text.
    async fn rows(&self) -> String {
        let mut connection =
            PgConnection::connect(&POSTGRES.url(&self.name)).await.expect("a connection");
        let query = "SELECT query_to_xml(format('SELECT * FROM %I', tablename), true, false, '')\
            ::text FROM pg_tables WHERE schemaname = 'public'";
        let tables: Vec<String> =
            sqlx::query_scalar(query).fetch_all(&mut connection).await.expect("tables");
        assert!(tables.len() > 10);
        tables.concat()
    }
}
