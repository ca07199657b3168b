//! A table with as many events as one can have: whoever follows it gets them all,
//! in pages, however little a connection may hold.

use client::Connection;
use protocol::{Command, FromServer, ToServer};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, sqlite::SqliteConnectOptions};
use table::{PersonId, Phrase, TableId};

use super::{
    seating::open_for_two,
    test_server::{Folder, Person, TestServer},
};

const EVENTS: u32 = 19_000;
/// The longest message of events that a client must take.
const LONGEST: usize = 64 * 1024;

/// Lets Ada, who opened the only table, say hello until it is long.
async fn lengthen(folder: &Folder, ada: PersonId) {
    let options = SqliteConnectOptions::new().filename(folder.data());
    let mut connection = options.connect().await.expect("the data file");
    // Nobody says two things in one second: it all began long ago.
    let statement = format!(
        r#"UPDATE events SET
            at = at - {EVENTS} * 1000, body = json_set(body, '$.at', at - {EVENTS} * 1000);
        WITH RECURSIVE new (number, in_table, at, version) AS (
            SELECT * FROM
                (SELECT number, in_table, at, version FROM events ORDER BY number DESC LIMIT 1)
            UNION ALL
            SELECT number + 1, in_table, at + 1000, version FROM new WHERE number < {EVENTS} - 1
        )
        INSERT INTO events (in_table, number, at, version, body)
        SELECT in_table, number, at, version,
            '{{"at":' || at || ',"kind":"said","person":"{ada}","phrase":"well-played"}}'
        FROM new WHERE number > (SELECT max(number) FROM events)"#
    );
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("rows");
    connection.close().await.expect("closed");
}

async fn long_table() -> (TestServer, [Person; 2], TableId) {
    let server = TestServer::open().await;
    let (people, table) = server.two_at(open_for_two("kuba")).await;
    let ada = server.follow(&people[0], table).await.table().opener();
    let folder = server.closed().await;
    lengthen(&folder, ada).await;
    (TestServer::over(folder).await, people, table)
}

#[tokio::test]
async fn a_table_of_any_length_is_followed_in_pages() {
    let (server, _, table) = long_table().await;
    let url = server.url("/api/live");
    let (mut connection, _) =
        Connection::greeted(&url, &Person::nobody().caller).await.expect("a connection");
    connection.send(&ToServer::Follow { table, after: None }).await.expect("sent");
    let mut known = 0;
    loop {
        let text = connection.next_text().await.expect("the next page");
        let message = serde_json::from_str(&text).expect("a message");
        let FromServer::Events { first, events, more, .. } = message else { continue };
        assert!(text.len() <= LONGEST, "{} bytes", text.len());
        assert_eq!(first, known, "one page after the other");
        known += events.len() as u32;
        assert_eq!(more, known < EVENTS, "the last page says so");
        if !more {
            break;
        }
    }
    assert_eq!(known, EVENTS);
    server.closed().await;
}

#[tokio::test]
async fn who_asks_without_following_gets_it_in_pages_too() {
    let (server, [ada, _], table) = long_table().await;
    let mut known = 0;
    loop {
        let after = if known == 0 { String::new() } else { format!("?after={}", known - 1) };
        let page = server.get(&format!("/api/tables/{table}/events{after}"), &ada).await;
        assert!(page.to_string().len() <= LONGEST);
        assert_eq!(page["first"], known, "one page after the other");
        known += page["events"].as_array().expect("a list").len() as u32;
        if page["more"] != true {
            break;
        }
    }
    assert_eq!(known, EVENTS);
    let last = format!("/api/tables/{table}/events?after={}", known - 1);
    let nothing = server.get(&last, &ada).await;
    assert_eq!(nothing["events"], serde_json::json!([]), "nothing is missing");
    server.closed().await;
}

#[tokio::test]
async fn what_happens_while_someone_catches_up_comes_once_and_in_order() {
    let (server, [ada, blaise], table) = long_table().await;
    // Ada has said enough: it is Blaise who speaks.
    let mut first = server.follow(&blaise, table).await;
    assert_eq!(first.table().events(), EVENTS);
    let url = server.url("/api/live");
    let (mut connection, _) = Connection::greeted(&url, &ada.caller).await.expect("a connection");
    connection.send(&ToServer::Follow { table, after: None }).await.expect("sent");
    // Ada reads nothing yet: most of the pages wait for her.
    first.ask(Command::Say { phrase: Phrase::Hello }).await.expect("anyone may say so");
    let mut known = 0;
    while known <= EVENTS {
        let message = connection.next().await.expect("the next page");
        let FromServer::Events { first, events, .. } = message else { continue };
        assert_eq!(first, known);
        known += events.len() as u32;
    }
    assert_eq!(known, EVENTS + 1);
    server.closed().await;
}
