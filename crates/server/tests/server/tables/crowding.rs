//! However fast people come, go and look around, others are not disturbed.

use std::time::{Duration, Instant};

use client::{Caller, Connection};
use protocol::{FromServer, ToServer, VERSION};
use serde_json::json;
use table::TableId;

use super::test_server::TestServer;
use crate::{
    http::{test_server, wire::RawConnection},
    people::visitor::{Visitor, refused},
};

/// A connection that looks on at a table.
async fn watcher(server: &TestServer, table: TableId) -> Connection {
    let url = server.url("/api/live");
    let (mut connection, _) = Connection::greeted(&url, &Caller::anyone()).await.expect("open");
    connection.send(&ToServer::Follow { table, after: None }).await.expect("sent");
    connection
}

/// Waits until so many look on; how often who is here was told until then.
async fn told_until(connection: &mut Connection, wanted: u32) -> usize {
    let mut told = 0;
    loop {
        if let FromServer::Present { watchers, .. } = connection.next().await.expect("a message") {
            told += 1;
            if watchers == wanted {
                return told;
            }
        }
    }
}

#[tokio::test]
async fn coming_and_going_is_gathered_before_it_is_told() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, json!({ "game": "kuba" })).await;
    let mut first = watcher(&server, table).await;
    told_until(&mut first, 1).await;
    let mut restless = watcher(&server, table).await;
    told_until(&mut restless, 2).await;
    let began = Instant::now();
    for _ in 0..80 {
        restless.send(&ToServer::Unfollow { table }).await.expect("sent");
        restless.send(&ToServer::Follow { table, after: None }).await.expect("sent");
        told_until(&mut restless, 2).await;
    }
    let mut last = watcher(&server, table).await;
    told_until(&mut last, 3).await;
    let told = told_until(&mut first, 3).await;
    let gathered = began.elapsed().as_millis() / Duration::from_millis(250).as_millis();
    assert!(told <= gathered as usize + 3, "{told} times in {gathered} quarters of a second");
}

#[test]
fn an_address_that_asks_too_fast_waits_with_a_cookie_or_without() {
    let server = test_server::TestServer::with(|settings| settings.per_address = 3);
    let mut zoe = Visitor::guest(&server, "Zoé");
    let mut line = RawConnection::to(server.address);
    let mut ask = |path: &str| line.ask("GET", path, &[], "").expect("an answer");
    for path in ["/api/tables", "/api/me", "/t/0000000000000000"] {
        let refusal = (0..1000).map(|_| ask(path)).find(|answer| answer.status == 429);
        let refusal = refusal.expect("a limit");
        assert_eq!(refused(&refusal), (429, "people-too-fast".to_owned()));
        assert!(refusal.header("retry-after").is_some());
    }
    assert_eq!(refused(&zoe.get(&server, "/api/me")).0, 429, "the same address");
    assert_eq!(ask("/assets/icon.svg").status, 200, "files of the page are not counted");
}

#[tokio::test]
async fn a_connection_that_asks_too_fast_is_told_and_stays() {
    for is_known in [true, false] {
        let server = test_server::TestServer::with(|settings| settings.per_address = 10);
        let zoe = Visitor::guest(&server, "Zoé");
        let cookie = format!("ludotheque={}", zoe.cookie.as_ref().expect("a cookie"));
        let caller = if is_known { Caller::with_cookie(&cookie) } else { Caller::anyone() };
        let url = format!("http://{}/api/live", server.address);
        let (mut connection, _) = Connection::greeted(&url, &caller).await.expect("open");
        let table = TableId::of([7; 10]);
        let mut codes = Vec::new();
        for _ in 0..100 {
            for message in [
                ToServer::Hello { version: VERSION },
                ToServer::Follow { table, after: None },
                ToServer::Unfollow { table },
            ] {
                connection.send(&message).await.expect("still here");
            }
        }
        while !codes.contains(&"people-too-fast".to_owned()) {
            if let FromServer::Error { error } = connection.next().await.expect("still here") {
                codes.push(error.code);
            }
        }
    }
}

/// A crowd of accounts at one address has no more than its address has.
#[tokio::test]
async fn whoever_is_known_takes_from_the_pace_of_their_address_too() {
    let server = test_server::TestServer::with(|settings| settings.per_address = 3);
    let zoe = Visitor::guest(&server, "Zoé");
    let cookie = format!("ludotheque={}", zoe.cookie.as_ref().expect("a cookie"));
    let url = format!("http://{}/api/live", server.address);
    let caller = Caller::with_cookie(&cookie);
    let (mut connection, _) = Connection::greeted(&url, &caller).await.expect("open");
    // Fewer than one person may ask on their own, more than three may at once.
    for _ in 0..100 {
        connection.send(&ToServer::Hello { version: VERSION }).await.expect("still here");
    }
    let refusal = loop {
        if let FromServer::Error { error } = connection.next().await.expect("still here") {
            break error;
        }
    };
    assert_eq!(refusal.code, "people-too-fast");
}

#[test]
fn an_address_has_only_so_many_open_tables() {
    let server = test_server::TestServer::with(|settings| settings.per_address = 1);
    let mut zoe = Visitor::guest(&server, "Zoé");
    let mut opened = 0;
    let refusal = loop {
        let answer = zoe.ask(&server, "POST", "/api/tables", &json!({ "game": "kuba" }));
        match answer.status {
            201 => opened += 1,
            429 => {
                let wait = answer.header("retry-after").expect("when to come back");
                std::thread::sleep(Duration::from_secs(wait.parse().expect("seconds")));
            }
            _ => break answer,
        }
    };
    assert_eq!(refused(&refusal), (409, "room-too-many-open-there".to_owned()));
    assert_eq!(opened, 5);
}
