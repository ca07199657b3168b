//! Reporting players: who may, what whoever runs the server learns of it, and what is
//! left once it is settled or somebody goes.

use client::{Caller, Connection};
use protocol::{FromServer, NewReport, ToServer};
use serde_json::{Value, json};

use super::{
    deletion::{bytes, holds},
    visitor::{Visitor, refused},
};
use crate::http::{test_server::TestServer, wire::RawResponse};

/// A table of Ada's, by link only.
fn open_table(server: &TestServer, ada: &mut Visitor) -> String {
    let table = json!({ "game": "kuba", "places": [{ "seat": 1, "sitter": "me" }] });
    let answer = ada.ask(server, "POST", "/api/tables", &table);
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// Sits down on the second seat.
fn sit(server: &TestServer, visitor: &mut Visitor, table: &str) {
    let command = json!({
        "kind": "sit", "seat": 2, "as": "myself",
        "contribution": "0123456789abcdef0123456789abcdef",
    });
    let path = format!("/api/tables/{table}/commands");
    let answer = visitor.ask(server, "POST", &path, &json!({ "id": "sit", "command": command }));
    assert_eq!(answer.status, 200, "{}", answer.text());
}

fn report(
    server: &TestServer,
    visitor: &mut Visitor,
    table: &str,
    person: &str,
    note: &str,
) -> RawResponse {
    let report = json!({ "person": person, "reason": "name", "note": note });
    visitor.ask(server, "POST", &format!("/api/tables/{table}/reports"), &report)
}

/// The reports that whoever runs the server sees.
fn reports(server: &TestServer) -> Vec<Value> {
    let mut keeper = Visitor::with_token(server.ready.key.as_deref().expect("a key"));
    let listed = keeper.get(server, "/api/admin/reports");
    assert_eq!(listed.status, 200, "{listed:?}");
    listed.json()["reports"].as_array().expect("a list").clone()
}

#[test]
fn a_report_reaches_whoever_runs_the_server_and_is_settled() {
    let server = TestServer::open();
    let [mut ada, mut bob] = ["Ada", "Rude Bob"].map(|name| Visitor::guest(&server, name));
    let table = open_table(&server, &mut ada);
    sit(&server, &mut bob, &table);
    let (ada_id, bob_id) = (ada.id(&server), bob.id(&server));
    let note = "  this name\n is \u{202e}rude ";
    assert_eq!(report(&server, &mut ada, &table, &bob_id, "first").status, 204);
    assert_eq!(report(&server, &mut ada, &table, &bob_id, note).status, 204);
    assert_eq!(bob.ask(&server, "PATCH", "/api/me", &json!({ "name": "Bob" })).status, 200);

    let listed = reports(&server);
    assert_eq!(listed.len(), 1, "the second takes the place of the first");
    let found = &listed[0];
    assert_eq!((&found["table"], &found["reason"]), (&json!(table), &json!("name")));
    assert_eq!((&found["note"], &found["name"]), (&json!("this name is rude"), &json!("Rude Bob")));
    assert_eq!(
        (&found["reported"]["id"], &found["reported"]["name"]),
        (&json!(bob_id), &json!("Bob"))
    );
    assert_eq!(
        (&found["reporter"]["id"], &found["reporter"]["name"]),
        (&json!(ada_id), &json!("Ada"))
    );

    let path = format!("/api/admin/reports/{}", found["number"]);
    assert_eq!(refused(&ada.delete(&server, &path)), (401, "people-key-wrong".to_owned()));
    let mut keeper = Visitor::with_token(server.ready.key.as_deref().expect("a key"));
    assert_eq!(keeper.delete(&server, &path).status, 204);
    assert_eq!(reports(&server), [] as [Value; 0]);
    for gone in [path.as_str(), "/api/admin/reports/nonsense"] {
        let again = keeper.delete(&server, gone);
        assert_eq!(refused(&again), (404, "people-report-unknown".to_owned()));
    }
    let log = keeper.get(&server, "/api/admin/audit").json();
    let entries = log["entries"].as_array().expect("a list");
    assert_eq!(entries.len(), 1);
    assert_eq!(
        (&entries[0]["deed"], &entries[0]["target"]),
        (&json!("settled-report"), &json!(bob_id))
    );
    assert_eq!(report(&server, &mut ada, &table, &bob_id, "").status, 204);
    assert_ne!(reports(&server)[0]["number"], found["number"], "no number means two reports");
}

#[tokio::test]
async fn only_who_is_at_a_table_reports_who_is_at_it() {
    let server = TestServer::open();
    let names = ["Ada", "Bob", "Eve", "Mallory"];
    let [mut ada, mut bob, mut eve, mut mallory] = names.map(|name| Visitor::guest(&server, name));
    let table = open_table(&server, &mut ada);
    sit(&server, &mut bob, &table);
    let (bob_id, mallory_id) = (bob.id(&server), mallory.id(&server));

    let elsewhere = report(&server, &mut eve, &table, &bob_id, "");
    assert_eq!(refused(&elsewhere), (403, "people-report-elsewhere".to_owned()));
    let absent = report(&server, &mut ada, &table, &mallory_id, "");
    assert_eq!(refused(&absent), (404, "people-report-absent".to_owned()));
    let themselves = report(&server, &mut bob, &table, &bob_id, "");
    assert_eq!(refused(&themselves), (422, "people-report-self".to_owned()));
    let long = "x".repeat(NewReport::LONGEST_NOTE + 1);
    let long = report(&server, &mut ada, &table, &bob_id, &long);
    assert_eq!(refused(&long), (422, "people-note-long".to_owned()));
    let nowhere = report(&server, &mut ada, "0000000000000000", &bob_id, "");
    assert_eq!(refused(&nowhere), (404, "room-no-table".to_owned()));
    let nobody = report(&server, &mut Visitor::default(), &table, &bob_id, "");
    assert_eq!(refused(&nobody), (401, "people-nobody".to_owned()));
    let token = ada.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "robot" })).json();
    let mut robot = Visitor::with_token(token["token"].as_str().expect("a token"));
    let robot = report(&server, &mut robot, &table, &bob_id, "");
    assert_eq!(refused(&robot), (403, "people-owner-needed".to_owned()));
    assert_eq!(reports(&server), [] as [Value; 0]);

    let _watching = watch(&server, &eve, &table).await;
    assert_eq!(report(&server, &mut eve, &table, &bob_id, "").status, 204);
    assert_eq!(reports(&server).len(), 1);
}

/// A connection of somebody who looks on.
async fn watch(server: &TestServer, visitor: &Visitor, table: &str) -> Connection {
    let url = format!("http://{}/api/live", server.address);
    let cookie = format!("ludotheque={}", visitor.cookie.as_ref().expect("a cookie"));
    let caller = Caller::with_cookie(&cookie);
    let (mut connection, _) = Connection::greeted(&url, &caller).await.expect("open");
    let follow = ToServer::Follow { table: table.parse().expect("an id"), after: None };
    connection.send(&follow).await.expect("sent");
    loop {
        if let FromServer::Events { .. } = connection.next().await.expect("open") {
            return connection;
        }
    }
}

#[test]
fn reports_have_a_pace() {
    let server = TestServer::open();
    let [mut ada, mut bob] = ["Ada", "Bob"].map(|name| Visitor::guest(&server, name));
    let table = open_table(&server, &mut ada);
    sit(&server, &mut bob, &table);
    let bob_id = bob.id(&server);
    let answers: Vec<_> = (0..6).map(|_| report(&server, &mut ada, &table, &bob_id, "")).collect();
    let statuses: Vec<_> = answers.iter().map(|answer| answer.status).collect();
    assert_eq!(statuses, [204, 204, 204, 204, 204, 429]);
    let wait = answers[5].header("retry-after").expect("when").parse::<u64>();
    assert!(wait.is_ok_and(|wait| wait > 0 && wait <= 600), "{:?}", answers[5]);
    let ada_id = ada.id(&server);
    assert_eq!(report(&server, &mut bob, &table, &ada_id, "").status, 204, "others may");
}

#[test]
fn nothing_is_left_of_a_report_when_one_of_both_goes() {
    let server = TestServer::open();
    let names = ["Ada", "Zebulon-Reported"];
    let [mut ada, mut bob] = names.map(|name| Visitor::guest(&server, name));
    let table = open_table(&server, &mut ada);
    sit(&server, &mut bob, &table);
    let (ada_id, bob_id) = (ada.id(&server), bob.id(&server));
    assert_eq!(report(&server, &mut ada, &table, &bob_id, "Zebulon-Of-Ada").status, 204);
    assert_eq!(report(&server, &mut bob, &table, &ada_id, "Zebulon-Of-Bob").status, 204);
    assert!(ada.get(&server, "/api/me/export").text().contains("Zebulon-Of-Ada"), "it is hers");
    assert!(!ada.get(&server, "/api/me/export").text().contains("Zebulon-Of-Bob"), "this is not");
    assert!(holds(&bytes(&server.folder.0), "Zebulon-Of-Bob"));
    assert_eq!(bob.delete(&server, "/api/me").status, 204);
    assert_eq!(reports(&server), [] as [Value; 0]);
    let folder = server.closed();
    assert!(!holds(&bytes(&folder.0), "Zebulon"));
}
