//! The description of the API is true: it leads nowhere that is not there, it knows every
//! status that the server answers with, and its limits are those that are enforced. That
//! every answer of every test is described the server itself asserts (`logs.rs`), wherever
//! it is built for tests; here each operation is asked in all the ways that go wrong.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::test_server::TestServer;
use crate::{http::wire::RawResponse, people::visitor::Visitor};

fn description(server: &TestServer) -> Value {
    server.get("/api/openapi.json").json()
}

/// Every operation: its method, its path, and what is said of it.
fn operations(description: &Value) -> Vec<(String, String, Value)> {
    let paths = description["paths"].as_object().expect("paths");
    let of_path = |(path, operations): (&String, &Value)| {
        let path = path.clone();
        let operations = operations.as_object().expect("operations").clone();
        operations
            .into_iter()
            .map(move |(method, operation)| (method.to_uppercase(), path.clone(), operation))
    };
    paths.iter().flat_map(of_path).collect()
}

/// Everything that a value refers to.
fn references(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            into.extend(fields.get("$ref").and_then(Value::as_str).map(ToOwned::to_owned));
            fields.values().for_each(|field| references(field, into));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, into)),
        _ => {}
    }
}

#[test]
fn no_reference_dangles() {
    let server = TestServer::open();
    let description = description(&server);
    let mut found = BTreeSet::new();
    references(&description, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("one inside the description");
        assert!(description.pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn statuses_are_described_one_by_one_with_what_comes_with_them() {
    let server = TestServer::open();
    for (method, path, operation) in operations(&description(&server)) {
        let answers = operation["responses"].as_object().expect("answers");
        for (status, answer) in answers {
            let code: u16 = status.parse().unwrap_or_else(|_| panic!("{method} {path}: {status}"));
            let body = &answer["content"]["application/json"]["schema"]["$ref"];
            let is_error = body == "#/components/schemas/WireError";
            assert_eq!(is_error, code >= 400, "{method} {path}: {status}");
            assert!(answer["description"].is_string(), "{method} {path}: {status}");
        }
        for status in ["403", "421", "429", "500", "503"] {
            assert!(answers.contains_key(status), "{method} {path}: {status}");
        }
        let wait = &answers["429"]["headers"]["Retry-After"]["schema"]["type"];
        assert_eq!(wait, "integer", "{method} {path}");
    }
}

/// A request, but for its method and its path.
#[derive(Clone, Copy)]
struct Asked<'a> {
    headers: &'a [(&'a str, &'a str)],
    body: &'a str,
}

/// The names that paths have holes for, of things that are nowhere.
fn filled(path: &str) -> String {
    let names = ["{table}", "{person}", "{player}", "{token}", "{number}"];
    names.iter().fold(path.to_owned(), |path, name| path.replace(name, "0000000000000000"))
}

#[test]
fn every_answer_is_described_however_one_asks() {
    let server = TestServer::open();
    let description = description(&server);
    let mut zoe = Visitor::guest(&server, "Zoé");
    let token = zoe.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "robot" })).json();
    let bearer = |token: &str| format!("Bearer {token}");
    let (robot, over) = (bearer(token["token"].as_str().expect("a token")), bearer("nonsense"));
    let key = bearer(server.ready.key.as_deref().expect("a key"));
    let cookie = format!("ludotheque={}", zoe.cookie.clone().expect("a cookie"));
    let who: [&[(&str, &str)]; 5] = [
        &[],
        &[("cookie", &cookie)],
        &[("authorization", &robot)],
        &[("authorization", &over)],
        &[("authorization", &key)],
    ];
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    let bodies = ["", "{}", "nonsense", r#"{"name":"","password":"x"}"#, &large];
    let mut seen = BTreeSet::new();
    for (method, path, operation) in operations(&description) {
        let answers = operation["responses"].as_object().expect("answers");
        let mut check = |asked: Asked, path_asked: &str| {
            let answer = server.ask(&method, path_asked, asked.headers, asked.body);
            let status = answer.status.to_string();
            assert!(answers.contains_key(&status), "{method} {path_asked}: {answer:?}");
            seen.insert(answer.status);
            looks_right(&path, &answer);
        };
        // Whoever is asked for last is still there: these would take their names away.
        let takes_away = method == "DELETE" && matches!(&*path, "/api/me" | "/api/sessions");
        for headers in who.iter().filter(|who| !takes_away || who.is_empty()) {
            for body in bodies {
                check(Asked { headers, body }, &filled(&path));
            }
            let foreign = [headers, &[("origin", "https://evil.example")][..]].concat();
            check(Asked { headers: &foreign, body: "{}" }, &filled(&path));
            let text = [headers, &[("content-type", "text/plain")][..]].concat();
            check(Asked { headers: &text, body: "{}" }, &filled(&path));
            let query = "?from=x&size=x&all=x&after=x&game=x&person=x&range=x&rated=x&format=x";
            check(Asked { headers, body: "" }, &(filled(&path) + query));
            check(Asked { headers, body: "" }, &path.replace(['{', '}'], "%FF"));
        }
        let elsewhere = Asked { headers: &[("host", "evil.example")], body: "" };
        check(elsewhere, &filled(&path));
    }
    for status in [200, 400, 401, 403, 404, 413, 415, 421, 422] {
        assert!(seen.contains(&status), "nothing was answered {status}: {seen:?}");
    }
}

/// What is true of every answer of the API.
fn looks_right(path: &str, answer: &RawResponse) {
    if path.starts_with("/api/") || answer.header("set-cookie").is_some() {
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}: {answer:?}");
    }
    if answer.status == 429 {
        let wait = answer.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
        assert!(wait.is_some_and(|wait| wait > 0), "{path}: {answer:?}");
    }
}

#[test]
fn whoever_gets_a_cookie_keeps_the_answer_for_themselves() {
    let server = TestServer::open();
    let mut zoe = Visitor::default();
    let credentials = json!({ "name": "zoe", "password": "correct horse" });
    for (method, path, body) in [
        ("POST", "/api/me", json!({ "name": "Zoé" })),
        ("GET", "/api/me", Value::Null),
        ("POST", "/api/accounts", credentials.clone()),
        ("GET", "/api/me/export", Value::Null),
        ("GET", "/api/me/tables", Value::Null),
        ("DELETE", "/api/sessions", Value::Null),
        ("POST", "/api/sessions", credentials),
        ("DELETE", "/api/me", Value::Null),
    ] {
        let answer = zoe.ask(&server, method, path, &body);
        assert!((200..300).contains(&answer.status), "{answer:?}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{method} {path}");
    }
}

#[test]
fn whoever_is_too_fast_is_told_when_to_come_back() {
    let server = TestServer::with(|settings| settings.per_address = 1_000);
    let mut zoe = Visitor::guest(&server, "Zoé");
    let wanted = json!({ "game": "kuba", "places": [{ "seat": 1, "sitter": "me" }] });
    let refused = (0..40).map(|_| zoe.ask(&server, "POST", "/api/tables", &wanted));
    let refused = refused.into_iter().find(|answer| answer.status != 201).expect("a limit");
    assert_eq!(refused.status, 429);
    looks_right("/api/tables", &refused);
}

/// The fields of a request that have a limit: what is asked, with the field left out,
/// and who asks.
fn limited() -> Vec<(&'static str, &'static str, &'static str, Value, &'static str)> {
    let table = json!({ "game": "kuba" });
    vec![
        ("POST", "/api/me", "Arrival", json!({}), "name"),
        ("PATCH", "/api/me", "Renaming", json!({}), "name"),
        ("POST", "/api/me/tokens", "NewToken", json!({}), "name"),
        ("POST", "/api/accounts", "Credentials", json!({ "password": "correct horse" }), "name"),
        ("POST", "/api/accounts", "Credentials", json!({ "name": "zoe-two" }), "password"),
        ("POST", "/api/tables", "Options", json!({}), "game"),
        ("POST", "/api/tables", "Options", table.clone(), "setup"),
        ("POST", "/api/tables", "NewTable", table, "wish"),
    ]
}

#[test]
fn limits_are_those_that_are_enforced() {
    let server = TestServer::open();
    let description = description(&server);
    for (method, path, kind, rest, field) in limited() {
        let most = limit(&description, kind, field, "maxLength");
        let mut statuses = Vec::new();
        for length in [most, most + 1] {
            let mut visitor = Visitor::guest(&server, "Zoé");
            let mut body = rest.clone();
            body[field] = json!("a".repeat(length));
            let answer = visitor.ask(&server, method, path, &body);
            statuses.push((answer.status, answer.text()));
        }
        let [fits, long] = &statuses[..] else { panic!("two") };
        assert!(matches!(long.0, 400 | 422), "{kind}.{field}: {long:?}");
        assert_ne!(fits, long, "{kind}.{field}");
        let is_length = |text: &str| text.contains("long") || text.contains("bounds");
        assert!(!is_length(&fits.1), "{kind}.{field}: {fits:?}");
    }
    // What can be typed and has no limit of its own has that of a body.
    let unlimited: Vec<_> = texts(&description).into_iter().collect();
    let bounded_by_the_body = [
        "LostAccount.recovery",
        "NewPassword.old",
        "RangeView.range",
        "RecoveryRequest.password",
        "Request.actions",
        "Request.game",
        "Request.position",
        "Request.record",
        "Request.setup",
    ];
    assert_eq!(unlimited, bounded_by_the_body);
}

fn limit(description: &Value, kind: &str, field: &str, bound: &str) -> usize {
    let kind = &description["components"]["schemas"][kind];
    let fields = parts(kind).find_map(|part| part["properties"].get(field));
    let found = fields.and_then(|field| field[bound].as_u64());
    found.unwrap_or_else(|| panic!("{field} has no {bound}: {kind}")) as usize
}

fn parts(kind: &Value) -> impl Iterator<Item = &Value> {
    let all = kind["allOf"].as_array().map_or(&[][..], Vec::as_slice);
    all.iter().chain([kind])
}

/// The texts of requests that have no limit, as `Type.field`; ids are read as such.
fn texts(description: &Value) -> BTreeSet<String> {
    let mut wanted = BTreeSet::new();
    for (_, _, operation) in operations(description) {
        references(&operation["requestBody"], &mut wanted);
    }
    let mut unlimited = BTreeSet::new();
    while let Some(reference) = wanted.pop_first() {
        let kind = description.pointer(&reference[1..]).expect("it does not dangle");
        let name = reference.rsplit('/').next().expect("a name");
        for part in parts(kind) {
            references(part, &mut wanted);
            for (field, schema) in part["properties"].as_object().unwrap_or(&Map::new()) {
                let is_text = schema["type"] == "string"
                    || schema["type"]
                        .as_array()
                        .is_some_and(|kinds| kinds.contains(&json!("string")));
                let is_id = field == "person";
                if is_text && !is_id && schema["enum"].is_null() && schema["maxLength"].is_null() {
                    unlimited.insert(format!("{name}.{field}"));
                }
            }
        }
    }
    unlimited
}
