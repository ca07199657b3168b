//! What only a `PostgreSQL` database can be: not prepared, of another release, in use by
//! several at once.

use std::sync::Arc;

use server::store::{
    Migrated, Outcome, Postgres, PostgresAddress, PostgresLock, Sharing, Store, StoreError,
    TableStore,
};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::sample::{entry, numbers, opening, table};
use crate::data::TestDatabase;

pub(super) fn address(url: &str) -> PostgresAddress {
    url.parse().expect("an address")
}

/// Does something to a database that we never do.
pub(super) async fn tell(url: &str, statement: &str) {
    let mut connection = PgConnection::connect(url).await.expect("a connection");
    let statement = AssertSqlSafe(statement.to_owned());
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("done");
    connection.close().await.expect("closed");
}

async fn refusal(url: &str) -> Option<StoreError> {
    Postgres::open(&address(url)).await.err()
}

#[tokio::test]
async fn a_database_is_prepared_by_a_command_and_not_by_a_server() {
    let database = TestDatabase::new();
    let url = database.empty().await;
    assert_eq!(refusal(&url).await, Some(StoreError::Unprepared));
    assert_eq!(Postgres::migrate(&address(&url)).await, Ok(Migrated::Now));
    assert_eq!(refusal(&url).await, None);
    assert_eq!(Postgres::migrate(&address(&url)).await, Ok(Migrated::Before));
}

#[tokio::test]
async fn a_database_of_another_release_is_refused() {
    let database = TestDatabase::new();
    let url = database.prepared().await;
    let later = "INSERT INTO _sqlx_migrations \
        (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, '', 0)";
    tell(&url, later).await;
    assert_eq!(refusal(&url).await, Some(StoreError::Newer));
    assert_eq!(Postgres::migrate(&address(&url)).await, Err(StoreError::Newer));
    tell(&url, "DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    let beside_us = "INSERT INTO _sqlx_migrations \
        (version, description, success, checksum, execution_time) \
        SELECT 9999, 'later_beside_' || count(*), TRUE, '', 0 FROM _sqlx_migrations";
    tell(&url, beside_us).await;
    assert_eq!(refusal(&url).await, None, "servers of this release go on");
    assert_eq!(Postgres::check_known(&address(&url)).await, Err(StoreError::Newer));
    assert_eq!(Postgres::migrate(&address(&url)).await, Err(StoreError::Newer));
    tell(&url, "DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    assert_eq!(refusal(&url).await, None);
    tell(&url, "UPDATE _sqlx_migrations SET checksum = '' WHERE version = 1").await;
    assert_eq!(refusal(&url).await, Some(StoreError::Damaged));
}

#[tokio::test]
async fn what_is_in_the_way_is_told_plainly() {
    let database = TestDatabase::new();
    let url = database.prepared().await;
    assert_eq!(refusal(&format!("{url}-of-nobody")).await, Some(StoreError::NoDatabase));
    let stranger = url.replace("ludotheque@", "stranger@");
    assert_eq!(refusal(&stranger).await, Some(StoreError::Refused));
    let closed = "postgres://ludotheque@127.0.0.1:1/club";
    assert_eq!(refusal(closed).await, Some(StoreError::Unreachable));
}

#[tokio::test]
async fn servers_share_a_database_that_nobody_has_alone() {
    let database = TestDatabase::new();
    let url = database.prepared().await;
    let address = address(&url);
    let take = async |sharing| PostgresLock::take(&address, sharing).await;
    let first = take(Sharing::Servers).await.expect("free");
    let second = take(Sharing::Servers).await.expect("shared");
    assert_eq!(take(Sharing::Alone).await.err(), Some(StoreError::InUse));
    assert_eq!(Postgres::migrate(&address).await, Ok(Migrated::Before));
    tell(&url, "DELETE FROM _sqlx_migrations WHERE description = 'presence'").await;
    assert_eq!(Postgres::migrate(&address).await, Err(StoreError::InUse));
    assert!(!first.is_lost() && !second.is_lost());
    drop((first, second));
    let alone = take(Sharing::Alone).await.expect("free again");
    assert_eq!(take(Sharing::Servers).await.err(), Some(StoreError::InUse));
    drop(alone);
}

#[tokio::test]
async fn a_lock_whose_connection_is_lost_is_taken_again() {
    let database = TestDatabase::new();
    let url = database.prepared().await;
    let lock = PostgresLock::take(&address(&url), Sharing::Servers).await.expect("free");
    let holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted \
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let mut connection = PgConnection::connect(&url).await.expect("a connection");
    let mut held_by = async || -> Vec<i32> {
        sqlx::query_scalar(holder).fetch_all(&mut connection).await.expect("locks")
    };
    let before = held_by().await;
    assert_eq!(before.len(), 1);
    tell(&url, &format!("SELECT pg_terminate_backend({})", before[0])).await;
    let after = loop {
        let now = held_by().await;
        if now.len() == 1 && now != before {
            break now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!(after.len(), 1);
    assert!(!lock.is_lost());
}

#[tokio::test]
async fn commits_wait_for_the_disk_whatever_the_database_says() {
    let database = TestDatabase::new();
    let url = database.prepared().await;
    let off = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
        current_database()); END $$";
    tell(&url, off).await;
    let store = Postgres::open(&address(&url)).await.expect("open");
    assert_eq!(store.synchronous_commit().await, Ok("on".to_owned()));
}

#[tokio::test]
async fn of_two_who_append_at_once_the_database_takes_one() {
    let database = TestDatabase::new();
    let address = address(&database.prepared().await);
    let one = Arc::new(Postgres::open(&address).await.expect("open"));
    let other = Arc::new(Postgres::open(&address).await.expect("open"));
    one.append(&[opening(table(1))]).await.expect("appended");
    for number in 1..=40 {
        let append = |store: &Arc<Postgres>| {
            let store = Arc::clone(store);
            tokio::spawn(async move { store.append(&[entry(table(1), [number])]).await })
        };
        let (one, other) = (append(&one), append(&other));
        let mut outcomes = Vec::new();
        for appended in [one, other] {
            outcomes.extend(appended.await.expect("no panic").expect("an outcome"));
        }
        outcomes.sort_by_key(|outcome| *outcome == Outcome::Taken);
        assert_eq!(outcomes, [Outcome::Stored, Outcome::Taken], "{number}");
    }
    assert_eq!(numbers(&*one, table(1)).await, (0..=40).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_connection_that_is_lost_is_made_anew() {
    let database = TestDatabase::new();
    let url = database.prepared().await;
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&address(&url)).await.expect("open"));
    store.append(&[opening(table(1))]).await.expect("appended");
    tell(
        &url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid != pg_backend_pid()",
    )
    .await;
    let appended = store.append(&[entry(table(1), [1])]).await;
    assert_eq!(appended, Ok(vec![Outcome::Stored]));
    assert_eq!(numbers(&*store, table(1)).await, [0, 1]);
}
