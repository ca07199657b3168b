//! What is known at one server is soon known at the other, without anybody asking.

use std::{net::IpAddr, time::Duration};

use table::{Access, Clock, Command, Moment, Phase, Phrase};

use super::{ADA, BLAISE, asking, game, room, two_servers};
use crate::{
    people::{Admission, Nickname, Owner},
    store::{CurrentFilter, OffsetPage},
};

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// What becomes so after a while, and fails by not ending.
async fn soon(mut is_so: impl AsyncFnMut() -> bool) {
    while !is_so().await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_happens_at_one_server_is_soon_known_at_the_other() {
    let servers = two_servers("together").await;
    let table = game(&servers, Clock::None).await;
    let (here, there) = (room(&servers[0], table).await, room(&servers[1], table).await);
    let said = asking(ADA, "hello");
    let upto = here.execute(&servers[0], said, Command::Say { phrase: Phrase::Hello }).await;
    let upto = upto.expect("said");
    soon(async || there.look().await.table.events() == upto).await;
    soon(async || here.is_kept() != there.is_kept()).await;
}

#[tokio::test]
async fn a_list_has_the_tables_of_all_servers() {
    let servers = two_servers("lists").await;
    let table = game(&servers, Clock::None).await;
    let playing = CurrentFilter {
        phases: &[Phase::Playing],
        game: None,
        access: Some(Access::Public),
        person: Some(ADA),
        over_since: Moment::from_millis(0),
    };
    let seating = CurrentFilter { phases: &[Phase::Seating], ..playing.clone() };
    let of_nobody = CurrentFilter { person: Some(super::PersonId::of([9; 10])), ..playing.clone() };
    for server in &servers {
        let page = OffsetPage { from: 0, size: 10 };
        let found = server.rooms.stored(server, &playing, page).await.expect("read");
        assert_eq!(found.iter().map(|room| room.id).collect::<Vec<_>>(), [table]);
        for filter in [&seating, &of_nobody] {
            assert!(server.rooms.stored(server, filter, page).await.expect("read").is_empty());
        }
        assert_eq!(server.store.opened_by(ADA).await, Ok(1));
        assert_eq!(server.store.opened_by(BLAISE).await, Ok(0));
    }
}

#[tokio::test]
async fn who_is_at_another_server_is_not_absent() {
    let servers = two_servers("absence").await;
    let id = game(&servers, Clock::None).await;
    let here = room(&servers[0], id).await;
    let table = here.look_afresh(&servers[0]).await.expect("read").table.clone();
    let fleets = servers.each_ref().map(|server| server.fleet.as_ref().expect("a database"));
    let absent = async || {
        let gone = here.absences(fleets[0], &table).await.expect("read");
        let seats = gone.iter().zip(table.sitters()).filter(|(gone, _)| gone.is_some());
        let people = seats.filter_map(|(_, sitter)| sitter.and_then(table::Sitter::person));
        let mut people: Vec<_> = people.collect();
        people.sort();
        people
    };
    assert_eq!(absent().await, [ADA, BLAISE]);
    let note = async |is_here| {
        let noted = [(BLAISE, is_here)];
        fleets[1].database().note_presence(fleets[1].me(), id, &noted).await.expect("noted");
    };
    note(true).await;
    assert_eq!(absent().await, [ADA]);
    assert_eq!(here.is_looked_at_elsewhere(&servers[0]).await, Ok(true));
    note(false).await;
    assert_eq!(absent().await, [ADA, BLAISE]);
    assert_eq!(here.is_looked_at_elsewhere(&servers[0]).await, Ok(false));
}

#[tokio::test]
async fn who_is_sent_away_at_one_server_is_sent_away_at_the_other() {
    let servers = two_servers("revocations").await;
    let people = servers.each_ref().map(|server| &server.people);
    let name = Nickname::read("Ada").expect("a name");
    let (ada, session) = people[0].welcome(name, HERE).await.expect("a guest");
    let entered = people[1].enter(&session).await.expect("the same session");
    let mut heard = people[1].revocations();

    let may_act = async || people[1].may_act(ada.id, servers[1].now()).is_ok();
    people[0].admit(ada.id, Admission::Blocked).await.expect("blocked");
    soon(async || !may_act().await).await;
    assert!(people[1].is_ended(&entered, heard.recv().await).await.expect("read"));
    people[0].admit(ada.id, Admission::Welcome).await.expect("welcome");
    soon(may_act).await;

    let owner = people[0].enter(&session).await.expect("a session");
    let owner = Owner::try_from(owner).expect("no program");
    people[0].log_out_everywhere(&owner).await.expect("logged out");
    assert!(people[1].is_ended(&entered, heard.recv().await).await.expect("read"));
}
