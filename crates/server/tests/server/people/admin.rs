//! Whoever runs the server, over HTTP with the key that was told once.

use client::{Caller, Connection};
use serde_json::json;
use server::{Forwarded, people::AddressRange};
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};

use super::{
    test_people::TestPeople,
    visitor::{Visitor, refused},
};
use crate::{
    data::{TestData, on_every_database},
    http::test_server::TestServer,
};

on_every_database! {
    ranges_stay_blocked_after_a_restart,
}

fn housekeeper(server: &TestServer) -> Visitor {
    Visitor::with_token(server.ready.key.as_deref().expect("told at the first start"))
}

#[test]
fn the_key_alone_opens_the_housekeeping() {
    let server = TestServer::open();
    let mut guest = Visitor::guest(&server, "Zoé");
    let key = server.ready.key.clone().expect("a key");
    let mut by_cookie = Visitor { cookie: Some(key), bearer: None };
    let mut by_token = Visitor::with_token(guest.cookie.as_deref().expect("a cookie"));
    for (method, path, body) in [
        ("GET", "/api/admin/overview", json!(null)),
        ("GET", "/api/admin/audit", json!(null)),
        ("GET", "/api/admin/tables", json!(null)),
        ("DELETE", "/api/admin/tables/0000000000000000", json!(null)),
        ("GET", "/api/admin/people", json!(null)),
        ("PATCH", "/api/admin/people/0000000000000000", json!({})),
        ("PUT", "/api/admin/people/0000000000000000/password", json!({ "password": "" })),
        ("GET", "/api/admin/reports", json!(null)),
        ("DELETE", "/api/admin/reports/1", json!(null)),
        ("GET", "/api/admin/ranges", json!(null)),
        ("POST", "/api/admin/ranges", json!({ "range": "10.0.0.0/8" })),
        ("DELETE", "/api/admin/ranges?range=10.0.0.0/8", json!(null)),
    ] {
        for visitor in [&mut Visitor::default(), &mut guest, &mut by_cookie, &mut by_token] {
            let answer = visitor.ask(&server, method, path, &body);
            assert_eq!(refused(&answer), (401, "people-key-wrong".to_owned()), "{method} {path}");
        }
    }
    let bytes = super::deletion::bytes(&server.folder.0);
    let key = server.ready.key.clone().expect("a key");
    assert!(!super::deletion::holds(&bytes, &key), "only its hash is stored");
    assert!(!super::deletion::holds(&bytes, &guest.cookie.expect("a cookie")));
    assert_eq!(headcount(&server), 1);
}

/// How many people there are, as the admin is told.
fn headcount(server: &TestServer) -> u64 {
    let answer = housekeeper(server).get(server, "/api/admin/overview");
    assert_eq!(answer.status, 200, "{answer:?}");
    let overview = answer.json();
    assert!(overview["storage-bytes"].as_u64().is_some_and(|bytes| bytes > 0));
    assert_eq!((&overview["tables"], &overview["accounts"]), (&json!(0), &json!(0)));
    overview["people"].as_u64().expect("a number")
}

#[test]
fn a_blocked_person_is_refused_everywhere_until_unblocked() {
    let server = TestServer::open();
    let mut keeper = housekeeper(&server);
    let mut zoe = Visitor::guest(&server, "Zoé");
    let credentials = json!({ "name": "zoe", "password": "correct horse" });
    zoe.ask(&server, "POST", "/api/accounts", &credentials);
    let token = zoe.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "robot" })).json();
    let mut robot = Visitor::with_token(token["token"].as_str().expect("a token"));
    let path = format!("/api/admin/people/{}", zoe.id(&server));
    let blocked = keeper.ask(&server, "PATCH", &path, &json!({ "blocked": true }));
    assert_eq!((blocked.status, &blocked.json()["blocked"]), (200, &json!(true)));

    let log_in = || Visitor::default().ask(&server, "POST", "/api/sessions", &credentials);
    let said = (403, "people-blocked".to_owned());
    assert_eq!(refused(&zoe.get(&server, "/api/me")), said);
    assert_eq!(refused(&zoe.ask(&server, "POST", "/api/me", &json!({ "name": "other" }))), said);
    assert_eq!(refused(&robot.get(&server, "/api/me")), said);
    assert_eq!(refused(&log_in()), said);
    let listed = keeper.get(&server, "/api/admin/people?blocked=true").json();
    assert_eq!(listed["people"][0]["account"], "zoe");
    assert_eq!(server.get("/api/players").json()["players"], json!([]));

    keeper.ask(&server, "PATCH", &path, &json!({ "blocked": false }));
    assert_eq!(zoe.get(&server, "/api/me").status, 200);
    assert_eq!(log_in().status, 201);
}

#[test]
fn names_and_passwords_can_be_set_right() {
    let server = TestServer::open();
    let mut keeper = housekeeper(&server);
    let mut zoe = Visitor::default();
    let credentials = |password: &str| json!({ "name": "zoe", "password": password });
    zoe.ask(&server, "POST", "/api/accounts", &credentials("correct horse"));
    let id = zoe.id(&server);
    let path = format!("/api/admin/people/{id}");
    let answer = keeper.ask(&server, "PATCH", &path, &json!({ "name": "Somebody" }));
    assert_eq!(answer.json()["name"], "Somebody");
    let answer = keeper.ask(&server, "PATCH", &path, &json!({ "name": "\u{202e}" }));
    assert_eq!(refused(&answer), (422, "people-name-invisible".to_owned()));
    let found = keeper.get(&server, "/api/admin/people?name=some").json();
    assert_eq!(found["people"][0]["id"], json!(id));

    let reset = json!({ "password": "battery staple" });
    assert_eq!(keeper.ask(&server, "PUT", &format!("{path}/password"), &reset).status, 204);
    assert_eq!(zoe.get(&server, "/api/me").status, 401, "their sessions are over");
    for (password, status) in [("correct horse", 401), ("battery staple", 201)] {
        let answer =
            Visitor::default().ask(&server, "POST", "/api/sessions", &credentials(password));
        assert_eq!(answer.status, status);
    }
    let guest = Visitor::guest(&server, "guest").id(&server);
    let path = format!("/api/admin/people/{guest}/password");
    let answer = keeper.ask(&server, "PUT", &path, &reset);
    assert_eq!(refused(&answer), (403, "people-account-needed".to_owned()));
    let nobody = "/api/admin/people/0000000000000000";
    let answer = keeper.ask(&server, "PATCH", nobody, &json!({ "blocked": true }));
    assert_eq!(refused(&answer), (404, "people-unknown".to_owned()));
}

#[test]
fn a_table_that_is_not_there_can_t_be_closed() {
    let server = TestServer::open();
    let mut keeper = housekeeper(&server);
    for id in ["0000000000000000", "nonsense"] {
        let answer = keeper.delete(&server, &format!("/api/admin/tables/{id}"));
        assert_eq!(refused(&answer), (404, "room-no-table".to_owned()));
    }
    assert_eq!(
        keeper.get(&server, "/api/admin/tables").json(),
        json!({ "tables": [], "next": null })
    );
}

#[tokio::test]
async fn a_range_of_addresses_is_blocked_until_it_is_not() {
    let server = TestServer::with(|settings| settings.forwarded = Forwarded::Trusted);
    let url = format!("http://{}/api/live", server.address);
    let from = |address: &'static str| Caller::anyone().and("x-forwarded-for", address);
    let status = |address: &str, path: &str| {
        server.ask("GET", path, &[("x-forwarded-for", address)], "").status
    };
    let (mut inside, _) = Connection::greeted(&url, &from("203.0.113.9")).await.expect("open");
    let (mut outside, _) = Connection::greeted(&url, &from("203.0.114.9")).await.expect("open");

    let mut keeper = housekeeper(&server);
    let block = |keeper: &mut Visitor, range: &str| {
        keeper.ask(&server, "POST", "/api/admin/ranges", &json!({ "range": range }))
    };
    let unfit = block(&mut keeper, "0.0.0.0/0");
    assert_eq!(refused(&unfit), (422, "people-range-unfit".to_owned()));
    assert_eq!(block(&mut keeper, "203.0.113.77/24").status, 201);
    let listed = keeper.get(&server, "/api/admin/ranges").json();
    assert_eq!(listed, json!([{ "range": "203.0.113.0/24" }]));
    while inside.next().await.is_ok() {}
    for path in ["/", "/api/lobby", "/api/live", "/assets/icon.svg"] {
        assert_eq!(status("203.0.113.1", path), 403, "{path}");
    }
    assert_eq!(status("203.0.113.1", "/api/admin/ranges"), 401, "the key opens it from anywhere");
    assert_eq!(status("203.0.114.1", "/api/lobby"), 200);
    let greeting = protocol::ToServer::Hello { version: protocol::VERSION };
    outside.send(&greeting).await.expect("still here");
    outside.next().await.expect("still here");

    let unblock = "/api/admin/ranges?range=203.0.113.0/24";
    assert_eq!(keeper.delete(&server, unblock).status, 204);
    assert_eq!(status("203.0.113.1", "/api/lobby"), 200);
    let again = keeper.delete(&server, unblock);
    assert_eq!(refused(&again), (404, "people-range-unknown".to_owned()));
}

async fn ranges_stay_blocked_after_a_restart(data: TestData) {
    let test = TestPeople::over(data).await;
    let range: AddressRange = "2001:db8::/32".parse().expect("a range");
    test.store.block_range(range, test.people.now()).await.expect("stored");
    let address = "2001:db8:7::1".parse().expect("an address");
    assert!(test.people.admits(address), "not read yet");
    test.people.load_ranges().await.expect("read");
    assert!(!test.people.admits(address));
}

#[test]
fn what_the_administrator_does_is_written_down_and_stays() {
    let server = TestServer::open();
    let mut keeper = housekeeper(&server);
    let mut zoe = Visitor::guest(&server, "Zoé");
    let id = zoe.id(&server);
    let wanted = json!({ "game": "kuba", "seats": 2 });
    let table = zoe.ask(&server, "POST", "/api/tables", &wanted).json()["id"].clone();
    let table = table.as_str().expect("an id");
    let path = format!("/api/admin/people/{id}");
    keeper.ask(&server, "PATCH", &path, &json!({ "name": "Somebody", "blocked": true }));
    keeper.ask(&server, "PATCH", &path, &json!({ "blocked": false }));
    let range = json!({ "range": "203.0.113.0/24" });
    keeper.ask(&server, "POST", "/api/admin/ranges", &range);
    keeper.delete(&server, "/api/admin/ranges?range=203.0.113.0/24");
    assert_eq!(keeper.delete(&server, &format!("/api/admin/tables/{table}")).status, 204);
    // What was refused was not done.
    keeper.ask(&server, "PATCH", "/api/admin/people/none", &json!({ "blocked": true }));

    let log = keeper.get(&server, "/api/admin/audit").json();
    let entries = log["entries"].as_array().expect("a list");
    let told: Vec<_> = entries
        .iter()
        .map(|entry| (entry["deed"].as_str().unwrap_or(""), entry["target"].as_str().unwrap_or("")))
        .collect();
    let id = id.as_str();
    let range = "203.0.113.0/24";
    let expected = [
        ("closed-table", table),
        ("unblocked-range", range),
        ("blocked-range", range),
        ("unblocked", id),
        ("blocked", id),
        ("renamed", id),
    ];
    assert_eq!(told, expected, "the newest first");

    let folder = server.closed();
    let data = folder.settings().data;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let file = SqliteConnectOptions::new().filename(data).connect().await;
        let mut file = file.expect("the data file");
        for change in ["DELETE FROM audit", "UPDATE audit SET target = ''"] {
            let changed = sqlx::raw_sql(change).execute(&mut file).await;
            assert!(changed.is_err(), "{change}");
        }
    });
}
