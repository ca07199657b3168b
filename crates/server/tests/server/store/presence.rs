//! Who is at a table on which of several servers.

use server::store::{Postgres, Presence, TableStore};

use super::{
    postgres::{address, tell},
    sample::{opening, person, table},
    servers::take_time,
};
use crate::data::TestDatabase;

#[tokio::test]
async fn the_others_know_who_is_here_as_long_as_this_server_lives() {
    let url = TestDatabase::new().prepared().await;
    let store = Postgres::open(&address(&url)).await.expect("open");
    store.append(&[opening(table(1)), opening(table(2))]).await.expect("appended");
    let (ada, _) = store.join("ada").await.expect("joined");
    let (blaise, first) = store.join("blaise").await.expect("joined");
    for name in ["ada", "blaise"] {
        take_time(&url, name).await;
    }
    let tables = [table(1), table(2)];
    let note = async |noted: &[(table::PersonId, bool)]| {
        store.note_presence(ada.id, table(1), noted).await.expect("noted");
    };
    let elsewhere = async |server| store.present_elsewhere(server, &tables).await.expect("read");
    let presence = async |number| {
        let all = store.presence(table(1)).await.expect("read");
        all.get(&person(number)).copied()
    };

    note(&[(person(1), true), (person(2), true)]).await;
    note(&[(person(2), false)]).await;
    assert_eq!(elsewhere(blaise.id).await, [(table(1), person(1))]);
    assert_eq!(elsewhere(ada.id).await, [], "that is here");
    assert_eq!(presence(1).await, Some(Presence::Here));
    let Some(Presence::GoneSince(gone)) = presence(2).await else { panic!("not here") };
    assert!(gone >= first.moment);
    assert_eq!(presence(3).await, None);

    tell(&url, "UPDATE servers SET beat_at = 7000 WHERE name = 'ada'").await;
    assert_eq!(elsewhere(blaise.id).await, []);
    let died = Some(Presence::GoneSince(table::Moment::from_millis(7000)));
    assert_eq!(presence(1).await, died);
    store.server_beat(&ada, None).await.expect("noted");
    assert_eq!(presence(1).await, Some(Presence::Here));
    store.leave(&ada).await.expect("noted");
    assert_eq!(elsewhere(blaise.id).await, []);
}
