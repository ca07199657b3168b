//! A copy that is made while everybody plays is whole, as of one moment.

use std::{fs, sync::Arc};

use server::{
    store::{DataFile, Outcome, StoreError, TableStore},
    writer::Writer,
};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};

use super::{
    folder::{Folder, open},
    sample::{entry, numbers, opening, table},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_writing_holds_a_prefix() {
    let folder = Folder::new();
    let store = Arc::new(folder.store().await);
    let writer = Arc::new(Writer::new(Arc::clone(&store)));
    for number in 1..=4 {
        assert_eq!(writer.append(opening(table(number))).await, Ok(Outcome::Stored));
    }
    let players: Vec<_> = (1..=4)
        .map(|number| {
            let writer = Arc::clone(&writer);
            tokio::spawn(async move {
                for event in 0..50 {
                    let pair = [1 + 2 * event, 2 + 2 * event];
                    let stored = writer.append(entry(table(number), pair)).await;
                    assert_eq!(stored, Ok(Outcome::Stored));
                }
            })
        })
        .collect();
    for copy in ["one", "two", "three"] {
        let before = numbers(&*store, table(1)).await.len();
        store.file().backup(&folder.file(copy)).await.expect("a copy");
        let copied = open(&folder.file(copy)).await;
        assert!(numbers(&copied, table(1)).await.len() >= before);
        for number in 1..=4 {
            let there = numbers(&copied, table(number)).await;
            assert_eq!(there, (0..there.len() as u32).collect::<Vec<_>>());
            assert_eq!(there.len() % 2, 1, "entries are whole");
        }
    }
    for player in players {
        player.await.expect("played to the end");
    }
    assert_eq!(numbers(&*store, table(4)).await.len(), 101);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let folder = Folder::new();
    let store = folder.store().await;
    std::fs::write(folder.file("copy"), "precious").expect("written");
    let refused = store.file().backup(&folder.file("copy")).await;
    assert!(matches!(refused, Err(StoreError::Exists { .. })), "{refused:?}");
    assert_eq!(std::fs::read(folder.file("copy")).expect("a file"), b"precious");
    let nowhere = store.file().backup(&folder.file("no/such")).await;
    assert!(matches!(nowhere, Err(StoreError::Unopened { .. })), "{nowhere:?}");
}

#[tokio::test]
async fn a_copy_that_is_not_sound_is_noticed() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(&[opening(table(1)), entry(table(1), 1..400)]).await.expect("appended");
    let copy = folder.file("copy");
    store.file().backup(&copy).await.expect("a copy");
    assert_eq!(DataFile::check(&copy).await, Ok(()));
    assert!(!folder.file("copy.unfinished").exists());

    let bytes = fs::read(&copy).expect("a file");
    let broken = folder.file("broken");
    // A page in the middle that is something else, and an end that is missing.
    let middle = bytes.len() / 2 / 4096 * 4096;
    let torn = [&bytes[..middle], &[7; 4096], &bytes[middle + 4096..]].concat();
    for bytes in [&torn, &bytes[..middle], &bytes[..0]] {
        fs::write(&broken, bytes).expect("written");
        assert_eq!(DataFile::check(&broken).await, Err(StoreError::Damaged), "{}", bytes.len());
    }
    // Sound as a file, but not what this program writes.
    for change in [
        "DELETE FROM tables",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
        "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1",
    ] {
        fs::write(&broken, &bytes).expect("written");
        let options = SqliteConnectOptions::new().filename(&broken).foreign_keys(false);
        let mut changed = options.connect().await.expect("a file");
        sqlx::raw_sql(change).execute(&mut changed).await.expect("changed");
        changed.close().await.expect("closed");
        assert_eq!(DataFile::check(&broken).await, Err(StoreError::Damaged), "{change}");
    }
}
