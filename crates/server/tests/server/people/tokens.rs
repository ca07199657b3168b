//! Tokens of programs over HTTP.

use serde_json::{Value, json};

use super::visitor::{Visitor, refused};
use crate::http::test_server::TestServer;

#[test]
fn a_token_is_told_once_used_and_revoked() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let made = zoe.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "my robot" }));
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let token = made["token"].as_str().expect("a token");
    let mut robot = Visitor::with_token(token);
    assert_eq!(robot.id(&server), zoe.id(&server), "it plays for her");
    let listed = zoe.get(&server, "/api/me/tokens");
    assert!(!listed.text().contains(token), "never told again");
    let listed = listed.json();
    assert_eq!((&listed[0]["name"], &listed[0]["id"]), (&json!("my robot"), &made["id"]));
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "sessions are no tokens");

    let path = format!("/api/me/tokens/{}", made["id"].as_str().expect("an id"));
    let mut other = Visitor::guest(&server, "other");
    assert_eq!(refused(&other.delete(&server, &path)), (404, "people-token-unknown".to_owned()));
    assert_eq!(robot.get(&server, "/api/me").status, 200);
    assert_eq!(zoe.delete(&server, &path).status, 204);
    assert_eq!(refused(&robot.get(&server, "/api/me")), (401, "people-pass-over".to_owned()));
    assert_eq!(zoe.delete(&server, &path).status, 404);
    assert_eq!(zoe.delete(&server, "/api/me/tokens/nonsense").status, 404);
}

#[test]
fn a_program_can_t_take_its_owner_s_place() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let made = zoe.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "robot" })).json();
    let mut robot = Visitor::with_token(made["token"].as_str().expect("a token"));
    // Every endpoint that there is about oneself, also one that is yet to come.
    let described = server.get("/api/openapi.json").json();
    let mut walked = 0;
    for (path, methods) in described["paths"].as_object().expect("paths") {
        let parts = ["/api/me", "/api/accounts", "/api/sessions"];
        if !parts.iter().any(|part| path == part || path.starts_with(&format!("{part}/"))) {
            continue;
        }
        for method in methods.as_object().expect("methods").keys().map(|it| it.to_uppercase()) {
            if READABLE.contains(&(method.as_str(), path)) {
                assert_eq!(robot.get(&server, path).status, 200, "{method} {path}");
                continue;
            }
            let said = (403, "people-owner-needed".to_owned());
            let asked = path.replace("{token}", made["id"].as_str().expect("an id"));
            let answer = robot.ask(&server, &method, &asked, &anything());
            assert_eq!(refused(&answer), said, "{method} {path}");
            walked += 1;
        }
    }
    assert_eq!(walked, 13, "all that there are today");
    assert_eq!(robot.get(&server, "/api/me").header("set-cookie"), None);
    assert_eq!(zoe.get(&server, "/api/me").json()["standing"], "guest", "as before");
    assert_eq!(zoe.get(&server, "/api/me/tokens").json().as_array().map(Vec::len), Some(1));
}

/// What a program may read of its owner.
const READABLE: [(&str, &str); 2] = [("GET", "/api/me"), ("GET", "/api/me/tables")];

/// A body with all that any of these endpoints asks for.
fn anything() -> Value {
    json!({
        "name": "another", "password": "correct horse", "old": "correct horse",
        "new": "battery staple", "recovery": "00000-00000-00000-00000",
    })
}

#[test]
fn there_are_only_so_many() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let body = json!({ "name": "robot" });
    for _ in 0..20 {
        assert_eq!(zoe.ask(&server, "POST", "/api/me/tokens", &body).status, 201);
    }
    let answer = zoe.ask(&server, "POST", "/api/me/tokens", &body);
    assert_eq!(refused(&answer), (409, "people-tokens-many".to_owned()));
}
