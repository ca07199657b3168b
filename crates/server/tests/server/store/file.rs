//! The file itself: durable on every connection, private, and there again after
//! it was closed.

use std::fs;

use server::store::{Outcome, Pragmas, ServerStore, Sqlite, StoreError, TableStore};
use table::Moment;

use super::{
    folder::Folder,
    sample::{entry, numbers, opening, table},
};

#[tokio::test]
async fn every_connection_syncs_fully() {
    let folder = Folder::new();
    let store = folder.store().await;
    let full = Pragmas { journal_mode: "wal".into(), synchronous: 2, foreign_keys: 1 };
    assert_eq!(store.pragmas().await, Ok(vec![full; 6]));
}

#[tokio::test]
async fn what_was_stored_is_there_again() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(&[opening(table(1)), entry(table(1), 1..100)]).await.expect("appended");
    store.beat(Moment::from_millis(77)).await.expect("noted");
    let event = Ok(Some(Moment::from_millis(1099)));
    assert_eq!(store.last_heartbeat().await, event, "what is stored tells of a later moment");
    store.beat(Moment::from_millis(7777)).await.expect("noted");
    // As after a crash: nobody closes anything.
    drop(store);
    let store = folder.store().await;
    assert_eq!(numbers(&store, table(1)).await, (0..100).collect::<Vec<_>>());
    assert_eq!(store.append(&[entry(table(1), [99])]).await, Ok(vec![Outcome::Taken]));
    assert_eq!(store.last_heartbeat().await, Ok(Some(Moment::from_millis(7777))));
    store.close().await;
    let store = folder.store().await;
    assert_eq!(numbers(&store, table(1)).await.len(), 100);
}

#[tokio::test]
async fn settings_are_noted() {
    let folder = Folder::new();
    let store = folder.store().await;
    assert_eq!(store.setting("colour").await, Ok(None));
    assert_eq!(store.last_heartbeat().await, Ok(None));
    for value in ["red", "", "blue"] {
        store.set_setting("colour", value).await.expect("noted");
        assert_eq!(store.setting("colour").await, Ok(Some(value.into())));
    }
}

#[tokio::test]
async fn sizes_count() {
    let folder = Folder::new();
    let store = folder.store().await;
    store
        .append(&[opening(table(1)), entry(table(1), 1..10), opening(table(2))])
        .await
        .expect("ok");
    let sizes = store.sizes().await.expect("sizes");
    assert_eq!((sizes.tables, sizes.unfinished, sizes.events, sizes.records), (2, 2, 11, 0));
    assert!(sizes.bytes > 4096);
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_it() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let store = folder.store().await;
    store.append(&[opening(table(1))]).await.expect("appended");
    store.backup(&folder.file("copy")).await.expect("a copy");
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
