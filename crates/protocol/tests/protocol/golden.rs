//! What every release so far has sent and stored, line by line: it is read, and
//! written it is the same again, but for fields that were given up. A line that
//! was released is never changed; a release adds a folder for what it changes.

use std::{collections::BTreeSet, fmt::Debug, fs, path::Path};

use protocol::{Decoded, Event, FromServer, Message, ToServer, decode, events_text, stored};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// The lines of one file of every release.
fn lines(file: &str) -> Vec<String> {
    let releases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut lines = Vec::new();
    for release in fs::read_dir(releases).expect("the folder of releases") {
        let path = release.expect("a release").path().join(file);
        let text = fs::read_to_string(path).expect("a file of lines");
        lines.extend(text.lines().map(str::to_owned));
    }
    assert!(!lines.is_empty());
    lines
}

/// Agreeing on a rematch carried a contribution to its chance in 0.1. Since then
/// people contribute at its table, when that has committed to its chance.
fn without_given_up(line: &str) -> String {
    const FIELD: &str = r#","contribution":"#;
    if !line.contains(r#""proposal":"rematch""#) {
        return line.to_owned();
    }
    let Some((before, rest)) = line.split_once(FIELD) else { return line.to_owned() };
    let end = rest.find(['}', ',']).expect("the end of the field");
    [before, &rest[end..]].concat()
}

fn check<T: DeserializeOwned + Serialize + Debug + PartialEq>(line: &str) -> T {
    let read: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    let written = serde_json::to_string(&read).expect("it can be written");
    assert_eq!(written, without_given_up(line));
    read
}

fn kind(line: &str, inside: &str) -> Option<String> {
    let value: Value = serde_json::from_str(line).expect("JSON");
    value.pointer(inside)?.as_str().map(str::to_owned)
}

/// The kinds that occur are all that there are: serde itself lists them when it
/// meets another.
fn all_kinds<T: DeserializeOwned + Debug>(lines: &[String], inside: &str) {
    let found: BTreeSet<_> = lines.iter().filter_map(|line| kind(line, inside)).collect();
    let error = serde_json::from_str::<T>(r#"{"at":0,"kind":"?"}"#).expect_err("no such kind");
    let known: BTreeSet<_> =
        error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert_eq!(found, known);
}

#[test]
fn events_of_every_release_are_read() {
    let lines = lines("events.jsonl");
    for line in &lines {
        let Event(event) = check(line);
        assert_eq!(stored::read(1, line).expect("a stored event"), event);
        assert_eq!(stored::write(&event), without_given_up(line));
    }
    all_kinds::<Event>(&lines, "/kind");
}

#[test]
fn messages_to_the_server_of_every_release_are_read() {
    let lines = lines("to-server.jsonl");
    for line in &lines {
        assert_eq!(decode::<ToServer>(line), Decoded::Message(check(line)));
    }
    all_kinds::<ToServer>(&lines, "/kind");
    all_kinds::<protocol::Command>(&lines, "/command/kind");
}

#[test]
fn messages_from_the_server_of_every_release_are_read() {
    let lines = lines("from-server.jsonl");
    for line in &lines {
        assert_eq!(decode::<FromServer>(line), Decoded::Message(check(line)));
    }
    all_kinds::<FromServer>(&lines, "/kind");
    assert_eq!(ToServer::KINDS.len() + FromServer::KINDS.len(), 12);
}

#[test]
fn stored_texts_are_sent_as_they_are() {
    let stored = lines("events.jsonl");
    let table = "zyxwvtsrqpnmkjhg".parse().expect("a table");
    let text = events_text(table, 7, stored.iter().map(String::as_str), false);
    let Decoded::Message(FromServer::Events { first: 7, events, .. }) = decode(&text) else {
        panic!("{text}")
    };
    assert_eq!(events.len(), stored.len());
    assert_eq!(
        events_text(table, 0, [], false),
        r#"{"kind":"events","table":"zyxwvtsrqpnmkjhg","first":0,"events":[]}"#
    );
    let page = events_text(table, 0, [], true);
    let Decoded::Message(FromServer::Events { more: true, .. }) = decode(&page) else {
        panic!("{page}")
    };
}

#[test]
fn later_versions_and_damage_are_told_apart() {
    assert!(matches!(stored::read(2, "{}"), Err(stored::Unreadable::Version(2))));
    assert!(matches!(stored::read(1, "{}"), Err(stored::Unreadable::Damaged(_))));
}
