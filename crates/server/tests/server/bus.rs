//! The bus between servers, over a real NATS.

use std::time::Duration;

use server::{
    bus::{Announcement, Bus, BusAddress, Subscription},
    people::{RateKey, Spending},
};
use table::PersonId;
use testbed::Nats;
use tokio::time::timeout;

/// How soon something is said again that was not heard.
const SOON: Duration = Duration::from_millis(20);
/// How long somebody who hears nothing goes on saying it.
const PATIENCE: Duration = Duration::from_mins(2);

fn nats() -> Nats {
    Nats::start().expect("nats-server, which `cargo xtask check` installs")
}

async fn bus(nats: &Nats) -> Bus {
    Bus::open(&address(&nats.url()), "test").await.expect("a bus")
}

fn address(url: &str) -> BusAddress {
    url.parse().expect("an address")
}

fn told(number: u8) -> Announcement {
    Announcement::Limits(Spending::Guessed(RateKey::Person(PersonId::of([number; 10]))))
}

async fn next(hears: &mut Subscription) -> Announcement {
    timeout(PATIENCE, hears.next()).await.expect("heard in time").expect("an open bus")
}

/// Says something until it is heard: nobody is told what came before they listened, or
/// while the bus was away.
async fn reaches(from: &Bus, to: &mut Subscription, said: Announcement) {
    let again = async {
        loop {
            from.announce(&said);
            if let Ok(heard) = timeout(SOON, to.next()).await
                && heard.expect("an open bus") == said
            {
                return;
            }
        }
    };
    timeout(PATIENCE, again).await.expect("heard");
}

#[tokio::test]
async fn two_servers_hear_each_other_and_not_themselves() {
    let nats = nats();
    let [here, there] = [bus(&nats).await, bus(&nats).await];
    let mut mine = here.subscribe().await.expect("a subscription");
    let mut theirs = there.subscribe().await.expect("a subscription");
    reaches(&here, &mut theirs, told(1)).await;
    reaches(&there, &mut mine, told(2)).await;
    // What it says itself it does not hear: the next thing after the other's is again the
    // other's.
    here.announce(&told(3));
    there.announce(&told(4));
    let mut heard = next(&mut mine).await;
    while heard == told(2) {
        heard = next(&mut mine).await;
    }
    assert_eq!(heard, told(4));
}

#[tokio::test]
async fn a_bus_that_was_away_comes_back() {
    let mut nats = nats();
    let [here, there] = [bus(&nats).await, bus(&nats).await];
    let mut hears = there.subscribe().await.expect("a subscription");
    reaches(&here, &mut hears, told(1)).await;
    nats.stop();
    while here.is_connected() {
        tokio::time::sleep(SOON).await;
    }
    // It is dropped and not kept: however much is said, nobody waits.
    for _ in 0..100_000 {
        here.announce(&told(2));
    }
    nats.restart().expect("started again");
    reaches(&here, &mut hears, told(3)).await;
}

#[tokio::test]
async fn a_server_opens_without_the_bus_and_meets_it_later() {
    let mut nats = nats();
    nats.stop();
    let here = bus(&nats).await;
    let mut hears = here.subscribe().await.expect("a subscription");
    assert!(!here.is_connected());
    nats.restart().expect("started again");
    reaches(&bus(&nats).await, &mut hears, told(1)).await;
}

#[tokio::test]
async fn a_bus_that_lets_nobody_in_is_told_at_once() {
    let nats = Nats::start_with(&["--user", "ada", "--pass", "secret"]).expect("nats-server");
    let open = |who: &'static str| {
        let url = nats.url().replace("nats://", who);
        async move { Bus::open(&address(&url), "test").await }
    };
    assert!(open("nats://").await.is_err());
    assert!(open("nats://ada:wrong@").await.is_err());
    assert!(open("nats://ada:secret@").await.expect("a bus").is_connected());
    let nats = Nats::start_with(&["--auth", "s3cr@t"]).expect("nats-server");
    let url = nats.url().replace("nats://", "nats://s3cr@t@");
    assert!(Bus::open(&address(&url), "test").await.expect("a bus").is_connected());
}
