//! `/health` and `/metrics`.

use std::{collections::BTreeSet, fs, path::Path, thread, time::Duration};

use serde_json::json;
use server::{Backups, MetricsFor};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};

use super::{test_server::TestServer, tls::encrypted, wire::RawConnection};

#[test]
fn a_server_that_can_write_is_well() {
    let server = TestServer::open();
    let answer = server.get("/health");
    assert_eq!((answer.status, &answer.json()["status"]), (200, &"well".into()));
}

#[test]
fn a_server_that_can_store_nothing_says_so_with_its_reason() {
    let server = TestServer::open();
    let data = server.folder.settings().data;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let file = SqliteConnectOptions::new().filename(data).connect().await;
        let mut file = file.expect("the data file");
        sqlx::raw_sql("DROP TABLE settings").execute(&mut file).await.expect("dropped");
        file.close().await.expect("closed");
    });
    let answer = server.get("/health");
    assert_eq!((answer.status, answer.code()), (503, "store-other".to_owned()));
}

#[test]
fn metrics_are_for_this_machine_and_for_the_key() {
    let server = TestServer::open();
    server.get("/health");
    let text = server.get("/metrics").text();
    for name in [
        "ludotheque_request_seconds_bucket{",
        "process_cpu_seconds_total",
        "process_resident_memory_bytes",
        "ludotheque_connections",
    ] {
        assert!(text.lines().any(|line| line.starts_with(name)), "{name} in {text}");
    }
    assert!(text.contains("route=\"/health\""), "{text}");
    // Each of them says whose it is: here the machine’s, since nobody named the server.
    let machine = fs::read_to_string("/proc/sys/kernel/hostname").expect("a name");
    let whose = format!("{{server=\"{}\"", machine.trim());
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        assert!(line.contains(&whose), "{whose} in {line}");
    }
    let passed_on = ("x-forwarded-for", "127.0.0.1");
    let answer = server.ask("GET", "/metrics", &[passed_on], "");
    assert_eq!((answer.status, answer.code()), (403, "http-private".to_owned()));
    let key = server.ready.key.clone().expect("a key");
    let bearer = format!("Bearer {key}");
    let answer = server.ask("GET", "/metrics", &[passed_on, ("authorization", &bearer)], "");
    assert_eq!(answer.status, 200);
}

#[test]
fn metrics_can_be_opened_to_everybody() {
    let server = TestServer::with(|settings| settings.metrics = MetricsFor::Everyone);
    let mut line = RawConnection::to(server.address);
    let answer = line.ask("GET", "/metrics", &[("x-forwarded-for", "10.0.0.1")], "");
    assert_eq!(answer.expect("an answer").status, 200);
}

#[test]
fn every_metric_of_the_examples_is_there() {
    let (server, client) = encrypted(|settings| {
        settings.backups = Some(Backups::beside(&settings.data, Duration::from_hours(1)));
    });
    let ask = |method: &str, path: &str, headers: &[(&str, &str)], body: &str| {
        let mut line = client.connect(server.address, "localhost").expect("a connection");
        line.ask(method, path, headers, body).expect("an answer")
    };
    let ada = ask("POST", "/api/me", &[], r#"{"name":"Ada"}"#);
    let cookie = ada.header("set-cookie").expect("a cookie");
    let cookie = cookie.split(';').next().expect("its value");
    let cookie = ("cookie", cookie);
    for (path, wanted) in [
        ("/api/tables", json!({ "game": "kuba", "places": [{ "seat": 1, "sitter": "me" }] })),
        ("/api/analysis", json!({ "game": "kuba", "nodes": 100 })),
    ] {
        let answer = ask("POST", path, &[cookie], &wanted.to_string());
        assert!(matches!(answer.status, 200 | 201), "{path}: {}", answer.text());
    }
    let metrics = || ask("GET", "/metrics", &[], "").text();
    while !metrics().contains("ludotheque_backup_seconds") {
        thread::sleep(Duration::from_millis(10));
    }
    let text = metrics();
    let shown: BTreeSet<_> = names_in(&text).collect();
    for file in ["README.md", "alerts.yml", "dashboard.json"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/monitoring");
        let example = fs::read_to_string(folder.join(file)).expect("an example");
        let named: BTreeSet<_> = names_in(&example).collect();
        assert!(named.len() > 8, "{file}: {named:?}");
        let missing: Vec<_> = named.iter().filter(|name| !is_shown(name, &shown)).collect();
        assert!(missing.is_empty(), "{file}: {missing:?} in {text}");
    }
}

/// The names of metrics in a text.
fn names_in(text: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let words = text.split(move |letter| !is_of_name(letter));
    words.filter(|word| word.starts_with("ludotheque_") || word.starts_with("process_"))
}

/// Whether a metric is there, by itself or as a histogram.
fn is_shown(name: &str, shown: &BTreeSet<&str>) -> bool {
    shown.contains(name) || shown.contains(format!("{name}_count").as_str())
}
