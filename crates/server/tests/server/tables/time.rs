//! Clocks over real sockets. What they show is tested with a clock of its own in
//! `table`; here it is shown that the server looks at them.

use std::time::Duration;

use game::Seat;
use serde_json::json;
use table::{Moment, Phase, TableId};

use super::{
    abandoned::age,
    asking::act,
    test_server::{Person, TestServer},
};

/// Two people at a table where each has so much time, the game begun.
async fn two_with(server: &TestServer, total: Duration) -> ([Person; 2], TableId) {
    let wanted = json!({
        "game": "kuba", "first": "as-seated",
        "clock": { "kind": "total", "total": total.as_millis() as u64, "increment": 0 },
        "places": [{ "seat": 1, "sitter": "me" }],
    });
    server.two_at(wanted).await
}

#[tokio::test]
async fn a_flag_falls_by_itself_and_the_other_wins() {
    let server = TestServer::open().await;
    let ([_, blaise], table) = two_with(&server, Duration::from_secs(1)).await;
    let mut second = server.follow(&blaise, table).await;
    let table = second.until(|table| table.phase() == Phase::Over).await;
    let winners = table.ranking()[0];
    assert!(winners.contains(Seat::TWO) && winners.len() == 1);
    assert_eq!(table.game().expect("started").entries(), ["flag:1"]);
    server.closed().await;
}

#[tokio::test]
async fn an_outage_costs_nobody_time() {
    let server = TestServer::open().await;
    let all = Duration::from_mins(10);
    let ([_, blaise], table) = two_with(&server, all).await;
    let started = server.follow(&blaise, table).await.table().last_at();

    let server = server.reopened().await;
    let second = server.follow(&blaise, table).await;
    let table = second.table();
    let outage = table.last_at();
    assert!(outage > started, "the outage is an event");
    let left = table.clock_left(Seat::ONE, outage).expect("a clock");
    let later = table.clock_left(Seat::ONE, Moment::from_millis(outage.as_millis() + 1000));
    assert!(left > later.expect("a clock"), "it runs again");
    let ran = all.saturating_sub(left);
    assert!(ran < outage.since(started), "{ran:?} of {:?}", outage.since(started));
    server.closed().await;
}

#[tokio::test]
async fn a_game_goes_on_when_the_machine_s_clock_was_set_back() {
    let server = TestServer::open().await;
    let ([ada, _], table) = two_with(&server, Duration::from_mins(10)).await;
    let folder = server.closed().await;
    // All that is stored happened tomorrow.
    age(&folder, -1).await;
    let server = TestServer::over(folder).await;
    let mut first = server.follow(&ada, table).await;
    let before = first.table().last_at();
    let acting = act(first.table(), &["a7s"]);
    first.ask(acting).await.expect("a legal action");
    let table = first.table();
    let now = table.last_at();
    assert!(now >= before, "time does not go back");
    let later = Moment::from_millis(now.as_millis() + 1000);
    let left = |at| table.clock_left(Seat::TWO, at).expect("a clock");
    assert!(left(later) < left(now), "the other's clock runs");
    server.closed().await;
}
