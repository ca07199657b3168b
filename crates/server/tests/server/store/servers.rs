//! Servers that share a database: each says that it lives, and time in which none did is
//! an outage.

use server::store::{Member, Outage, Postgres};

use super::postgres::{address, tell};
use crate::data::TestDatabase;

async fn database() -> (String, Postgres) {
    let url = TestDatabase::new().prepared().await;
    let store = Postgres::open(&address(&url)).await.expect("open");
    (url, store)
}

/// As if all servers had last said that they live so long ago, by the database's clock.
async fn silence(url: &str, milliseconds: u64) {
    let silence = format!(
        "UPDATE servers SET beat_at = (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT - \
         {milliseconds}"
    );
    tell(url, &silence).await;
}

/// However long the test takes, a server has just said that it lives: its last word is an
/// hour ahead, and the servers' time never goes back.
pub(super) async fn take_time(url: &str, name: &str) {
    tell(url, &format!("UPDATE servers SET beat_at = beat_at + 3600000 WHERE name = '{name}'"))
        .await;
}

/// The outages that somebody learns of who knows of none.
async fn outages(store: &Postgres, member: &Member) -> Vec<Outage> {
    store.server_beat(member, None).await.expect("noted").outages
}

#[tokio::test]
async fn time_without_any_server_is_an_outage() {
    let (url, store) = database().await;
    let (ada, _) = store.join("ada").await.expect("joined");
    take_time(&url, "ada").await;
    let (blaise, first) = store.join("blaise").await.expect("joined");
    assert_ne!(ada.id, blaise.id);
    assert_eq!(first.outages, []);
    silence(&url, 60_000).await;
    let found = outages(&store, &ada).await;
    let [Outage { began, ended }] = found[..] else { panic!("{found:?}") };
    assert!(ended.since(began).as_secs() >= 60);
    assert_eq!(outages(&store, &blaise).await, found, "the other learns of the same");
    let known = store.server_beat(&ada, Some(ended)).await.expect("noted");
    assert_eq!(known.outages, [], "and who knows of it does not hear of it again");
}

#[tokio::test]
async fn as_long_as_one_lives_it_is_none() {
    let (url, store) = database().await;
    let (ada, _) = store.join("ada").await.expect("joined");
    silence(&url, 60_000).await;
    // The second comes after the outage of the first, and lives on.
    let (blaise, beat) = store.join("blaise").await.expect("joined");
    assert_eq!(beat.outages.len(), 1);
    take_time(&url, "blaise").await;
    tell(&url, "UPDATE servers SET beat_at = beat_at - 60000 WHERE name = 'ada'").await;
    assert_eq!(outages(&store, &blaise).await, beat.outages);
    assert_eq!(outages(&store, &ada).await, beat.outages);
}

#[tokio::test]
async fn when_all_have_ended_it_is_an_outage_however_short() {
    let (url, store) = database().await;
    let (ada, _) = store.join("ada").await.expect("joined");
    take_time(&url, "ada").await;
    let (blaise, _) = store.join("blaise").await.expect("joined");
    store.leave(&ada).await.expect("noted");
    assert_eq!(outages(&store, &blaise).await, []);
    store.leave(&blaise).await.expect("noted");
    store.leave(&ada).await.expect("noted");
    silence(&url, 1).await;
    let (_, beat) = store.join("chloé").await.expect("joined");
    assert_eq!(beat.outages.len(), 1, "{:?}", beat.outages);
}

#[tokio::test]
async fn the_time_of_the_servers_never_goes_back() {
    let (url, store) = database().await;
    let (ada, first) = store.join("ada").await.expect("joined");
    // As if somebody had set the database's clock back by an hour since.
    take_time(&url, "ada").await;
    let later = store.server_beat(&ada, None).await.expect("noted");
    assert!(later.moment.since(first.moment).as_secs() >= 3600);
    let (_, third) = store.join("blaise").await.expect("joined");
    assert!(third.moment >= later.moment);
    assert_eq!(third.outages, []);
}
