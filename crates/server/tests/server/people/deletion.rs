//! Deleting oneself is honest: nothing is left, not even in free pages.

use std::{collections::HashSet, fs, path::Path};

use serde_json::json;
use shelf::Game;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use table::{Moment, TableId};

use super::{
    test_people::{TestPeople, name},
    visitor::{Visitor, refused},
};
use crate::{data::TestData, http::test_server::TestServer};

/// All bytes of a server's files.
pub(crate) fn bytes(folder: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    for file in fs::read_dir(folder).expect("a folder") {
        bytes.extend(fs::read(file.expect("a file").path()).expect("its bytes"));
    }
    bytes
}

/// Whether bytes hold a text.
pub(crate) fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn nothing_is_left_in_the_file() {
    let test = TestPeople::over(TestData::in_file()).await;
    // Enough people that pages are split and filled again.
    let (mut crowd, mut owners) = (Vec::new(), Vec::new());
    for number in 0..400 {
        let (person, token) = test.guest(&format!("Crowd-{number:04}")).await;
        crowd.push(person);
        owners.push(test.owner(&token).await);
        if number % 3 == 0 {
            let renamed = name(&format!("Renamed-{number:04}"));
            test.people.rename(&owners[number], &renamed).await.expect("renamed");
        }
    }
    let (zoe, token) = test.account("Zebulon-Account").await;
    let owner = test.owner(&token).await;
    test.people.rename(&owner, &name("Zebulon-Nickname")).await.expect("renamed");
    test.people.give_token(&owner, name("Zebulon-Robot")).await.expect("a token");
    let ranking = [vec![zoe.id], vec![crowd[0].id]];
    test.people.rate(TableId::of([1; 10]), Game::Kuba, &ranking).await.expect("rated");
    let folder = test.data.folder();
    let texts = ["Zebulon-Account", "zebulon-account", "Zebulon-Nickname", "Zebulon-Robot"];
    assert!(texts.iter().all(|text| holds(&bytes(folder), text)));
    assert!(!holds(&bytes(folder), token.reveal()), "tokens are never stored");
    assert!(!holds(&bytes(folder), "correct horse"), "nor passwords");

    test.people.forget(&owner).await.expect("forgotten");
    for owner in owners.iter().skip(1).step_by(2) {
        test.people.forget(owner).await.expect("forgotten");
    }
    let left = bytes(test.data.folder());
    for text in texts {
        assert!(!holds(&left, text), "{text}");
    }
    for number in 0..400 {
        let forgotten = number % 2 == 1;
        let names = [format!("Crowd-{number:04}"), format!("Renamed-{number:04}")];
        let found = names.iter().any(|name| holds(&left, name));
        assert_eq!(found, !forgotten, "{names:?}");
    }
    let person = test.people.person(zoe.id).await.expect("the id is known");
    assert_eq!((person.name, person.account), (None, None));
    assert_eq!(test.people.ratings(zoe.id).await.expect("ratings"), []);
    assert_eq!(test.people.shown([zoe.id]).await[0].name, None);
}

/// The engine leaves copies of rows where it splits and joins pages: with so many
/// people there are always some.
#[tokio::test]
async fn no_copy_of_a_name_is_left_between_others() {
    const CROWD: u16 = 20_000;
    let test = TestPeople::over(TestData::in_file()).await;
    let options = SqliteConnectOptions::new().filename(test.data.file());
    let mut file = options.connect().await.expect("the data file");
    let arriving = format!(
        "WITH RECURSIVE crowd (number) AS
            (SELECT 0 UNION ALL SELECT number + 1 FROM crowd WHERE number < {CROWD} - 1)
        INSERT INTO people (id, name, since)
        SELECT randomblob(10), printf('Crowd-%05d', number), 0 FROM crowd"
    );
    sqlx::raw_sql(AssertSqlSafe(arriving)).execute(&mut file).await.expect("a crowd");
    let gone = test.store.erase_guests(Moment::from_millis(1), CROWD / 2).await.expect("erased");
    assert_eq!(gone.len(), usize::from(CROWD / 2));
    let query = "SELECT name FROM people WHERE name IS NOT NULL";
    let known: Vec<String> = sqlx::query_scalar(query).fetch_all(&mut file).await.expect("names");
    file.close().await.expect("closed");
    let known: HashSet<&[u8]> = known.iter().map(String::as_bytes).collect();
    assert_eq!(known.len(), usize::from(CROWD / 2));
    let left = bytes(test.data.folder());
    let names = left.windows("Crowd-00000".len()).filter(|text| text.starts_with(b"Crowd-"));
    let forgotten = names.filter(|name| !known.contains(name)).count();
    assert_eq!(forgotten, 0);
}

#[test]
fn who_deleted_himself_is_nobody() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zebulon");
    let credentials = json!({ "name": "zebulon", "password": "correct horse" });
    zoe.ask(&server, "POST", "/api/accounts", &credentials);
    let id = zoe.id(&server);
    let stolen = zoe.clone();
    let answer = zoe.delete(&server, "/api/me");
    assert_eq!((answer.status, &zoe.cookie), (204, &None));
    assert_eq!(stolen.clone().get(&server, "/api/me").status, 401);
    let log_in = Visitor::default().ask(&server, "POST", "/api/sessions", &credentials);
    assert_eq!(refused(&log_in), (401, "people-login-wrong".to_owned()));
    let profile = server.get(&format!("/api/players/{id}"));
    assert_eq!((profile.status, &profile.json()["name"]), (200, &json!(null)));
    let again = Visitor::default().ask(&server, "POST", "/api/accounts", &credentials);
    assert_eq!(again.status, 201, "the name is free again");
    assert_ne!(again.json()["id"], json!(id));
    let folder = server.closed();
    assert!(!holds(&bytes(&folder.0), "Zebulon"));
}
