//! Which of several servers looks after a table: the one that stored something there last,
//! and when it lives no longer, one of the others.

use server::store::{Entry, Known, Member, Postgres, ServerId, TableStore};
use table::{Moment, Phase, TableId};

use super::{
    postgres::{address, tell},
    sample::{entry, opening, summary, table},
    servers::take_time,
};
use crate::data::TestDatabase;

/// A database with so many tables that nobody looks after.
async fn tables(count: u8) -> (String, Postgres) {
    let url = TestDatabase::new().prepared().await;
    let store = Postgres::open(&address(&url)).await.expect("open");
    let tables: Vec<Entry> = (1..=count).map(|number| opening(table(number))).collect();
    store.append(&tables).await.expect("appended");
    (url, store)
}

async fn join(store: &Postgres, name: &str) -> Member {
    store.join(name).await.expect("joined").0
}

async fn adopted(store: &Postgres, by: &Member, dead: &[ServerId]) -> Vec<TableId> {
    let mut adopted = store.adopt(by.id, dead, Moment::from_millis(0)).await.expect("adopted");
    adopted.sort();
    adopted
}

/// The servers that live no longer, as one that lives is told.
async fn dead(store: &Postgres, told: &Member) -> Vec<ServerId> {
    store.server_beat(told, None).await.expect("noted").dead
}

#[tokio::test]
async fn each_table_is_taken_over_by_one() {
    let (_, store) = tables(60).await;
    let (ada, blaise) = (join(&store, "ada").await, join(&store, "blaise").await);
    let (mut one, other) = tokio::join!(adopted(&store, &ada, &[]), adopted(&store, &blaise, &[]));
    one.extend(other);
    // What one of them had in hand the other has left out.
    one.extend(adopted(&store, &ada, &[]).await);
    one.sort();
    assert_eq!(one, (1..=60).map(table).collect::<Vec<_>>());
    assert_eq!(adopted(&store, &ada, &[]).await, []);
    assert_eq!(adopted(&store, &blaise, &[]).await, []);
}

#[tokio::test]
async fn tables_of_a_server_that_is_dead_or_has_ended_are_taken_over() {
    let (url, store) = tables(3).await;
    let (ada, blaise) = (join(&store, "ada").await, join(&store, "blaise").await);
    assert_eq!(adopted(&store, &ada, &[]).await.len(), 3);
    for name in ["ada", "blaise"] {
        take_time(&url, name).await;
    }
    assert_eq!(dead(&store, &blaise).await, []);
    tell(&url, "UPDATE servers SET beat_at = beat_at - 60000 WHERE name = 'ada'").await;
    let found = dead(&store, &blaise).await;
    assert_eq!(found, [ada.id]);
    assert_eq!(adopted(&store, &blaise, &found).await.len(), 3);
    // It comes back, and finds out that others look after them.
    assert_eq!(dead(&store, &ada).await, []);
    assert_eq!(adopted(&store, &ada, &[]).await, []);
    store.leave(&blaise).await.expect("noted");
    let found = dead(&store, &ada).await;
    assert_eq!(found, [blaise.id]);
    assert_eq!(adopted(&store, &ada, &found).await.len(), 3);
}

#[tokio::test]
async fn whoever_stores_something_looks_after_the_table() {
    let (_, store) = tables(2).await;
    let (ada, blaise) = (join(&store, "ada").await, join(&store, "blaise").await);
    adopted(&store, &ada, &[]).await;
    let knows = |number, events, is_kept| Known { table: table(number), events, is_kept };
    let mine = [knows(1, 1, true), knows(2, 1, true)];
    assert_eq!(store.outdated(ada.id, &mine).await, Ok(vec![]));
    let moved = Entry { keeper: Some(blaise.id), ..entry(table(2), [1, 2]) };
    store.append(&[entry(table(1), [1]), moved]).await.expect("appended");
    let mut found = store.outdated(ada.id, &mine).await.expect("read");
    found.sort_by_key(|known| known.table);
    assert_eq!(found, [knows(1, 2, true), knows(2, 3, false)]);
    let others = [knows(1, 2, false), knows(2, 3, true)];
    assert_eq!(store.outdated(blaise.id, &others).await, Ok(vec![]));
}

#[tokio::test]
async fn what_has_long_been_over_needs_nobody() {
    let (_, store) = tables(3).await;
    let ada = join(&store, "ada").await;
    let over = |number, at| {
        let mut summary = summary(Phase::Over, &[1]);
        summary.finished_at = Some(Moment::from_millis(at));
        Entry { summary: Some(summary), ..entry(table(number), [1]) }
    };
    let closed = Entry { summary: Some(summary(Phase::Closed, &[])), ..entry(table(3), [1]) };
    store.append(&[over(1, 1000), over(2, 3000), closed]).await.expect("appended");
    let adopted = store.adopt(ada.id, &[], Moment::from_millis(2000)).await;
    assert_eq!(adopted, Ok(vec![table(2)]));
}
