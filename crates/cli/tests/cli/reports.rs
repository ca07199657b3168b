//! Reports of players, as whoever runs a server reads and settles them.

use std::{net::IpAddr, path::Path, process::Command};

use client::http;
use serde_json::{Value, json};
use testbed::{Folder, Guest, ServerProcess};

use crate::program;

/// What the program says; it must succeed.
fn says(arguments: &[&str]) -> String {
    let mut program = Command::new(program::path());
    let output = program.args(arguments).env("LC_ALL", "C").output().expect("the program runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

#[tokio::test]
async fn a_report_is_read_and_settled() {
    let folder = Folder::new("reports").expect("a folder");
    let data = folder.file("data.sqlite");
    let server = ServerProcess::open(&program::path(), &data, &[]).expect("a server");
    let bob = report_somebody(&server.url()).await;
    let key = new_key(&data);
    let access = ["--url", &server.url(), "--key", &key];
    let admin = |what: &[&str]| says(&[&["admin"], what, &access].concat());

    let listed = admin(&["reports"]);
    let reported = format!("{bob} Bob, reported by ");
    for part in [&reported, " Ada: makes others wait on purpose", "  since ten minutes\n"] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    assert_eq!(listed.lines().count(), 1, "{listed}");
    let french = admin(&["reports", "--lang", "fr"]);
    assert!(french.contains("\u{a0}: fait attendre exprès"), "{french}");
    let number = listed.split_whitespace().next().expect("a number");
    assert_eq!(admin(&["settle", number]), "Done.\n");
    assert_eq!(admin(&["reports"]), "");
    let log = admin(&["log"]);
    assert!(log.contains(&format!("closed report about player  {bob}")), "{log}");
}

/// Ada reports Bob, who sits at her table; Bob's id.
async fn report_somebody(url: &str) -> String {
    let here: IpAddr = [127, 0, 0, 1].into();
    let ada = Guest::arrive(url, "Ada", here).await.expect("a guest");
    let bob = Guest::arrive(url, "Bob", here).await.expect("a guest");
    let (tables, wanted) = (format!("{url}/api/tables"), json!({ "game": "kuba" }));
    let opened = http::post(&tables, &wanted, &ada.caller()).await;
    let opened: Value = opened.expect("an answer").json().expect("a table");
    let table = format!("{url}/api/tables/{}", opened["id"].as_str().expect("an id"));
    let contribution = "0123456789abcdef0123456789abcdef";
    let sit = json!({ "kind": "sit", "seat": 2, "contribution": contribution });
    let note = "since\u{1b} ten\nminutes";
    let report = json!({ "person": bob.id.to_string(), "reason": "stalling", "note": note });
    for (path, body, who, status) in [
        ("commands", json!({ "id": "1", "command": sit }), &bob, 200),
        ("reports", report, &ada, 204),
    ] {
        let answer = http::post(&format!("{table}/{path}"), &body, &who.caller()).await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status, status, "{}", answer.text());
    }
    bob.id.to_string()
}

/// A new admin key, made on the data while the server is open.
fn new_key(data: &Path) -> String {
    let said = says(&["admin", "key", "--data", &data.display().to_string()]);
    said.split_whitespace().next_back().expect("a key").to_owned()
}
