//! Clocks over real sockets. What they show is tested with a clock of its own in
//! `table`; here it is shown that the house looks at them.

use game::Seat;
use protocol::Command;
use serde_json::json;
use table::{Moment, Phase};

use crate::{
    asking::{contribution, sit},
    house::House,
};

#[tokio::test]
async fn a_flag_falls_by_itself_and_the_other_wins() {
    let house = House::open().await;
    let (ada, blaise) = (house.guest("Ada").await, house.guest("Blaise").await);
    let wanted = json!({
        "game": "kuba", "first": "as-seated",
        "clock": { "kind": "total", "total": 1000, "increment": 0 },
        "places": [{ "seat": 1, "sitter": "me", "contribution": contribution(1) }],
        "ready": true,
    });
    let table = house.table(&ada, wanted).await;
    let mut second = house.follow(&blaise, table).await;
    second.ask(sit(2)).await.expect("an open seat");
    second.ask(Command::Ready { ready: true }).await.expect("ready");
    let table = second.until(|table| table.phase() == Phase::Over).await;
    let winners = table.ranking()[0];
    assert!(winners.contains(Seat::TWO) && winners.len() == 1);
    assert_eq!(table.game().expect("started").entries(), ["flag:1"]);
    house.closed().await;
}

#[tokio::test]
async fn an_outage_costs_nobody_time() {
    let house = House::open().await;
    let (ada, blaise) = (house.guest("Ada").await, house.guest("Blaise").await);
    let wanted = json!({
        "game": "kuba", "first": "as-seated",
        "clock": { "kind": "total", "total": 600_000, "increment": 0 },
        "places": [{ "seat": 1, "sitter": "me", "contribution": contribution(1) }],
        "ready": true,
    });
    let table = house.table(&ada, wanted).await;
    let mut second = house.follow(&blaise, table).await;
    second.ask(sit(2)).await.expect("an open seat");
    second.ask(Command::Ready { ready: true }).await.expect("ready");
    second.until(|table| table.phase() == Phase::Playing).await;
    let started = second.table().last_at();

    let house = house.reopened().await;
    let second = house.follow(&blaise, table).await;
    let table = second.table();
    let outage = table.last_at();
    assert!(outage > started, "the outage is an event");
    let left = table.clock_left(Seat::ONE, outage).expect("a clock");
    let without = table.clock_left(Seat::ONE, Moment::from_millis(outage.as_millis() + 1000));
    assert!(left > without.expect("a clock"), "it runs again");
    let ran = std::time::Duration::from_mins(10).saturating_sub(left);
    assert!(ran < outage.since(started), "{ran:?} of {:?}", outage.since(started));
    house.closed().await;
}
