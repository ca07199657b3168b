//! Data files of earlier releases open with the code of today. They are kept as
//! the text of their statements under `tests/releases`.

use std::{fs, path::Path};

use protocol::stored;
use server::store::{CursorPage, Filter, Row, Sqlite, TableStore};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use table::Table;

use super::folder::{Folder, open};

#[tokio::test]
async fn files_of_every_release_open() {
    let folder = Folder::new();
    let releases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases");
    let mut count = 0;
    for release in fs::read_dir(releases).expect("releases") {
        let path = release.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "sql") {
            let file = folder.file(&count.to_string());
            write(&file, &fs::read_to_string(&path).expect("a text")).await;
            read_everything(&open(&file).await, &path).await;
            count += 1;
        }
    }
    assert!(count > 0, "there are files of releases");
}

async fn write(file: &Path, statements: &str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.expect("a file");
    let statements = AssertSqlSafe(statements.to_owned());
    sqlx::raw_sql(statements).execute(&mut connection).await.expect("the file of a release");
    connection.close().await.expect("closed");
}

async fn read_everything(store: &Sqlite, release: &Path) {
    let release = release.display();
    let tables = store.opened_after(None, 1000).await.expect("tables");
    assert!(!tables.is_empty(), "{release} has tables");
    for table in &tables {
        let events = store.events(*table, 0).await.expect("events");
        let numbers: Vec<u32> = events.iter().map(|row| row.number).collect();
        assert_eq!(numbers, (0..events.len() as u32).collect::<Vec<_>>(), "{release}: {table}");
        let read = |row: &Row| stored::read(row.version, &row.body).expect("an event");
        let replayed = Table::replay(*table, events.iter().map(read)).expect("a table");
        assert!(store.secret(*table).await.expect("readable").is_some(), "{release}: {table}");
        let listing = store.listing(*table).await.expect("readable").expect("listed");
        assert_eq!(listing.summary.phase, replayed.phase(), "{release}: {table}");
    }
    let page = CursorPage { after: None, size: 1000 };
    let over = store.archive(&Filter::default(), page).await.expect("the archive");
    assert!(!over.tables.is_empty(), "{release} has games that are over");
    assert!(!store.unfinished().await.expect("tables").is_empty(), "{release} has running games");
}
