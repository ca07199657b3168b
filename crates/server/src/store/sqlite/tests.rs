//! A disk that is full or read-only: a clear error, nothing half stored, and all
//! is well again when there is room. The engine is made to behave as on such a
//! disk through its own limits, on the connection that writes.

use std::{env, fs, path::PathBuf, process};

use chance::{Salt, Secret};
use shelf::Game;
use sqlx::AssertSqlSafe;
use table::{Access, Moment, PersonId, Stakes, TableId};

use super::Sqlite;
use crate::store::{
    Entry, OpenedTable,
    Outcome::{Stored, Taken},
    Row, ServerStore, StoreError, TableStore,
};

const TABLE: TableId = TableId::of([1; 10]);

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("ludotheque-faults-{}-{name}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A store with one table and its first event.
async fn store(folder: &Folder) -> Sqlite {
    let store = Sqlite::open(&folder.0.join("data")).await.expect("an open file");
    let opening = OpenedTable {
        id: TABLE,
        opener: PersonId::of([2; 10]),
        game: Game::Kuba,
        access: Access::Public,
        stakes: Stakes::Friendly,
        opened_at: Moment::default(),
        secret: Secret::of([3; 32]),
        salt: Salt::of([4; 32]),
    };
    let first = Entry { opening: Some(opening), ..entry(0, 10) };
    assert_eq!(store.append(&[first]).await, Ok(vec![Stored]));
    store
}

/// One event with a body of so many bytes.
fn entry(number: u32, length: usize) -> Entry {
    let body = "x".repeat(length);
    let at = Moment::default();
    let row = Row { table: TABLE, number, at, command: None, version: 1, body };
    Entry { rows: vec![row], ..Entry::default() }
}

/// Tells the connection that writes something about itself.
async fn tell(store: &Sqlite, pragma: &str) {
    let pragma = AssertSqlSafe(format!("PRAGMA {pragma}"));
    sqlx::query(pragma).execute(store.writer()).await.expect("told");
}

async fn numbers(store: &Sqlite) -> Vec<u32> {
    let rows = store.events(TABLE, 0).await.expect("events");
    rows.iter().map(|row| row.number).collect()
}

#[tokio::test]
async fn a_full_disk_is_told_and_survived() {
    let folder = Folder::new("full");
    let store = store(&folder).await;
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count")
        .fetch_one(store.writer())
        .await
        .expect("a number of pages");
    for round in 0..3 {
        tell(&store, &format!("max_page_count = {}", pages + 4)).await;
        // The first would fit; the second does not, and takes it along.
        let batch = [entry(1, 10), entry(2, 1_000_000)];
        assert_eq!(store.append(&batch).await, Err(StoreError::Full), "round {round}");
        assert_eq!(numbers(&store).await, [0]);
    }
    // Small things still fit.
    assert_eq!(store.append(&[entry(1, 10)]).await, Ok(vec![Stored]));
    tell(&store, "max_page_count = 1000000").await;
    assert_eq!(store.append(&[entry(2, 1_000_000)]).await, Ok(vec![Stored]));
    assert_eq!(numbers(&store).await, [0, 1, 2]);
}

#[tokio::test]
async fn a_full_disk_in_the_middle_of_conflicts_is_survived() {
    let folder = Folder::new("full-conflict");
    let store = store(&folder).await;
    tell(&store, "max_page_count = 40").await;
    let batch = [entry(0, 10), entry(1, 10), entry(2, 1_000_000)];
    assert_eq!(store.append(&batch).await, Err(StoreError::Full));
    assert_eq!(numbers(&store).await, [0]);
    tell(&store, "max_page_count = 1000000").await;
    assert_eq!(store.append(&batch).await, Ok(vec![Taken, Stored, Stored]));
}

#[tokio::test]
async fn a_read_only_disk_is_told_and_survived() {
    let folder = Folder::new("read-only");
    let store = store(&folder).await;
    tell(&store, "query_only = ON").await;
    assert_eq!(store.append(&[entry(1, 10)]).await, Err(StoreError::ReadOnly));
    assert_eq!(store.beat(Moment::default()).await, Err(StoreError::ReadOnly));
    assert_eq!(numbers(&store).await, [0]);
    tell(&store, "query_only = OFF").await;
    assert_eq!(store.append(&[entry(1, 10)]).await, Ok(vec![Stored]));
    assert_eq!(numbers(&store).await, [0, 1]);
}

#[tokio::test]
async fn a_file_of_a_later_release_is_refused() {
    let folder = Folder::new("newer");
    let store = store(&folder).await;
    let later = "INSERT INTO _sqlx_migrations \
        (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, x'00', 0)";
    sqlx::query(later).execute(store.writer()).await.expect("inserted");
    store.close().await;
    let again = Sqlite::open(&folder.0.join("data")).await;
    assert_eq!(again.err(), Some(StoreError::Newer));
}

#[tokio::test]
async fn the_log_is_filed_beside_the_writer() {
    let folder = Folder::new("log");
    let store = store(&folder).await;
    assert_eq!(store.append(&[entry(1, 100_000)]).await, Ok(vec![Stored]));
    let pages = super::keeper::file(&store.keep).await.expect("filed");
    assert!(pages > 20, "{pages} pages");
    // All of it is in the main file now, and the next commit begins the log anew.
    assert_eq!(store.append(&[entry(2, 10)]).await, Ok(vec![Stored]));
    let pages = super::keeper::file(&store.keep).await.expect("filed");
    assert!(pages < 20, "{pages} pages");
    assert_eq!(numbers(&store).await, [0, 1, 2]);
}
