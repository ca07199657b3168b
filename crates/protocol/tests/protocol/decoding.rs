//! What comes from outside: unknown fields, unknown kinds, garbage, and things
//! of the wrong size.

use proptest::prelude::*;
use protocol::{Clock, Command, Decoded, FromServer, Options, ToServer, decode};
use serde_json::{Value, json};

const TABLE: &str = "zyxwvtsrqpnmkjhg";

fn decoded(value: &Value) -> Decoded<ToServer> {
    decode(&value.to_string())
}

fn ask(id: &str, command: &Value) -> Decoded<ToServer> {
    decoded(&json!({ "kind": "do", "table": TABLE, "id": id, "command": command }))
}

fn act(actions: &[&str]) -> Decoded<ToServer> {
    ask("c1", &json!({ "kind": "act", "seat": 1, "actions": actions, "answers": 0 }))
}

#[test]
fn unknown_fields_are_ignored() {
    let hello = ToServer::Hello { version: 1 };
    assert_eq!(
        decoded(&json!({ "kind": "hello", "version": 1, "colour": ["blue"] })),
        Decoded::Message(hello)
    );
    let resume = json!({ "kind": "resume", "why": { "because": null } });
    assert!(matches!(
        ask("c", &resume),
        Decoded::Message(ToServer::Do { command: Command::Resume, .. })
    ));
}

#[test]
fn unknown_kinds_are_told_from_garbage() {
    assert_eq!(decoded(&json!({ "kind": "sing" })), Decoded::Unknown);
    assert_eq!(ask("c1", &json!({ "kind": "sing" })), Decoded::Unknown);
    let news = json!({ "kind": "events", "table": TABLE, "first": 0,
        "events": [{ "at": 0, "kind": "sang" }] });
    assert_eq!(decode::<FromServer>(&news.to_string()), Decoded::Unknown);
    for garbage in [
        "",
        "null",
        "hello",
        "[]",
        "{}",
        "\"hello\"",
        "{\"kind\":1}",
        "{\"kind\":\"hello\"}",
        "{\"kind\":\"hello\",\"version\":-1}",
        "{\"kind\":\"hello\",\"version\":1",
        "{\"kind\":\"hello\",\"version\":1}x",
        "{\"kind\":\"follow\",\"table\":\"somewhere\"}",
    ] {
        assert_eq!(decode::<ToServer>(garbage), Decoded::Garbage, "{garbage}");
    }
    let deep = "[".repeat(100_000);
    assert_eq!(decode::<ToServer>(&deep), Decoded::Garbage);
}

#[test]
fn the_servers_own_commands_cannot_be_sent() {
    for kind in ["look-at-clocks", "note-outage", "note-rematch"] {
        let command = json!({ "kind": kind, "from": 0, "table": TABLE });
        assert_eq!(ask("c1", &command), Decoded::Unknown);
    }
    let close = ask("c1", &json!({ "kind": "close", "why": "by-house" }));
    let Decoded::Message(ToServer::Do { command, .. }) = close else { panic!("{close:?}") };
    let why = table::Closing::ByOpener;
    assert_eq!(table::Command::from(command), table::Command::Close { why });
}

#[test]
fn everything_has_its_bounds() {
    assert!(matches!(act(&["a6e"]), Decoded::Message(_)));
    assert!(matches!(act(&["a"; 64]), Decoded::Message(_)));
    assert_eq!(act(&["a"; 65]), Decoded::Garbage);
    assert_eq!(act(&[]), Decoded::Garbage);
    assert_eq!(act(&["a b"]), Decoded::Garbage);
    assert_eq!(act(&[""]), Decoded::Garbage);
    assert_eq!(act(&["é"]), Decoded::Garbage);
    assert_eq!(act(&["abcdefghijklmnopq"]), Decoded::Garbage);
    let resume = json!({ "kind": "resume" });
    assert!(matches!(ask(&"c".repeat(40), &resume), Decoded::Message(_)));
    for id in ["", "a b", "é", "c\n", &"c".repeat(41)] {
        assert_eq!(ask(id, &resume), Decoded::Garbage, "{id}");
    }
    for seat in [json!(0), json!(5), json!(-1), json!("1"), json!(1.5), json!(null)] {
        assert_eq!(ask("c", &json!({ "kind": "resign", "seat": seat })), Decoded::Garbage);
    }
    assert_eq!(ask("c", &json!({ "kind": "wish", "word": "x".repeat(41) })), Decoded::Garbage);
    let short = json!({ "kind": "sit", "seat": 1, "contribution": "00" });
    assert_eq!(ask("c", &short), Decoded::Garbage);
    let whole = "00".repeat(16);
    for (word, fits) in [("x".repeat(40), true), ("x".repeat(41), false)] {
        let sit = json!({ "kind": "sit", "seat": 1, "contribution": whole, "wish": word });
        assert_eq!(matches!(ask("c", &sit), Decoded::Message(_)), fits, "{word}");
    }
}

#[test]
fn a_table_is_opened_by_naming_the_game() {
    let options: Options = serde_json::from_str(r#"{"game":"kuba"}"#).expect("options");
    let options = table::Options::try_from(options).expect("a game of the shelf");
    assert_eq!((options.seats, options.setup.as_str()), (2, "standard"));
    assert_eq!(options.clock, table::Clock::None);
    assert_eq!(options.access, table::Access::LinkOnly);

    let three = r#"{"game":"klotze","setup":"players=3","clock":{"kind":"days","days":2}}"#;
    let options: Options = serde_json::from_str(three).expect("options");
    assert_eq!(options.clock, Clock::Days { days: 2 });
    assert_eq!(table::Options::try_from(options).expect("a game").seats, 3);

    let chess: Options = serde_json::from_str(r#"{"game":"chess"}"#).expect("options");
    let error = table::Options::try_from(chess).expect_err("not on the shelf");
    assert_eq!(error.to_string(), "options-no-game found=chess");
    let long = json!({ "game": "kuba", "setup": "x".repeat(201) }).to_string();
    assert!(serde_json::from_str::<Options>(&long).is_err());
}

proptest! {
    /// Whatever comes: an answer, and no panic.
    #[test]
    fn anything_can_be_decoded(text in ".{0,200}", cut in 0..200_usize, put in ".{0,3}") {
        let _ = decode::<ToServer>(&text);
        let mut message = json!({ "kind": "do", "table": TABLE, "id": "c1",
            "command": { "kind": "act", "seat": 1, "actions": ["a6e"], "answers": 0 } })
        .to_string();
        let cut = cut.min(message.len());
        message.replace_range(cut..(cut + 1).min(message.len()), &put);
        let _ = decode::<ToServer>(&message);
    }
}
