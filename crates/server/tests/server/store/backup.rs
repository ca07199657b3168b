//! A copy that is made while everybody plays is whole, as of one moment.

use std::sync::Arc;

use server::{
    store::{Outcome, ServerStore, StoreError},
    writer::Writer,
};

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
        let before = numbers(&store, table(1)).await.len();
        store.backup(&folder.file(copy)).await.expect("a copy");
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
    assert_eq!(numbers(&store, table(4)).await.len(), 101);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let folder = Folder::new();
    let store = folder.store().await;
    std::fs::write(folder.file("copy"), "precious").expect("written");
    let refused = store.backup(&folder.file("copy")).await;
    assert!(matches!(refused, Err(StoreError::Exists { .. })), "{refused:?}");
    assert_eq!(std::fs::read(folder.file("copy")).expect("a file"), b"precious");
    let nowhere = store.backup(&folder.file("no/such")).await;
    assert!(matches!(nowhere, Err(StoreError::Unopened { .. })), "{nowhere:?}");
}
