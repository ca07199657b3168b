//! Group commit: many callers, few commits, each with an answer of its own.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use async_trait::async_trait;
use chance::{Salt, Secret};
use server::{
    store::{
        CurrentFilter, CursorPage, Entry, Filter, Listed, Listing, OffsetPage, Outcome, Row, Store,
        StoreError, TableStore,
    },
    writer::Writer,
};
use table::{PersonId, TableId};
use tokio::sync::Semaphore;

use super::sample::{entry, numbers, opening, table};
use crate::data::{TestData, on_every_database};

on_every_database! {
    what_waits_meanwhile_goes_together,
    many_tables_write_at_once,
    closing_stores_what_was_taken_and_takes_nothing_more,
}

/// A store whose appends wait until they are let through, and are counted.
struct Gate {
    store: Arc<dyn Store>,
    credentials: Semaphore,
    begun: AtomicUsize,
    largest: AtomicUsize,
}

impl Gate {
    fn before(store: Arc<dyn Store>, open: usize) -> Arc<Self> {
        let (begun, largest) = Default::default();
        Arc::new(Self { store, credentials: Semaphore::new(open), begun, largest })
    }
}

#[async_trait]
impl TableStore for Gate {
    async fn append(&self, entries: &[Entry]) -> Result<Vec<Outcome>, StoreError> {
        self.begun.fetch_add(1, Ordering::SeqCst);
        self.largest.fetch_max(entries.len(), Ordering::SeqCst);
        self.credentials.acquire().await.expect("an open gate").forget();
        self.store.append(entries).await
    }

    async fn events(&self, table: TableId, from: u32) -> Result<Vec<Row>, StoreError> {
        self.store.events(table, from).await
    }

    async fn current(
        &self,
        filter: &CurrentFilter,
        page: OffsetPage,
    ) -> Result<Vec<TableId>, StoreError> {
        self.store.current(filter, page).await
    }

    async fn opened_by(&self, person: PersonId) -> Result<usize, StoreError> {
        self.store.opened_by(person).await
    }

    async fn secret(&self, table: TableId) -> Result<Option<(Secret, Salt)>, StoreError> {
        self.store.secret(table).await
    }

    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        self.store.unfinished().await
    }

    async fn done(&self, t: TableId, p: PersonId, c: &str) -> Result<Option<u32>, StoreError> {
        self.store.done(t, p, c).await
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        self.store.listing(table).await
    }

    async fn seated(&self, person: PersonId) -> Result<Vec<Listing>, StoreError> {
        self.store.seated(person).await
    }

    async fn archive(&self, filter: &Filter, page: CursorPage) -> Result<Listed, StoreError> {
        self.store.archive(filter, page).await
    }

    async fn opened_after(
        &self,
        table: Option<TableId>,
        size: u16,
    ) -> Result<Vec<TableId>, StoreError> {
        self.store.opened_after(table, size).await
    }
}

/// Waits for a state, not for a time.
async fn until(mut holds: impl FnMut() -> bool) {
    while !holds() {
        tokio::task::yield_now().await;
    }
}

async fn what_waits_meanwhile_goes_together(data: TestData) {
    let store = Gate::before(data.store().await, 1);
    let writer = Arc::new(Writer::new(Arc::clone(&store)));
    assert_eq!(writer.append(opening(table(1))).await, Ok(Outcome::Stored));

    let spawn = |entry: Entry| {
        let writer = Arc::clone(&writer);
        tokio::spawn(async move { writer.append(entry).await })
    };
    // One is on its way and stands before the gate; the others gather.
    let first = spawn(entry(table(1), [1]));
    until(|| store.begun.load(Ordering::SeqCst) == 2).await;
    let others: Vec<_> = (2..=20).map(|number| spawn(entry(table(1), [number]))).collect();
    let late = spawn(entry(table(1), [1]));
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(!first.is_finished() && others.iter().all(|other| !other.is_finished()));
    assert_eq!(store.begun.load(Ordering::SeqCst), 2);

    store.credentials.add_permits(2);
    assert_eq!(first.await.expect("an answer"), Ok(Outcome::Stored));
    for other in others {
        assert_eq!(other.await.expect("an answer"), Ok(Outcome::Stored));
    }
    assert_eq!(late.await.expect("an answer"), Ok(Outcome::Taken));
    assert_eq!(store.begun.load(Ordering::SeqCst), 3);
    assert_eq!(store.largest.load(Ordering::SeqCst), 20);
    assert_eq!(numbers(&*store.store, table(1)).await, (0..=20).collect::<Vec<_>>());
}

async fn many_tables_write_at_once(data: TestData) {
    let store = data.store().await;
    let writer = Arc::new(Writer::new(Arc::clone(&store)));
    let tables: Vec<_> = (1..=40)
        .map(|number| {
            let writer = Arc::clone(&writer);
            tokio::spawn(async move {
                let id = table(number);
                assert_eq!(writer.append(opening(id)).await, Ok(Outcome::Stored));
                for event in 1..=10 {
                    assert_eq!(writer.append(entry(id, [event])).await, Ok(Outcome::Stored));
                    assert_eq!(writer.append(entry(id, [event])).await, Ok(Outcome::Taken));
                }
            })
        })
        .collect();
    for table in tables {
        table.await.expect("played to the end");
    }
    for number in 1..=40 {
        assert_eq!(numbers(&*store, table(number)).await, (0..=10).collect::<Vec<_>>());
    }
}

async fn closing_stores_what_was_taken_and_takes_nothing_more(data: TestData) {
    let store = Gate::before(data.store().await, 1);
    let writer = Arc::new(Writer::new(Arc::clone(&store)));
    writer.append(opening(table(1))).await.expect("stored");
    let appends: Vec<_> = (1..=3)
        .map(|number| {
            let writer = Arc::clone(&writer);
            tokio::spawn(async move { writer.append(entry(table(1), [number])).await })
        })
        .collect();
    until(|| store.begun.load(Ordering::SeqCst) == 2).await;
    let closing = tokio::spawn({
        let writer = Arc::clone(&writer);
        async move { writer.close().await }
    });
    store.credentials.add_permits(2);
    closing.await.expect("closed");
    for append in appends {
        assert_eq!(append.await.expect("an answer"), Ok(Outcome::Stored));
    }
    assert_eq!(writer.append(entry(table(1), [4])).await, Err(StoreError::Closed));
    writer.close().await;
}
