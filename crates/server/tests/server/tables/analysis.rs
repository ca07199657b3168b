//! Analyses and hints, as programs and people ask for them.

use client::http;
use serde_json::{Value, json};

use super::test_server::{Person, TestServer};

/// What the server answers, and its status.
async fn asked(server: &TestServer, path: &str, body: &Value, person: &Person) -> (u16, Value) {
    let answer = http::post(&server.url(path), body, &person.caller).await.expect("an answer");
    (answer.status, answer.json().expect("JSON"))
}

#[tokio::test]
async fn a_position_is_analysed_in_the_readers_language() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let body = json!({ "game": "kuba", "actions": "a7s b1n", "lines": 2, "nodes": 2_000 });
    let (status, english) = asked(&server, "/api/analysis", &body, &ada).await;
    assert_eq!(status, 200, "{english}");
    assert_eq!(english["seat"], "white");
    assert_eq!(english["lines"].as_array().map(Vec::len), Some(2));
    let (_, french) = asked(&server, "/api/analysis?lang=fr", &body, &ada).await;
    assert_eq!(english["lines"], french["lines"], "the same number of positions");
    assert_eq!(english["reason"][0]["code"], french["reason"][0]["code"]);
    assert_ne!(english["reason"][0]["text"], french["reason"][0]["text"]);
    server.closed().await;
}

#[tokio::test]
async fn what_cannot_be_analysed_is_refused_with_a_code() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    for (body, status, code) in [
        (json!({ "game": "chess" }), 422, "analysis-no-game"),
        (json!({ "game": "kuba", "time": 1, "nodes": 1 }), 422, "analysis-two-limits"),
        (json!({ "game": "kuba", "actions": "a7s a1e b1w" }), 422, "kuba-not-yours"),
        (json!({ "game": "klotze", "players": 9 }), 422, "setup-players"),
        (json!({ "lines": 1 }), 400, "http-malformed"),
    ] {
        let (answered, error) = asked(&server, "/api/analysis", &body, &ada).await;
        assert_eq!((answered, &error["code"]), (status, &json!(code)), "{body}: {error}");
    }
    let body = json!({ "game": "kuba", "actions": "a7s a1e b1w" });
    let (_, error) = asked(&server, "/api/analysis", &body, &ada).await;
    assert_eq!((&error["rule"], &error["at"]), (&json!("KU-4"), &json!(3)));
    let (status, _) = asked(&server, "/api/analysis", &body, &Person::nobody()).await;
    assert_eq!(status, 401, "analyses are for people with a name");
    server.closed().await;
}

#[tokio::test]
async fn a_hint_is_for_those_who_sit_where_aids_are_allowed() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let wanted = |aids| {
        json!({
            "game": "kuba", "first": "as-seated", "aids": aids,
            "places": [
                { "seat": 1, "sitter": "me" },
                { "seat": 2, "sitter": "bot", "level": 1 },
            ],
        })
    };
    let hint = async |table, person| {
        asked(&server, &format!("/api/tables/{table}/hint"), &json!({}), person).await
    };
    let strict = server.table(&ada, wanted("forbidden")).await;
    server.follow(&ada, strict).await.until(|table| table.game().is_some()).await;
    let (status, error) = hint(strict, &ada).await;
    assert_eq!((status, &error["code"]), (403, &json!("hint-forbidden")));
    let friendly = server.table(&ada, wanted("allowed")).await;
    server.follow(&ada, friendly).await.until(|table| table.game().is_some()).await;
    let (status, error) = hint(friendly, &bob).await;
    assert_eq!((status, &error["code"]), (403, &json!("hint-not-seated")));
    let (status, found) = hint(friendly, &ada).await;
    assert_eq!(status, 200, "{found}");
    assert_eq!(found["seat"], "white");
    server.closed().await;
}
