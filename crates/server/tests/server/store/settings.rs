//! What is stored is there again, settings are noted, and what there is is counted.

use server::store::{Counts, Outcome};
use table::Moment;

use super::sample::{entry, numbers, opening, table};
use crate::data::{TestData, on_every_database};

on_every_database! { what_was_stored_is_there_again, settings_are_noted, what_there_is_is_counted }

async fn what_was_stored_is_there_again(data: TestData) {
    let store = data.store().await;
    store.append(&[opening(table(1)), entry(table(1), 1..100)]).await.expect("appended");
    store.beat(Moment::from_millis(77)).await.expect("noted");
    let event = Ok(Some(Moment::from_millis(1099)));
    assert_eq!(store.last_heartbeat().await, event, "what is stored tells of a later moment");
    store.beat(Moment::from_millis(7777)).await.expect("noted");
    // As after a crash: nobody closes anything.
    drop(store);
    let store = data.store().await;
    assert_eq!(numbers(&*store, table(1)).await, (0..100).collect::<Vec<_>>());
    assert_eq!(store.append(&[entry(table(1), [99])]).await, Ok(vec![Outcome::Taken]));
    assert_eq!(store.last_heartbeat().await, Ok(Some(Moment::from_millis(7777))));
    store.close().await;
    let store = data.store().await;
    assert_eq!(numbers(&*store, table(1)).await.len(), 100);
}

async fn settings_are_noted(data: TestData) {
    let store = data.store().await;
    assert_eq!(store.setting("colour").await, Ok(None));
    assert_eq!(store.last_heartbeat().await, Ok(None));
    for value in ["red", "", "blue"] {
        store.set_setting("colour", value).await.expect("noted");
        assert_eq!(store.setting("colour").await, Ok(Some(value.into())));
    }
}

async fn what_there_is_is_counted(data: TestData) {
    let store = data.store().await;
    store
        .append(&[opening(table(1)), entry(table(1), 1..10), opening(table(2))])
        .await
        .expect("ok");
    let counted = Counts { tables: 2, unfinished: 2, events: 11, records: 0 };
    assert_eq!(store.counts().await, Ok(counted));
}
