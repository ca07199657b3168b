//! Games that nobody plays any more: no bot thinks about them, and they are put
//! away.

use std::time::{Duration, Instant};

use client::http;
use game::Seat;
use protocol::Command;
use serde_json::json;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, sqlite::SqliteConnectOptions};
use table::{Phase, Proposal, TableId};

use super::{
    seating::open_for_two,
    test_server::{Folder, Person, TestServer},
};

/// All that has happened was so many days ago.
pub(crate) async fn age(folder: &Folder, days: i64) {
    let options = SqliteConnectOptions::new().filename(folder.data());
    let mut connection = options.connect().await.expect("the data file");
    let span = days * 24 * 60 * 60 * 1000;
    let statement =
        format!("UPDATE events SET at = at - {span}, body = json_set(body, '$.at', at - {span})");
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("rows");
    connection.close().await.expect("closed");
}

/// Waits until a table is closed, without following it.
async fn until_closed(server: &TestServer, table: TableId) {
    let path = format!("/api/tables/{table}");
    while server.get(&path, &Person::nobody()).await["phase"] != "closed" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn no_bot_plays_on_when_the_last_person_has_left_and_the_game_is_put_away() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wanted = json!({
        "game": "klotze", "seats": 3, "first": "as-seated",
        "places": [
            { "seat": 1, "sitter": "me" },
            { "seat": 2, "sitter": "bot", "level": 1 },
            { "seat": 3, "sitter": "bot", "level": 1 },
        ],
    });
    let table = server.table(&ada, wanted).await;
    let mut player = server.follow(&ada, table).await;
    player.until(|table| table.phase() == Phase::Playing).await;
    player.ask(Command::Resign { seat: Seat::ONE }).await.expect("their own seat");
    assert_eq!(player.table().phase(), Phase::Playing, "two bots are left");
    drop(player);
    // The server is asked again what is due, and finds that nobody wants it.
    let folder = server.closed().await;
    age(&folder, 31).await;
    let server = TestServer::over(folder).await;
    until_closed(&server, table).await;
    let events = server.get(&format!("/api/tables/{table}/events"), &ada).await;
    let kinds: Vec<_> = events["events"].as_array().expect("a list").iter().collect();
    let left = kinds.iter().position(|event| event["kind"] == "left").expect("Ada left");
    let rest: Vec<_> = kinds[left + 1..].iter().map(|event| &event["kind"]).collect();
    assert_eq!(rest, ["closed"], "no bot has acted");
    server.closed().await;
}

#[tokio::test]
async fn a_game_without_a_clock_that_two_have_left_alone_is_put_away() {
    let server = TestServer::open().await;
    let (_, table) = server.two_at(open_for_two("kuba")).await;
    let folder = server.closed().await;
    age(&folder, 31).await;
    let server = TestServer::over(folder).await;
    until_closed(&server, table).await;
    let player = server.follow(&Person::nobody(), table).await;
    assert_eq!(player.table().phase(), Phase::Closed);
    server.closed().await;
}

/// Thirty at once and then one after each five seconds, a rematch like any other.
#[tokio::test]
async fn a_rematch_is_a_table_that_was_opened() {
    let begun = Instant::now();
    let server = TestServer::open().await;
    let ([ada, blaise], table) = server.two_at(open_for_two("kuba")).await;
    let mut first = server.follow(&ada, table).await;
    let mut second = server.follow(&blaise, table).await;
    second.ask(Command::Resign { seat: Seat::TWO }).await.expect("their own");
    let proposal = Proposal::Rematch;
    first.until(|table| table.phase() == Phase::Over).await;
    first.ask(Command::Propose { proposal }).await.expect("proposed");
    second.until(|table| !table.proposals().is_empty()).await;
    second.ask(Command::Answer { proposal, agreed: true }).await.expect("agreed");
    first.until(|table| table.rematch().is_some()).await;
    let mut opened = 2;
    loop {
        let wanted = open_for_two("kuba");
        let answer = http::post(&server.url("/api/tables"), &wanted, &ada.caller).await;
        match answer.expect("an answer").status {
            201 => opened += 1,
            status => break assert_eq!(status, 429),
        }
    }
    let allowed = 30 + begun.elapsed().as_secs() / 5;
    assert!(opened <= allowed, "{opened} of {allowed}");
    server.closed().await;
}
