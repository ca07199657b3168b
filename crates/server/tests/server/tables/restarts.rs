//! The server closes and opens again: nothing is lost, nothing is done twice, and
//! bots go on thinking.

use std::{
    fs::OpenOptions,
    io::{Seek, SeekFrom, Write},
    time::Duration,
};

use client::http;
use game::Seat;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use table::Phase;

use super::{
    asking::act,
    seating::open_for_two,
    test_server::{Folder, TestServer, command_id},
};

#[tokio::test]
async fn a_command_sent_again_after_a_restart_is_obeyed_once() {
    let server = TestServer::open().await;
    let ([ada, blaise], table) = server.two_at(open_for_two("kuba")).await;
    let mut first = server.follow(&ada, table).await;
    let acting = act(first.table(), &["a7s"]);
    first.ask_as(command_id("once"), acting.clone()).await.expect("a legal action");
    let events = first.table().events();
    first.ask_as(command_id("once"), acting.clone()).await.expect("the same answer");

    let server = server.reopened().await;
    let mut first = server.follow(&ada, table).await;
    assert_eq!(first.table().events(), events, "the same table");
    first.ask_as(command_id("once"), acting).await.expect("the same answer");
    assert_eq!(first.table().events(), events, "and nothing more");
    let mut second = server.follow(&blaise, table).await;
    let acting = act(second.table(), &["a1n"]);
    second.ask(acting).await.expect("the game goes on");
    server.closed().await;
}

#[tokio::test]
async fn a_bot_whose_turn_it_is_is_asked_again() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wanted = json!({
        "game": "bille-trap", "seats": 2, "first": "as-seated",
        "places": [
            { "seat": 1, "sitter": "me" },
            { "seat": 2, "sitter": "bot", "level": 2 },
        ],
    });
    let table = server.table(&ada, wanted).await;
    let mut player = server.follow(&ada, table).await;
    player.until(|table| table.phase() == Phase::Playing).await;
    while player.table().actor() == Some(Seat::ONE) {
        let action = player.table().game().expect("started").actions()[0].clone();
        let acting = act(player.table(), &[&action]);
        player.ask(acting).await.expect("a legal action");
    }
    // Whether the bot has answered by now or not: afterwards it has.
    let server = server.reopened().await;
    let mut player = server.follow(&ada, table).await;
    player.until(|table| table.actor() == Some(Seat::ONE) || table.phase() == Phase::Over).await;
    server.closed().await;
}

#[tokio::test]
async fn a_guest_is_himself_after_a_restart() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let before = server.get("/api/me", &ada).await;
    let server = server.reopened().await;
    assert_eq!(server.get("/api/me", &ada).await, before);
    let answer = http::get(&server.url("/health"), &ada.caller).await.expect("an answer");
    assert_eq!(answer.status, 200);
    server.closed().await;
}

/// Nobody asks for that page: the server looks by itself.
#[tokio::test]
async fn a_page_that_cannot_be_read_is_noticed() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let folder = server.closed().await;
    spoil(&folder, "records").await;
    let server = TestServer::over(folder).await;
    let code = loop {
        let answer = http::get(&server.url("/health"), &ada.caller).await.expect("an answer");
        if answer.status == 503 {
            break answer.json::<Value>().expect("an error")["code"].clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(code, "store-damaged");
    server.closed().await;
}

/// Writes over the first page of a table.
async fn spoil(folder: &Folder, name: &str) {
    let file = SqliteConnectOptions::new().filename(folder.data()).connect().await;
    let mut file = file.expect("the data file");
    let query = "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = ?";
    let place = sqlx::query_as::<_, (u64, u64)>(query).bind(name).fetch_one(&mut file).await;
    let (page, size) = place.expect("a table");
    file.close().await.expect("closed");
    let mut data = OpenOptions::new().write(true).open(folder.data()).expect("the data file");
    data.seek(SeekFrom::Start((page - 1) * size)).expect("a place");
    data.write_all(&[0xa5; 64]).expect("written");
}

#[tokio::test]
async fn a_closed_server_leaves_everything_in_one_file() {
    let mut server = TestServer::open().await;
    for name in ["Ada", "Blaise", "Chloé"] {
        server.guest(name).await;
        let folder = server.closed().await;
        assert_eq!(folder.names(), ["data.sqlite", "data.sqlite.lock"]);
        server = TestServer::over(folder).await;
    }
    server.closed().await;
}
