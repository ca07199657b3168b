//! `/health` and `/metrics`.

use server::MetricsFor;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};

use super::{test_server::TestServer, wire::RawConnection};

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
        "ludotheque_request_seconds_bucket{route=\"/health\"",
        "process_cpu_seconds_total",
        "process_resident_memory_bytes",
        "ludotheque_connections",
    ] {
        assert!(text.lines().any(|line| line.starts_with(name)), "{name} in {text}");
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
