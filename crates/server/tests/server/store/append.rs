//! Entries are stored whole or not at all, and none touches its neighbours.

use server::store::{
    Entry,
    Outcome::{Stored, Taken},
    Row, StoreError,
};
use table::Phase;

use super::sample::{entry, numbers, opening, person, row, summary, table};
use crate::data::{TestData, on_every_database};

on_every_database! {
    events_come_back_as_they_were,
    a_conflict_leaves_its_neighbours_alone,
    a_refused_entry_changes_no_list,
    batches_of_every_size_are_whole,
    secrets_are_kept_apart,
    commands_are_found_again,
    a_closed_store_says_so,
}

async fn events_come_back_as_they_were(data: TestData) {
    let store = data.store().await;
    let command = Some((person(3), "a-1".to_owned()));
    let second = Row { command, version: 7, body: "é\u{1}\"".into(), ..row(table(1), 1) };
    let rows = vec![second.clone(), row(table(1), 2)];
    let appended = store.append(&[opening(table(1)), Entry { rows, ..Entry::default() }]).await;
    assert_eq!(appended, Ok(vec![Stored; 2]));
    let stored = store.events(table(1), 0).await.expect("events");
    assert_eq!(stored, [row(table(1), 0), second.clone(), row(table(1), 2)]);
    assert_eq!(store.events(table(1), 2).await.expect("events"), [row(table(1), 2)]);
    assert_eq!(store.events(table(1), 3).await, Ok(vec![]));
    assert_eq!(store.events(table(2), 0).await, Ok(vec![]));
}

async fn a_conflict_leaves_its_neighbours_alone(data: TestData) {
    let store = data.store().await;
    let first = [opening(table(1)), opening(table(2)), entry(table(1), [1, 2])];
    assert_eq!(store.append(&first).await, Ok(vec![Stored; 3]));

    let second = [
        entry(table(2), [1]),
        // Number 2 is there: 3 must not be stored either.
        entry(table(1), [3, 2]),
        entry(table(2), [2, 3]),
        // In the same batch already.
        entry(table(2), [3, 4]),
        // No such table.
        entry(table(9), [0]),
        // The table is there.
        opening(table(1)),
        entry(table(1), [3]),
        opening(table(3)),
    ];
    let outcomes = store.append(&second).await.expect("appended");
    assert_eq!(outcomes, [Stored, Taken, Stored, Taken, Taken, Taken, Stored, Stored]);
    assert_eq!(numbers(&*store, table(1)).await, [0, 1, 2, 3]);
    assert_eq!(numbers(&*store, table(2)).await, [0, 1, 2, 3]);
    assert_eq!(numbers(&*store, table(3)).await, [0]);
    assert_eq!(numbers(&*store, table(9)).await, [0_u32; 0]);
}

async fn a_refused_entry_changes_no_list(data: TestData) {
    let store = data.store().await;
    store.append(&[opening(table(1))]).await.expect("appended");
    let late = Entry { summary: Some(summary(Phase::Over, &[1])), ..entry(table(1), [0]) };
    assert_eq!(store.append(&[late]).await, Ok(vec![Taken]));
    let listing = store.listing(table(1)).await.expect("read").expect("a table");
    assert_eq!(listing.summary, summary(Phase::Seating, &[]));
    let unknown = Entry { opening: None, ..opening(table(2)) };
    assert_eq!(store.append(&[unknown]).await, Ok(vec![Taken]));
    assert_eq!(store.listing(table(2)).await, Ok(None));
}

async fn batches_of_every_size_are_whole(data: TestData) {
    let store = data.store().await;
    store.append(&[opening(table(1))]).await.expect("appended");
    let mut next = 1;
    for size in [1, 2, 3, 63, 64, 65, 127, 200] {
        let batch = [entry(table(1), next..next + size)];
        assert_eq!(store.append(&batch).await, Ok(vec![Stored]), "{size}");
        next += size;
    }
    assert_eq!(store.append(&[]).await, Ok(vec![]));
    assert_eq!(numbers(&*store, table(1)).await, (0..next).collect::<Vec<_>>());
}

async fn secrets_are_kept_apart(data: TestData) {
    let store = data.store().await;
    let new = opening(table(1));
    let kept = new.opening.as_ref().map(|table| (table.secret, table.salt));
    store.append(&[new]).await.expect("appended");
    assert_eq!(store.secret(table(1)).await, Ok(kept));
    assert_eq!(store.secret(table(2)).await, Ok(None));
}

async fn commands_are_found_again(data: TestData) {
    let store = data.store().await;
    let mut rows = vec![row(table(1), 1), row(table(1), 2), row(table(1), 3)];
    rows[1].command = Some((person(1), "x".into()));
    rows[2].command = Some((person(2), "x".into()));
    store.append(&[opening(table(1)), Entry { rows, ..Entry::default() }]).await.expect("stored");
    assert_eq!(store.done(table(1), person(1), "x").await, Ok(Some(2)));
    assert_eq!(store.done(table(1), person(2), "x").await, Ok(Some(3)));
    assert_eq!(store.done(table(1), person(1), "y").await, Ok(None));
    assert_eq!(store.done(table(2), person(1), "x").await, Ok(None));
}

async fn a_closed_store_says_so(data: TestData) {
    let store = data.store().await;
    store.close().await;
    assert_eq!(store.append(&[opening(table(1))]).await, Err(StoreError::Closed));
    assert_eq!(store.events(table(1), 0).await, Err(StoreError::Closed));
}
