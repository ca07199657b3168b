//! Guests over HTTP: a nickname, a cookie, and refusals in one's own language.

use serde_json::json;
use server::Forwarded;

use super::visitor::{Visitor, refused};
use crate::http::{test_server::TestServer, wire::RawConnection};

#[test]
fn a_nickname_makes_a_guest_and_a_cookie_keeps_him() {
    let server = TestServer::open();
    let answer = server.ask("POST", "/api/me", &[], r#"{"name":"  Zoé "}"#);
    assert_eq!(answer.status, 201);
    let line = answer.header("set-cookie").expect("a cookie");
    let attributes: Vec<&str> = line.split("; ").skip(1).collect();
    assert_eq!(attributes, ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=31536000"]);
    let token = line.split(';').next().and_then(|pair| pair.strip_prefix("ludotheque="));
    let token = token.expect("our cookie");
    assert_eq!(token.len(), 64, "256 bits");
    let me = answer.json();
    assert_eq!((&me["name"], &me["standing"]), (&json!("Zoé"), &json!("guest")));
    assert!(!answer.text().contains(token));

    let mut visitor = Visitor { cookie: Some(token.to_owned()), bearer: None };
    let again = visitor.get(&server, "/api/me");
    assert_eq!(again.json(), me);
    assert_eq!(again.header("set-cookie"), Some(line), "it lasts another year");
}

#[test]
fn the_cookie_is_secure_on_https_alone() {
    let server = TestServer::with(|settings| settings.forwarded = Forwarded::Trusted);
    for (scheme, secure) in [("http", false), ("https", true)] {
        let headers = [("x-forwarded-proto", scheme)];
        let answer = server.ask("POST", "/api/me", &headers, r#"{"name":"Zoé"}"#);
        let line = answer.header("set-cookie").expect("a cookie");
        assert_eq!(line.ends_with("; Secure"), secure, "{line}");
    }
    let untrusting = TestServer::open();
    let headers = [("x-forwarded-proto", "https")];
    let answer = untrusting.ask("POST", "/api/me", &headers, r#"{"name":"Zoé"}"#);
    assert!(!answer.header("set-cookie").expect("a cookie").contains("Secure"));
}

#[test]
fn who_is_somebody_stays_himself() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let id = zoe.id(&server);
    let again = zoe.ask(&server, "POST", "/api/me", &json!({ "name": "Zazie" }));
    assert_eq!((again.status, &again.json()["id"]), (200, &json!(id)));
    let renamed = zoe.ask(&server, "PATCH", "/api/me", &json!({ "name": "Léa" }));
    assert_eq!(renamed.json()["name"], "Léa");
    let profile = Visitor::default().get(&server, &format!("/api/players/{id}")).json();
    assert_eq!((&profile["name"], &profile["account"]), (&json!("Léa"), &json!(null)));
    assert_ne!(Visitor::guest(&server, "Léa").id(&server), id, "nicknames are nobody's own");
}

#[test]
fn refusals_are_codes_with_a_sentence_in_the_reader_s_language() {
    let server = TestServer::open();
    let french = [("accept-language", "fr")];
    let answer =
        server.ask("POST", "/api/me", &french, &json!({ "name": "é".repeat(25) }).to_string());
    assert_eq!(refused(&answer), (422, "people-name-long".to_owned()));
    let error = answer.json();
    assert_eq!(error["facts"], json!({ "most": 24 }));
    assert_eq!(error["message"], "un pseudonyme peut avoir au plus 24 caractères.");
    for (name, code) in [(" ", "people-name-empty"), ("a\u{202e}b", "people-name-invisible")] {
        let answer = Visitor::default().ask(&server, "POST", "/api/me", &json!({ "name": name }));
        assert_eq!(refused(&answer), (422, code.to_owned()));
        assert_eq!(answer.header("set-cookie"), None);
    }
}

#[test]
fn nobody_is_told_so() {
    let server = TestServer::open();
    for (method, path) in [
        ("GET", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/export"),
        ("GET", "/api/me/tokens"),
        ("GET", "/api/me/tables"),
    ] {
        let nobody = server.ask(method, path, &[], "");
        assert_eq!(refused(&nobody), (401, "people-nobody".to_owned()), "{method} {path}");
        let mut thief = Visitor { cookie: Some("0".repeat(64)), bearer: None };
        let answer = thief.ask(&server, method, path, &json!(null));
        assert_eq!(refused(&answer), (401, "people-pass-over".to_owned()), "{method} {path}");
    }
    let mut program = Visitor::with_token("nonsense");
    assert_eq!(refused(&program.get(&server, "/api/me")).1, "people-pass-over");
}

#[test]
fn a_crowd_arrives_at_once_and_a_flood_is_held_up() {
    let server = TestServer::with(|settings| settings.per_address = 5);
    let mut line = RawConnection::to(server.address);
    let mut arrive = || line.ask("POST", "/api/me", &[], r#"{"name":"Zoé"}"#).expect("an answer");
    for _ in 0..5 {
        assert_eq!(arrive().status, 201);
    }
    // Arriving takes a moment too: one or two more may have been let in by then.
    let refusal = (0..1000).map(|_| arrive()).find(|answer| answer.status != 201);
    let refusal = refusal.expect("a limit");
    assert_eq!(refused(&refusal), (429, "people-too-fast".to_owned()));
    let seconds: u64 = refusal.header("retry-after").expect("when").parse().expect("seconds");
    assert!((1..=5).contains(&seconds), "{seconds}");
}

#[test]
fn what_is_known_of_one_can_be_taken_along() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zoé");
    let made = zoe.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "robot" }));
    assert_eq!(made.status, 201);
    let answer = zoe.get(&server, "/api/me/export");
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(answer.header("content-disposition").is_some_and(|it| it.starts_with("attachment")));
    let data = answer.json();
    assert_eq!(data["me"]["name"], "Zoé");
    assert_eq!(data["sessions"].as_array().expect("sessions").len(), 2);
    assert_eq!((&data["ratings"], &data["tables"]), (&json!([]), &json!([])));
    let text = answer.text();
    let token = made.json()["token"].as_str().expect("a token").to_owned();
    assert!(!text.contains(&token) && !text.contains(&zoe.cookie.expect("a cookie")));
}
