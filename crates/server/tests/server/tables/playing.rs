//! Whole games, and what people do besides.

use client::http;
use game::Seat;
use protocol::Command;
use serde_json::json;
use shelf::Game;
use table::{Phase, Proposal};

use super::{
    asking::act,
    seating::open_for_two,
    test_server::{Person, Player, TestServer},
};

/// Two people at a table, and someone who watches.
async fn two_at(server: &TestServer, game: &str) -> [Player; 3] {
    let ([ada, blaise], table) = server.two_at(open_for_two(game)).await;
    [
        server.follow(&ada, table).await,
        server.follow(&blaise, table).await,
        server.follow(&Person::nobody(), table).await,
    ]
}

/// Plays by taking always another of the legal actions, until the game is over.
async fn play_out(players: &mut [Player; 3]) {
    for number in 0_usize.. {
        let events = players.iter().map(|player| player.table().events()).max().unwrap_or(0);
        for player in players.iter_mut() {
            player.until(|table| table.events() >= events).await;
        }
        let table = players[0].table();
        let Some(seat) = table.actor().filter(|_| table.phase() == Phase::Playing) else { return };
        let actions = table.game().expect("started").actions();
        let action = actions[number * 7 % actions.len()].clone();
        let acting = act(table, &[&action]);
        players[seat.index()].ask(acting).await.expect("a legal action");
        if number == 300 {
            players[0].ask(Command::Resign { seat: Seat::ONE }).await.expect("their own");
        }
    }
}

#[tokio::test]
async fn whole_games_end_alike_for_everybody_and_their_chance_is_proven() {
    let server = TestServer::open().await;
    for game in Game::ALL {
        let mut players = two_at(&server, game.name()).await;
        play_out(&mut players).await;
        for player in &mut players {
            player.until(|table| table.revealed().is_some()).await;
        }
        let [first, second, watcher] = &players;
        let seen = |player: &Player| {
            let table = player.table();
            let game = table.game().expect("started");
            (table.events(), game.position(), game.entries(), game.result())
        };
        assert_eq!(seen(first), seen(second), "{}", game.name());
        assert_eq!(seen(first), seen(watcher), "{}", game.name());

        let id = first.table().id();
        let url = server.url(&format!("/api/tables/{id}/record"));
        let record = http::get(&url, &Person::nobody().caller).await.expect("an answer").text();
        assert!(record.contains("seat1: Ada"), "{record}");
        let opening = shelf::Opening { record: Some(&record), ..shelf::Opening::default() };
        let played = game.open(&opening).expect("a record");
        let proof = first.table().proof().expect("started");
        assert!(record.contains(&proof.to_string()), "{record}");
        proof
            .verify(&played, first.table().host().commitment())
            .expect("the chance is as promised");
    }
    server.closed().await;
}

#[tokio::test]
async fn a_turn_is_accepted_whole_or_refused_whole() {
    let server = TestServer::open().await;
    let [mut first, ..] = two_at(&server, "kuba").await;
    first.until(|table| table.phase() == Phase::Playing).await;
    let before = first.table().events();
    let acting = act(first.table(), &["a7s", "a6s"]);
    let error = first.ask(acting).await.expect_err("only one push without a capture");
    assert_eq!(error.code, "table-turn-ended", "{error:?}");
    assert_eq!(first.table().events(), before);
    let acting = act(first.table(), &["b2n"]);
    let error = first.ask(acting).await.expect_err("not their marble");
    assert_eq!(error.rule.as_deref(), Some("KU-4"), "{error:?}");
    server.closed().await;
}

#[tokio::test]
async fn an_action_that_answers_an_old_position_is_refused() {
    let server = TestServer::open().await;
    let [mut first, mut second, _] = two_at(&server, "kuba").await;
    first.until(|table| table.phase() == Phase::Playing).await;
    let old = first.table().events() - 1;
    let acting = act(first.table(), &["a7s"]);
    first.ask(acting).await.expect("a legal action");
    second.until(|table| table.actor() == Some(Seat::TWO)).await;
    let actions = vec!["a1n".to_owned()].try_into().expect("few");
    let late = Command::Act { seat: Seat::TWO, actions, answers: old };
    assert_eq!(second.ask(late).await.expect_err("stale").code, "table-stale");
    server.closed().await;
}

#[tokio::test]
async fn two_agree_on_a_draw() {
    let server = TestServer::open().await;
    let [mut first, mut second, _] = two_at(&server, "black-holes").await;
    first.until(|table| table.phase() == Phase::Playing).await;
    let propose = |proposal| Command::Propose { proposal };
    first.ask(propose(Proposal::Draw)).await.expect("proposed");
    second.until(|table| !table.proposals().is_empty()).await;
    let yes = Command::Answer { proposal: Proposal::Draw, agreed: true };
    second.ask(yes).await.expect("agreed");
    first.until(|table| table.phase() == Phase::Over).await;
    server.closed().await;
}

#[tokio::test]
async fn a_bot_plays_answers_and_lets_actions_be_taken_back() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wanted = json!({
        "game": "kuba", "first": "as-seated", "take-backs": "allowed",
        "places": [
            { "seat": 1, "sitter": "me" },
            { "seat": 2, "sitter": "bot", "level": 1 },
        ],
    });
    let table = server.table(&ada, wanted).await;
    let mut player = server.follow(&ada, table).await;
    player.until(|table| table.phase() == Phase::Playing).await;
    let acting = act(player.table(), &["a7s"]);
    player.ask(acting).await.expect("a legal action");
    player.until(|table| table.actor() == Some(Seat::ONE)).await;
    let entries = player.table().game().expect("started").entries().len();
    assert!(entries >= 2, "the bot acted");
    let back = Command::Propose { proposal: Proposal::TakeBack };
    player.ask(back).await.expect("bots agree");
    assert_eq!(player.table().game().expect("started").entries().len(), 0);
    let draw = Command::Propose { proposal: Proposal::Draw };
    player.ask(draw).await.expect("proposed");
    player.until(|table| table.proposals().is_empty() || table.phase() == Phase::Over).await;
    server.closed().await;
}
