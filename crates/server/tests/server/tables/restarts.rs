//! The server closes and opens again: nothing is lost, nothing is done twice, and
//! bots go on thinking.

use client::http;
use game::Seat;
use serde_json::json;
use table::Phase;

use super::{
    asking::act,
    seating::open_for_two,
    test_server::{TestServer, command_id},
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
