//! The file itself: durable on every connection, private, and refused when it is not
//! ours.

use std::fs;

use server::store::{Pragmas, Sqlite, StoreError, TableStore};

use super::{
    folder::Folder,
    sample::{opening, table},
};

#[tokio::test]
async fn every_connection_syncs_fully() {
    let folder = Folder::new();
    let store = folder.store().await;
    let full = Pragmas { journal_mode: "wal".into(), synchronous: 2, foreign_keys: 1 };
    assert_eq!(store.pragmas().await, Ok(vec![full; 6]));
}

#[tokio::test]
async fn it_has_a_size() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(&[opening(table(1))]).await.expect("appended");
    assert!(store.file().bytes() > 4096);
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_it() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let store = folder.store().await;
    store.append(&[opening(table(1))]).await.expect("appended");
    store.file().backup(&folder.file("copy")).await.expect("a copy");
    for name in ["data", "data-wal", "copy"] {
        let mode = fs::metadata(folder.file(name)).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_refused() {
    let folder = Folder::new();
    fs::write(folder.file("data"), "not a database, only a text".repeat(100)).expect("written");
    assert_eq!(Sqlite::open(&folder.file("data")).await.err(), Some(StoreError::Damaged));
    let nowhere = Sqlite::open(&folder.file("no/such/folder")).await.err();
    assert!(matches!(nowhere, Some(StoreError::Unopened { .. })), "{nowhere:?}");
}
