//! Clocks over real sockets. What they show is tested with a clock of its own in
//! `table`; here it is shown that the server looks at them.

use std::time::Duration;

use game::Seat;
use serde_json::json;
use table::{Moment, Phase, TableId};

use super::test_server::{Person, TestServer};

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
