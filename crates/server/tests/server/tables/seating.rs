//! Sitting down, standing up, and starting.

use game::Seat;
use serde_json::{Value, json};
use table::{Phase, Sitter};

use super::{
    asking::{self, act, sit, sit_wishing},
    test_server::{Person, TestServer},
};

/// A table of two that begins as seated, with the opener on seat 1.
pub(crate) fn open_for_two(game: &str) -> Value {
    json!({
        "game": game, "seats": 2, "first": "as-seated", "take-backs": "allowed", "access": "public",
        "places": [{ "seat": 1, "sitter": "me" }],
    })
}

#[tokio::test]
async fn two_sit_down_and_the_game_starts() {
    let server = TestServer::open().await;
    let (ada, blaise) = (server.guest("Ada").await, server.guest("Blaise").await);
    let table = server.table(&ada, open_for_two("kuba")).await;
    let mut first = server.follow(&ada, table).await;
    let mut second = server.follow(&blaise, table).await;
    // KU-2: Black decides how the board lies.
    second.ask(sit_wishing(2, Some("mirrored"))).await.expect("an open seat");
    let table = first.until(|table| table.phase() == Phase::Playing).await;
    assert_eq!(table.setup(), Some("mirrored"));
    server.closed().await;
}

#[tokio::test]
async fn looking_at_an_invitation_never_takes_a_seat() {
    let server = TestServer::open().await;
    let (ada, blaise) = (server.guest("Ada").await, server.guest("Blaise").await);
    let table = server.table(&ada, open_for_two("kuba")).await;
    for person in [&blaise, &Person::nobody()] {
        for path in ["", "/events"] {
            server.get(&format!("/api/tables/{table}{path}"), person).await;
        }
        let follower = server.follow(person, table).await;
        assert_eq!(follower.table().sitters()[1], None);
    }
    server.closed().await;
}

#[tokio::test]
async fn nobody_acts_for_another_in_any_way() {
    let server = TestServer::open().await;
    let (ada, blaise) = (server.guest("Ada").await, server.guest("Blaise").await);
    let mallory = server.guest("Mallory").await;
    let table = server.table(&ada, open_for_two("kuba")).await;
    let mut second = server.follow(&blaise, table).await;
    second.ask(sit(2)).await.expect("an open seat");
    // Ada has not come yet: the game waits for what she adds to chance.
    let mut stranger = server.follow(&mallory, table).await;
    let before = stranger.table().events();
    for command in asking::every_command_for(Seat::ONE) {
        // Talking is for those who sit, and a bot is put down by the opener.
        let error = stranger.ask(command.clone()).await.expect_err("not theirs");
        assert!(error.code.starts_with("table-"), "{command:?}: {error:?}");
        assert!(!error.message.is_empty());
    }
    let _ada = server.follow(&ada, table).await;
    stranger.until(|table| table.phase() == Phase::Playing).await;
    for command in asking::every_command_for(Seat::ONE) {
        stranger.ask(command).await.expect_err("not theirs");
    }
    let acting = act(stranger.table(), &["a7s"]);
    assert_eq!(stranger.ask(acting).await.expect_err("not theirs").code, "table-not-yours");
    assert_eq!(stranger.table().events(), before + 2, "contributed and started");
    server.closed().await;
}

#[tokio::test]
async fn a_watcher_without_a_name_can_ask_nothing() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, open_for_two("kuba")).await;
    let mut watcher = server.follow(&Person::nobody(), table).await;
    assert_eq!(watcher.ask(sit(2)).await.expect_err("nobody").code, "people-nobody");
    server.closed().await;
}

#[tokio::test]
async fn a_companion_and_a_bot_share_a_table_with_me() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wanted = json!({
        "game": "bille-trap", "seats": 3, "first": "by-lot",
        "places": [
            { "seat": 1, "sitter": "me" },
            { "seat": 2, "sitter": "companion" },
            { "seat": 3, "sitter": "bot", "level": 1 },
        ],
    });
    let table = server.table(&ada, wanted).await;
    let mut player = server.follow(&ada, table).await;
    player.until(|table| table.phase() == Phase::Playing).await;
    let sitters: Vec<_> = player.table().sitters().iter().flatten().collect();
    assert_eq!(
        sitters.iter().filter(|sitter| matches!(sitter, Sitter::Bot(table::Bot::Level(1)))).count(),
        1
    );
    assert!(player.table().lot().is_some_and(|lot| lot < 3));
    server.closed().await;
}

#[tokio::test]
async fn a_seat_is_for_one() {
    let server = TestServer::open().await;
    let (ada, blaise) = (server.guest("Ada").await, server.guest("Blaise").await);
    let table = server.table(&ada, open_for_two("kuba")).await;
    let mut second = server.follow(&blaise, table).await;
    assert_eq!(second.ask(sit(1)).await.expect_err("taken").code, "table-seat-taken");
    server.closed().await;
}
