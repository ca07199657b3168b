//! People and their tables: what they can take along, what whoever runs the server
//! sees of it, and what ends when they go.

use client::{Caller, Connection};
use serde_json::{Value, json};

use super::visitor::{Visitor, refused};
use crate::http::test_server::TestServer;

/// Opens a table against a bot and starts; its id.
fn start(server: &TestServer, visitor: &mut Visitor) -> String {
    let table = json!({
        "game": "kuba",
        "first": "as-seated",
        "places": [
            { "seat": 1, "sitter": "me" },
            { "seat": 2, "sitter": "bot", "level": 1 },
        ],
    });
    let answer = visitor.ask(server, "POST", "/api/tables", &table);
    assert_eq!(answer.status, 201, "{}", answer.text());
    let id = answer.json()["id"].as_str().expect("an id").to_owned();
    let command =
        json!({ "kind": "contribute", "contribution": "0123456789abcdef0123456789abcdef" });
    let contribute = json!({ "id": "contribute", "command": command });
    let answer = visitor.ask(server, "POST", &format!("/api/tables/{id}/commands"), &contribute);
    assert_eq!(answer.status, 200, "{}", answer.text());
    id
}

#[test]
fn games_can_be_taken_along_and_outlive_a_name() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let mut other = Visitor::guest(&server, "other");
    let table = start(&server, &mut zoe);
    let data = zoe.get(&server, "/api/me/export").json();
    assert_eq!(data["tables"][0]["id"], json!(table));
    let record = data["tables"][0]["record"].as_str().expect("it has started");
    assert!(record.contains("Zoé") && record.contains("commitment="), "{record}");
    assert!(!record.contains("secret="), "nothing that chance will bring");
    assert_eq!(other.get(&server, "/api/me/export").json()["tables"], json!([]));

    assert_eq!(zoe.delete(&server, "/api/me").status, 204);
    let record = other.get(&server, &format!("/api/tables/{table}/record")).text();
    assert!(record.contains("kuba") && !record.contains("Zoé"), "{record}");
}

#[test]
fn whoever_runs_the_server_sees_and_closes_tables() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let table = start(&server, &mut zoe);
    let mut keeper = Visitor::with_token(server.ready.key.as_deref().expect("a key"));
    let listed = keeper.get(&server, "/api/admin/tables").json();
    let found: Vec<&Value> =
        listed["tables"].as_array().expect("tables").iter().map(|table| &table["id"]).collect();
    assert_eq!(found, [&json!(table)], "by link only, and seen all the same");
    let path = format!("/api/admin/tables/{table}");
    assert_eq!(zoe.delete(&server, &path).status, 401);
    assert_eq!(keeper.delete(&server, &path).status, 204);
    let shown = zoe.get(&server, &format!("/api/tables/{table}")).json();
    assert_eq!(shown["phase"], "closed");
    let overview = keeper.get(&server, "/api/admin/overview").json();
    assert_eq!((&overview["tables"], &overview["unfinished-tables"]), (&json!(1), &json!(0)));
}

/// Whether a connection was closed by the server.
async fn closes(mut connection: Connection) {
    while connection.next().await.is_ok() {}
}

#[tokio::test]
async fn what_is_open_ends_with_the_session_that_opened_it() {
    let server = TestServer::open();
    let url = format!("http://{}/api/live", server.address);
    let cookie = |visitor: &Visitor| {
        Caller::with_cookie(&format!("ludotheque={}", visitor.cookie.as_ref().expect("a cookie")))
    };
    let [mut anna, mut bert, mut carl] =
        ["anna", "bert", "carl"].map(|name| Visitor::guest(&server, name));
    let mut open = Vec::new();
    for visitor in [&anna, &bert, &carl] {
        let (connection, _) = Connection::greeted(&url, &cookie(visitor)).await.expect("open");
        open.push(connection);
    }
    let carls = open.pop().expect("three");
    let berts = open.pop().expect("three");
    let annas = open.pop().expect("three");

    let stolen = cookie(&anna);
    assert_eq!(anna.delete(&server, "/api/sessions").status, 204);
    closes(annas).await;
    let (mut nobody, _) = Connection::greeted(&url, &stolen).await.expect("to look on");

    let mut keeper = Visitor::with_token(server.ready.key.as_deref().expect("a key"));
    let path = format!("/api/admin/people/{}", bert.id(&server));
    assert_eq!(keeper.ask(&server, "PATCH", &path, &json!({ "blocked": true })).status, 200);
    closes(berts).await;
    assert_eq!(refused(&bert.get(&server, "/api/me")), (403, "people-blocked".to_owned()));
    assert!(Connection::greeted(&url, &cookie(&bert)).await.is_err());

    assert_eq!(carl.delete(&server, "/api/me").status, 204);
    closes(carls).await;
    let greeting = protocol::ToServer::Hello { version: protocol::VERSION };
    nobody.send(&greeting).await.expect("still here");
    assert!(nobody.next().await.is_ok(), "nobody ends with nobody's session");
}
