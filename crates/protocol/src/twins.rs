//! What is read from fields is read by serde's own derived reading too, and the
//! two are compared: over every line that a release has written, and over every
//! such line with one field damaged. They take and refuse the same.
//!
//! The derived reading takes a little more, which nobody has ever written: lists
//! for objects, numbers for kinds, objects for words.

use std::fmt::Debug;

use serde::{Serialize, Serializer, de::DeserializeOwned};
use serde_json::{Deserializer, Result, Value, json};

use crate::{
    Archive, ArchivedGame, BroughtRecord, BroughtRecords, Clock, Event, FromServer, GameView,
    Message, MyTable, Options, Person, SeatView, TableSummary, TableView, Trouble,
    event::EventForm, event_kind,
};

const EVENTS: &str = include_str!("../tests/golden/0.1/events.jsonl");
const MESSAGES: &str = include_str!("../tests/golden/0.1/from-server.jsonl");
/// A table with every field that any view of one has.
const VIEW: &str = concat!(
    r#"{"id":"zyxwvtsrqpnmkjhg","options":{"game":"kuba"},"phase":"playing","#,
    r#""seats":[{"sitter":{"person":"0123456789abcdef"},"person":{"id":"0123456789abcdef","#,
    r#""name":"Ada","standing":"guest"},"stand-in":2},null],"to-act":1,"opened-at":1794771000000,"#,
    r#""last-at":1794771000008,"result":"1 > 2 by KU-9","my-turn":true,"events":9,"#,
    r#""commitment":"7f0cc3a4d87d4b1f0a7c3d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192","#,
    r#""game":{"entries":["a6e"],"position":"7/7","actions":["b1n"]},"clocks":[600000,null],"#,
    r#""watchers":2,"rematch":"zyxwvtsrqpnmkjhg"}"#,
);

/// A page of the archive.
const ARCHIVE: &str = concat!(
    r#"{"games":[{"table":"zyxwvtsrqpnmkjhg","game":"kuba","seats":[{"sitter":{"bot":3}},null],"#,
    r#""rated":false,"finished-at":1794771000000,"result":"1 > 2 by KU-9"}],"next":"x"}"#,
);

/// A page of records that were brought.
const BROUGHT: &str = concat!(
    r#"{"records":[{"number":7,"game":"kuba","imported-at":1794771000000,"#,
    r#""text":"format: 1"}],"next":7}"#,
);

/// With `remote = "Self"` the derived code is no trait's, and both can be had.
macro_rules! twins {
    ($($name:ty),+) => {
        $(
            impl Serialize for $name {
                fn serialize<S: Serializer>(
                    &self,
                    target: S,
                ) -> std::result::Result<S::Ok, S::Error> {
                    Self::serialize(self, target)
                }
            }

            impl Twin for $name {
                fn derived(text: &str) -> Result<Self> {
                    Self::deserialize(&mut Deserializer::from_str(text))
                }
            }
        )+
    };
}

trait Twin: DeserializeOwned + PartialEq + Debug {
    /// What serde's own reading makes of a text.
    fn derived(text: &str) -> Result<Self>;
}

twins!(Options, Clock, Person, Trouble, FromServer);
twins!(TableSummary, MyTable, SeatView, TableView, GameView);
twins!(Archive, ArchivedGame, BroughtRecords, BroughtRecord);

impl Twin for Event {
    fn derived(text: &str) -> Result<Self> {
        EventForm::deserialize(&mut Deserializer::from_str(text)).map(Event)
    }
}

/// What may stand in the place of something else.
fn others() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(1),
        json!(4),
        json!(5),
        json!(256),
        json!(u64::from(u32::MAX) + 1),
        json!(u64::MAX),
        json!(-1),
        json!(1.0),
        json!(""),
        json!("draw"),
        json!("x".repeat(41)),
        json!("x".repeat(201)),
        json!("0123456789abcdef"),
        json!("\"\\é"),
        json!([]),
        json!([null, null]),
        json!([null, null, null, null, null]),
        json!({}),
        json!({ "bot": 4 }),
        json!({ "bot": 5 }),
        json!({ "bot": "4" }),
        json!({ "person": "0123456789abcdef", "bot": 4 }),
        json!({ "kind": "none", "game": "kuba" }),
        json!({ "kind": "days" }),
    ]
}

/// The texts of everything that comes of one damage to a field: it is missing,
/// double, or something else; and of a field that does not belong there.
fn damaged(whole: &Value) -> Vec<String> {
    let Value::Object(fields) = whole else { return Vec::new() };
    let mut texts = Vec::new();
    for (name, value) in fields {
        let with = |other: Option<Value>| {
            let mut fields = fields.clone();
            match other {
                Some(other) => fields.insert(name.clone(), other),
                None => fields.remove(name),
            };
            Value::Object(fields).to_string()
        };
        texts.push(with(None));
        texts.push(whole.to_string().replacen('{', &format!("{{\"{name}\":{value},"), 1));
        let is_kind = name == "kind";
        texts.extend(
            others().into_iter().filter(|it| !is_kind || !it.is_number()).map(Some).map(with),
        );
    }
    for name in ["seat", "how", "options", "colour", "trouble", "you", "after", "forgiven"] {
        if !fields.contains_key(name) {
            let more = others().into_iter().map(|other| {
                let mut fields = fields.clone();
                fields.insert(name.to_owned(), other);
                Value::Object(fields).to_string()
            });
            texts.extend(more);
        }
    }
    texts
}

/// Compares over a text and its damages; how many of these were read, and how
/// many refused.
fn compare<T: Twin>(whole: &Value) -> [usize; 2] {
    let read = serde_json::from_value::<T>(whole.clone()).ok();
    assert!(read.is_some() && read == T::derived(&whole.to_string()).ok(), "{whole}");
    let mut counts = [0; 2];
    for text in damaged(whole) {
        let read = serde_json::from_str::<T>(&text).ok();
        assert_eq!(read, T::derived(&text).ok(), "{text}");
        counts[usize::from(read.is_none())] += 1;
    }
    counts
}

/// The same over the objects at one place of every line that has one there.
fn compare_all<T: Twin>(lines: &str, place: &str) {
    let values = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let found: Vec<_> = values.filter_map(|value| value.pointer(place).cloned()).collect();
    let objects = found.iter().filter(|value| value.is_object());
    let counts = objects.map(compare::<T>).reduce(|[a, b], [c, d]| [a + c, b + d]);
    assert!(counts.is_some_and(|[read, refused]| read > 0 && refused > 0), "{counts:?}");
}

/// serde itself lists the kinds that it knows when it meets another.
fn kinds<T: Twin>() -> Vec<String> {
    let unknown = r#"{"at":0,"kind":"no such kind"}"#;
    let error = T::derived(unknown).expect_err("it is unknown");
    error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_lists_of_kinds_are_complete() {
    assert_eq!(kinds::<Event>(), event_kind::KINDS);
    assert_eq!(kinds::<FromServer>(), FromServer::KINDS);
}

#[test]
fn events_are_read_as_serde_reads_them() {
    compare_all::<Event>(EVENTS, "");
}

#[test]
fn options_and_clocks_are_read_as_serde_reads_them() {
    compare_all::<Options>(EVENTS, "/options");
    compare_all::<Clock>(EVENTS, "/options/clock");
}

#[test]
fn messages_are_read_as_serde_reads_them() {
    compare_all::<FromServer>(MESSAGES, "");
    compare_all::<Person>(MESSAGES, "/you");
    compare_all::<Trouble>(MESSAGES, "/trouble");
}

#[test]
fn views_are_read_as_serde_reads_them() {
    compare_all::<TableView>(VIEW, "");
    compare_all::<TableSummary>(VIEW, "");
    compare_all::<MyTable>(VIEW, "");
    compare_all::<SeatView>(VIEW, "/seats/0");
    compare_all::<GameView>(VIEW, "/game");
}

#[test]
fn the_archive_is_read_as_serde_reads_it() {
    compare_all::<Archive>(ARCHIVE, "");
    compare_all::<ArchivedGame>(ARCHIVE, "/games/0");
    compare_all::<BroughtRecords>(BROUGHT, "");
    compare_all::<BroughtRecord>(BROUGHT, "/records/0");
}
