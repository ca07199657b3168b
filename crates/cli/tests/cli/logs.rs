//! What the log tells and what it does not: whoever reads it can open no table that is
//! shared by link only, be no player, and learn nobody's name.

use std::{net::IpAddr, path::Path};

use chance::Contribution;
use client::{Caller, Connection, http};
use protocol::{Command, CommandId, ToServer};
use serde_json::{Value, json};
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
use table::TableId;
use testbed::{Folder, Guest, ServerProcess, Wrapper};

use crate::program;

const NAME: &str = "Zebulon-Nickname";

#[tokio::test]
async fn the_log_names_no_table_and_nobody() {
    let folder = Folder::new("logs").expect("a folder");
    let data = folder.file("data.sqlite");
    let program = program::path();
    let server = ServerProcess::open_through(&program, &data, &[], "debug", Wrapper::None);
    let mut server = server.expect("a server");
    let here: IpAddr = [127, 0, 0, 1].into();
    let guest = Guest::arrive(&server.url(), NAME, here).await.expect("a guest");
    let table = visit(&server.url(), &guest).await;
    assert!(server.close().expect("closed").success());

    // What can't be read any more is told, and how else would anybody learn of it?
    damage(&data, table).await;
    server.reopen().expect("open again");
    let path = format!("{}/api/tables/{table}", server.url());
    let answer = http::get(&path, &guest.caller()).await.expect("an answer");
    assert_eq!(answer.status, 500, "{}", answer.text());
    assert!(server.close().expect("closed").success());

    let log = String::from_utf8(server.log().expect("a log")).expect("text");
    assert!(log.contains("/api/tables/{table}/events"), "requests are told: {log}");
    assert!(log.contains("could not read a table"), "{log}");
    let table = table.to_string();
    assert!(log.contains(&table[..5]), "whoever runs the server finds it: {log}");
    for secret in [&table[..8], &table[8..], &guest.token, NAME, "127.0.0.1"] {
        let told = log.lines().find(|line| line.contains(secret));
        assert_eq!(told, None, "{secret}");
    }
}

/// Opens a table by link only and goes through all that there is about it.
async fn visit(url: &str, guest: &Guest) -> TableId {
    let caller = guest.caller();
    let wanted = json!({
        "game": "kuba", "access": "link-only", "first": "as-seated",
        "places": [
            { "seat": 1, "sitter": "me" },
            { "seat": 2, "sitter": "bot", "level": 1 },
        ],
    });
    let opened = http::post(&format!("{url}/api/tables"), &wanted, &caller).await;
    let opened: Value = opened.expect("an answer").json().expect("a table");
    let table: TableId = opened["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let api = format!("{url}/api/tables/{table}");
    for path in [
        api.clone(),
        format!("{api}/events"),
        format!("{api}/record?format=json"),
        format!("{api}/no-such-thing"),
        format!("{url}/t/{table}"),
        format!("{url}/t/{table}/2"),
        format!("{url}/api/me/tables"),
        format!("{url}/api/me/export"),
    ] {
        http::get(&path, &caller).await.expect("an answer");
    }
    let refused = json!({ "id": "1", "command": { "kind": "resume" } });
    for (path, body) in [
        (format!("{api}/commands"), refused),
        (format!("{api}/hint"), json!({})),
        (format!("{api}/reports"), json!({ "person": guest.id.to_string(), "reason": "name" })),
    ] {
        http::post(&path, &body, &caller).await.expect("an answer");
    }
    play(url, &caller, table).await;
    table
}

/// Follows the table, contributes, is refused something, and hangs up in the middle.
async fn play(url: &str, caller: &Caller, table: TableId) {
    let live = format!("{url}/api/live");
    let (mut connection, _) = Connection::greeted(&live, caller).await.expect("open");
    let contribution = Contribution::of([7; 16]);
    let id = |text: &str| CommandId::try_from(text.to_owned()).expect("an id");
    for message in [
        ToServer::Follow { table, after: None },
        ToServer::Do { table, id: id("c"), command: Command::Contribute { contribution } },
        ToServer::Do { table, id: id("r"), command: Command::Resume },
    ] {
        connection.send(&message).await.expect("sent");
    }
    for _ in 0..6 {
        connection.next().await.expect("heard");
    }
    drop(connection);
}

/// Makes the events of a table unreadable.
async fn damage(data: &Path, table: TableId) {
    let file = SqliteConnectOptions::new().filename(data).connect().await;
    let mut file = file.expect("the data file");
    let damage = "UPDATE events SET body = '?' WHERE in_table = \
        (SELECT serial FROM tables WHERE id = ?)";
    let damaged = sqlx::query(damage).bind(table.bits().to_vec()).execute(&mut file).await;
    assert!(damaged.expect("written").rows_affected() > 0);
}
