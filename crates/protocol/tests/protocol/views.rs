//! What release 0.1 shows over HTTP: it is read, and written it is the same again.

use std::fmt::Debug;

use protocol::{Archive, ImportedRecords, MyTable, Options, TableView};
use serde::{Serialize, de::DeserializeOwned};

const OPTIONS: &str = concat!(
    r#"{"game":"kuba","setup":"standard","seats":2,"first":"by-lot","clock":{"kind":"none"},"#,
    r#""take-backs":"forbidden","aids":"allowed","stakes":"friendly","access":"link-only"}"#,
);
const SUMMARY: &str = concat!(
    r#""phase":"playing","seats":[{"sitter":{"person":"0123456789abcdef"},"#,
    r#""person":{"id":"0123456789abcdef","name":"Ada","standing":"guest"},"stand-in":2},null],"#,
    r#""to-act":1,"opened-at":1794771000000,"last-at":1794771000008,"result":"1 > 2 by KU-9""#,
);
const VIEW: &str = concat!(
    r#""events":9,"#,
    r#""commitment":"7f0cc3a4d87d4b1f0a7c3d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192","#,
    r#""game":{"entries":["a6e"],"position":"7/7","actions":["b1n"]},"clocks":[600000,null],"#,
    r#""watchers":2,"rematch":"zyxwvtsrqpnmkjhg""#,
);

fn check<T: DeserializeOwned + Serialize + Debug + PartialEq>(text: &str) {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(serde_json::to_string(&read).expect("it can be written"), text);
}

#[test]
fn tables_are_read_with_all_that_they_show() {
    let head = format!(r#""id":"zyxwvtsrqpnmkjhg","options":{OPTIONS},{SUMMARY}"#);
    check::<Options>(OPTIONS);
    check::<TableView>(&format!("{{{head},{VIEW}}}"));
    check::<MyTable>(&format!(r#"{{{head},"my-turn":true}}"#));
}

#[test]
fn pages_of_past_games_are_read() {
    check::<Archive>(concat!(
        r#"{"games":[{"table":"zyxwvtsrqpnmkjhg","game":"kuba","#,
        r#""seats":[{"sitter":{"bot":3}},null],"rated":false,"finished-at":1794771000000,"#,
        r#""result":"1 > 2 by KU-9"}],"next":"x"}"#,
    ));
    check::<ImportedRecords>(concat!(
        r#"{"records":[{"number":7,"game":"kuba","imported-at":1794771000000,"#,
        r#""text":"format: 1"}],"next":7}"#,
    ));
}
