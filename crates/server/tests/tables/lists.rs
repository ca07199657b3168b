//! The lobby, what can be watched, one's own tables, the archive.

use game::Seat;
use protocol::Command;
use serde_json::Value;
use table::Phase;

use crate::{
    asking::sit,
    house::{House, Person},
    seating::open_for_two,
};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array()
        .expect("a list")
        .iter()
        .map(|table| table["id"].as_str().expect("an id"))
        .collect()
}

#[tokio::test]
async fn a_table_goes_from_the_lobby_to_the_archive() {
    let house = House::open().await;
    let (ada, blaise) = (house.guest("Ada").await, house.guest("Blaise").await);
    let table = house.table(&ada, open_for_two("kuba")).await;
    let id = table.to_string();
    let nobody = Person::nobody();
    let lobby = house.get("/api/lobby", &nobody).await;
    assert_eq!(ids(&lobby), [&id]);
    assert_eq!(lobby[0]["seats"][0]["person"]["name"], "Ada");
    assert_eq!(ids(&house.get("/api/lobby?game=klotze", &nobody).await), [""; 0]);

    let mut second = house.follow(&blaise, table).await;
    second.ask(sit(2)).await.expect("an open seat");
    second.ask(Command::Ready { ready: true }).await.expect("ready");
    assert_eq!(ids(&house.get("/api/lobby", &nobody).await), [""; 0]);
    assert_eq!(ids(&house.get("/api/running", &nobody).await), [&id]);
    let mine = house.get("/api/me/tables", &ada).await;
    assert_eq!((ids(&mine), &mine[0]["my-turn"]), (vec![id.as_str()], &Value::from(true)));
    let his = house.get("/api/me/tables", &blaise).await;
    assert_eq!(his[0]["my-turn"], Value::from(false));

    second.ask(Command::Resign { seat: Seat::TWO }).await.expect("his own");
    second.until(|table| table.phase() == Phase::Over).await;
    assert_eq!(ids(&house.get("/api/running", &nobody).await), [""; 0]);
    let archive = house.get("/api/archive?game=kuba", &nobody).await;
    assert_eq!(archive["games"][0]["table"], Value::from(id));
    assert_eq!(archive["games"][0]["result"], "1 > 2 by ALL-4");
    assert_eq!(archive["games"][0]["people"][1], "Blaise");
    house.closed().await;
}

#[tokio::test]
async fn a_table_shared_by_link_is_in_no_list_of_others() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut wanted = open_for_two("kuba");
    wanted["access"] = "link-only".into();
    let table = house.table(&ada, wanted).await;
    assert_eq!(ids(&house.get("/api/lobby", &Person::nobody()).await), [""; 0]);
    assert_eq!(ids(&house.get("/api/me/tables", &ada).await), [table.to_string()]);
    let shown = house.get(&format!("/api/tables/{table}"), &Person::nobody()).await;
    assert_eq!(shown["phase"], "seating");
    house.closed().await;
}
