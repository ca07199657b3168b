//! Another game between the same people: one click each. Its table commits to its
//! chance first, then everybody contributes, and it begins by itself.

use client::http;
use protocol::Command;
use serde_json::json;
use table::{Phase, Proposal, Table, TableId};

use super::{
    asking::{self, sit_wishing},
    seating::open_for_two,
    test_server::{Person, Player, TestServer},
};

/// Blaise resigns and both want another game; its table.
async fn rematch(players: &mut [Player; 2]) -> TableId {
    let [first, second] = players;
    second.until(|table| table.phase() == Phase::Playing).await;
    let seat = game::Seat::TWO;
    second.ask(Command::Resign { seat }).await.expect("their own");
    first.until(|table| table.phase() == Phase::Over).await;
    let proposal = Proposal::Rematch;
    first.ask(Command::Propose { proposal }).await.expect("proposed");
    second.until(|table| !table.proposals().is_empty()).await;
    second.ask(Command::Answer { proposal, agreed: true }).await.expect("agreed");
    first.until(|table| table.rematch().is_some()).await.rematch().expect("a table")
}

fn is_waiting(table: &Table) -> bool {
    table.phase() == Phase::Seating && table.contributions().iter().all(Option::is_none)
}

#[tokio::test]
async fn a_rematch_commits_to_its_chance_before_anybody_contributes() {
    let server = TestServer::open().await;
    for game in ["kuba", "bille-trap"] {
        let ([ada, blaise], table) = server.two_at(open_for_two(game)).await;
        let mut players = [server.follow(&ada, table).await, server.follow(&blaise, table).await];
        let next = rematch(&mut players).await;
        let old = players[0].table().sitters().to_vec();

        let mut watcher = server.follow(&Person::nobody(), next).await;
        let opened = watcher.table();
        assert!(is_waiting(opened), "{game}: nobody has contributed");
        let commitment = opened.host().commitment().expect("it is public");
        assert_eq!(
            TableId::committed(&commitment, opened.options().first),
            next,
            "its name is made of it"
        );
        assert_eq!(opened.after(), Some(table));
        assert_eq!(opened.sitters(), [old[1], old[0]], "the loser begins");

        let _first = server.follow(&ada, next).await;
        watcher.until(|table| table.contributions()[1].is_some()).await;
        assert_eq!(watcher.table().phase(), Phase::Seating, "Blaise is not here yet");
        let _second = server.follow(&blaise, next).await;
        let begun = watcher.until(|table| table.phase() == Phase::Playing).await;
        assert_eq!(begun.host().commitment(), Some(commitment));
        let [one, two] = begun.contributions() else { panic!("two seats") };
        assert!(one.is_some() && two.is_some() && one != two, "fresh ones");
    }
    server.closed().await;
}

/// KU-2: nobody is asked again how the board lies.
#[tokio::test]
async fn what_one_wished_for_holds_for_the_rematch() {
    let server = TestServer::open().await;
    let (ada, blaise) = (server.guest("Ada").await, server.guest("Blaise").await);
    let mut wanted = open_for_two("kuba");
    wanted["wish"] = json!("mirrored");
    let table = server.table(&ada, wanted).await;
    let mut players = [server.follow(&ada, table).await, server.follow(&blaise, table).await];
    players[1].ask(sit_wishing(2, Some("standard"))).await.expect("an open seat");
    let begun = players[0].until(|table| table.phase() == Phase::Playing).await;
    assert_eq!(begun.setup(), Some("standard"));
    let next = rematch(&mut players).await;
    let _first = server.follow(&ada, next).await;
    let mut second = server.follow(&blaise, next).await;
    let begun = second.until(|table| table.phase() == Phase::Playing).await;
    assert_eq!(begun.setup(), Some("mirrored"), "Ada has Black now");
    server.closed().await;
}

/// Ada and Blaise at a rated table, where the game has begun.
async fn two_rated(server: &TestServer) -> ([Person; 2], [Player; 2]) {
    let (ada, blaise) = (server.account("Ada").await, server.account("Blaise").await);
    let mut wanted = open_for_two("kuba");
    wanted["stakes"] = json!("rated");
    wanted["take-backs"] = json!("forbidden");
    wanted["clock"] = json!({ "kind": "total", "total": 600_000, "increment": 0 });
    wanted["ready"] = json!(true);
    let table = server.table(&ada, wanted).await;
    let mut players = [server.follow(&ada, table).await, server.follow(&blaise, table).await];
    players[1].ask(asking::sit(2)).await.expect("an open seat");
    assert_eq!(players[1].table().phase(), Phase::Seating, "rated: all are asked");
    players[1].ask(Command::Ready { ready: true }).await.expect("seated");
    ([ada, blaise], players)
}

#[tokio::test]
async fn a_rated_rematch_begins_without_another_question() {
    let server = TestServer::open().await;
    let ([ada, blaise], mut players) = two_rated(&server).await;
    let next = rematch(&mut players).await;
    let _second = server.follow(&blaise, next).await;
    let mut first = server.follow(&ada, next).await;
    first.until(|table| table.phase() == Phase::Playing).await;
    server.closed().await;
}

#[tokio::test]
async fn nobody_is_rated_against_an_account_that_is_gone() {
    let server = TestServer::open().await;
    let ([_, blaise], [mut first, mut second]) = two_rated(&server).await;
    second.ask(Command::Resign { seat: game::Seat::TWO }).await.expect("their own");
    first.until(|table| table.phase() == Phase::Over).await;
    let proposal = Proposal::Rematch;
    second.ask(Command::Propose { proposal }).await.expect("proposed");
    first.until(|table| !table.proposals().is_empty()).await;
    let me = server.url("/api/me");
    let gone = http::request("DELETE", &me, &blaise.caller, None).await.expect("an answer");
    assert_eq!(gone.status, 204);
    let refused = first.ask(Command::Answer { proposal, agreed: true }).await;
    assert_eq!(refused.expect_err("nobody to play with").code, "room-player-gone");
    assert_eq!(first.table().rematch(), None);
    server.closed().await;
}

#[tokio::test]
async fn whoever_never_comes_to_a_rematch_can_be_replaced() {
    let server = TestServer::open().await;
    let ([ada, blaise], table) = server.two_at(open_for_two("klotze")).await;
    let mut players = [server.follow(&ada, table).await, server.follow(&blaise, table).await];
    let next = rematch(&mut players).await;
    // Ada proposed it, so the table is hers.
    let mut first = server.follow(&ada, next).await;
    let seats = first.table().sitters().to_vec();
    let of_blaise = seats.iter().position(|sitter| *sitter == players[1].table().sitters()[1]);
    let seat = game::Seat::ALL[of_blaise.expect("seated")];
    first.ask(Command::Stand { seat }).await.expect("Blaise has not come");
    first.ask(Command::SeatBot { seat, level: 1 }).await.expect("an open seat");
    first.until(|table| table.phase() == Phase::Playing).await;
    server.closed().await;
}

#[tokio::test]
async fn a_table_against_a_bot_commits_before_its_opener_contributes() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut wanted = open_for_two("bille-trap");
    // As programs of 0.1 sent it: too early to count.
    wanted["places"] = json!([
        { "seat": 1, "sitter": "me", "contribution": "00".repeat(16) },
        { "seat": 2, "sitter": "bot", "level": 1 },
    ]);
    let table = server.table(&ada, wanted).await;
    let mut watcher = server.follow(&Person::nobody(), table).await;
    assert!(is_waiting(watcher.table()), "nobody has contributed");
    let lobby = server.get("/api/lobby", &ada).await;
    assert_eq!(lobby, json!([]), "no seat is free");
    let _first = server.follow(&ada, table).await;
    let begun = watcher.until(|table| table.phase() == Phase::Playing).await;
    assert!(begun.contributions()[0].is_some_and(|given| *given.bytes() != [0; 16]), "a fresh one");
    server.closed().await;
}
