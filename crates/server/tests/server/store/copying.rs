//! Everything goes from a file into a database and back, and nothing is lost.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
};

use server::store::{
    AdminAction, AuditEntry, Store, StoreError, TABLES, TableShape, Value, copy, import,
};
use shelf::Game;
use sqlx::{ConnectOptions, Connection, PgConnection, sqlite::SqliteConnectOptions};
use table::Moment;

use super::{
    played,
    sample::{entry, opening, table},
};
use crate::{
    data::{TestData, TestDatabase},
    people::test_people::{TestPeople, name},
};

/// Something in every table.
async fn filled() -> TestData {
    let test = TestPeople::over(TestData::in_file()).await;
    let store = &test.store;
    let entries: Vec<_> = played::stories().iter().map(played::Story::entry).collect();
    store.append(&entries).await.expect("appended");
    let ((ada, _), (blaise, _)) = (test.account("Ada").await, test.guest("Blaise").await);
    let result = [vec![ada.id], vec![blaise.id]];
    test.people.rate(table(1), Game::Kuba, &result).await.expect("rated");
    test.people
        .rename(&test.owner(&test.guest("Zoé").await.1).await, &name("Zoë"))
        .await
        .expect("ok");
    store
        .block_range("203.0.113.0/24".parse().expect("a range"), Moment::default())
        .await
        .expect("ok");
    let report = server::people::Report {
        table: table(1),
        reporter: ada.id,
        reported: blaise.id,
        name: name("Blaise"),
        reason: protocol::ReportReason::Name,
        note: server::people::Note::read("unkind").expect("a note"),
        at: Moment::from_millis(7),
    };
    store.add_report(&report).await.expect("noted");
    let action = AdminAction::NewKey;
    let entry = AuditEntry { at: Moment::from_millis(9), action, target: String::new() };
    store.add_audit(&entry).await.expect("noted");
    let record = Game::Kuba.open(&shelf::Opening::default()).expect("a game");
    let record = record.record(shelf::Heading::default());
    import(&**store, &record, Moment::from_millis(5)).await.expect("imported");
    store.beat(Moment::from_millis(u64::from(u32::MAX) * 400)).await.expect("noted");
    let data = test.data;
    store.close().await;
    data
}

async fn rows(store: &dyn Store, table: &'static TableShape) -> Vec<Vec<Value>> {
    store.rows(table, None, u16::MAX).await.expect("rows")
}

async fn copied(from: &dyn Store, to: &dyn Store) -> u64 {
    let heard = AtomicU64::new(0);
    let progress = |done, all| {
        assert!(done <= all);
        heard.store(done, Ordering::Relaxed);
    };
    let copied = copy(from, to, &progress).await.expect("copied");
    assert_eq!(heard.load(Ordering::Relaxed), copied, "the progress was told to its end");
    copied
}

#[tokio::test]
async fn nothing_is_lost_there_and_back() {
    let data = filled().await;
    let (there, back) = (TestData::in_postgres(), TestData::in_file());
    let (from, database, file) = (data.store().await, there.store().await, back.store().await);
    let all = copied(&*from, &*database).await;
    assert_eq!(copied(&*database, &*file).await, all);
    for table in &TABLES {
        let before = rows(&*from, table).await;
        assert!(!before.is_empty(), "{}", table.name);
        assert_eq!(rows(&*file, table).await, before, "{}", table.name);
        let mut inside = rows(&*database, table).await;
        // An engine may order texts otherwise.
        let mut sorted = before;
        for rows in [&mut inside, &mut sorted] {
            rows.sort_by_key(|row| format!("{row:?}"));
        }
        assert_eq!(inside, sorted, "{}", table.name);
    }
    // What comes next is counted on from there.
    for store in [&database, &file] {
        let outcomes = store.append(&[opening(table(200)), entry(table(200), 1..5)]).await;
        assert_eq!(outcomes, Ok(vec![server::store::Outcome::Stored; 2]));
        assert_eq!(
            store.opened_after(None, u16::MAX).await.expect("tables").last(),
            Some(&table(200))
        );
    }
    let refused = copy(&*from, &*database, &|_, _| ()).await;
    assert_eq!(refused, Err(StoreError::NotEmpty));
}

#[tokio::test]
async fn half_a_copy_is_not_taken_for_a_whole_one() {
    let data = TestData::in_postgres();
    let store = data.store().await;
    store.begin_copy().await.expect("begun");
    assert_eq!(data.database().await.open().await.err(), Some(StoreError::HalfCopied));
    store.end_copy().await.expect("ended");
    data.store().await;
}

#[tokio::test]
async fn the_list_of_what_is_copied_is_whole() {
    let listed: BTreeSet<(String, String)> = TABLES
        .iter()
        .flat_map(|table| table.columns.iter().map(|(column, _)| (table.name, *column)))
        .map(|(table, column)| (table.to_owned(), column.to_owned()))
        .collect();

    let url = TestDatabase::new().prepared().await;
    let mut database = PgConnection::connect(&url).await.expect("a connection");
    let query = "SELECT table_name::text, column_name::text FROM information_schema.columns \
        WHERE table_schema = 'public' AND table_name != '_sqlx_migrations' \
        AND table_name NOT IN ('servers', 'outages', 'presence', 'revocations') \
        AND column_name != 'keeper'";
    let found: Vec<(String, String)> =
        sqlx::query_as(query).fetch_all(&mut database).await.expect("columns");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), listed);

    let data = TestData::in_file();
    data.store().await.close().await;
    let mut file =
        SqliteConnectOptions::new().filename(data.file()).connect().await.expect("a file");
    let query = "SELECT tables.name, columns.name FROM sqlite_schema AS tables, \
        pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' \
        AND tables.name NOT LIKE '\\_sqlx%' ESCAPE '\\' AND tables.name NOT LIKE 'sqlite%'";
    let found: Vec<(String, String)> =
        sqlx::query_as(query).fetch_all(&mut file).await.expect("columns");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), listed);
}
