//! Accounts over HTTP: a guest becomes one and keeps their games, on every device.

use std::time::Duration;

use serde_json::{Value, json};
use server::people::{self, AccountName, PeopleError, Refusal, RetryAfter};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};

use super::{
    test_people::{HERE, TestPeople, name, password},
    visitor::{Visitor, refused},
};
use crate::{
    data::{TestData, on_every_database},
    http::test_server::TestServer,
};

on_every_database! {
    nobody_locks_the_owner_of_an_account_out,
    a_recovery_code_sets_a_new_password_once,
}

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

fn account(server: &TestServer, name: &str) -> Visitor {
    let mut visitor = Visitor::default();
    let answer = visitor.ask(server, "POST", "/api/accounts", &credentials(name, "correct horse"));
    assert_eq!(answer.status, 201, "{answer:?}");
    visitor
}

#[test]
fn a_guest_becomes_an_account_and_stays_himself() {
    let server = TestServer::open();
    let mut zoe = Visitor::guest(&server, "Zazie");
    let id = zoe.id(&server);
    let answer = zoe.ask(&server, "POST", "/api/accounts", &credentials("Zoé", "correct horse"));
    assert_eq!(answer.status, 201, "{answer:?}");
    let me = answer.json();
    assert_eq!(me["id"], json!(id));
    assert_eq!(
        (&me["name"], &me["account"], &me["standing"]),
        (&json!("Zazie"), &json!("Zoé"), &json!("account"))
    );
    assert_eq!(zoe.id(&server), id, "the same cookie");

    let mut elsewhere = Visitor::guest(&server, "somebody");
    let other = elsewhere.id(&server);
    let before = elsewhere.clone();
    let answer =
        elsewhere.ask(&server, "POST", "/api/sessions", &credentials("zOÉ", "correct horse"));
    assert_eq!((answer.status, &answer.json()["id"]), (201, &json!(id)));
    assert_eq!(elsewhere.id(&server), id);
    assert_ne!(id, other);
    assert_eq!(before.clone().get(&server, "/api/me").status, 401, "somebody else before");

    let twice = zoe.ask(&server, "POST", "/api/accounts", &credentials("other", "correct horse"));
    assert_eq!(refused(&twice), (409, "people-account-there".to_owned()));
}

#[test]
fn a_name_belongs_to_one() {
    let server = TestServer::open();
    account(&server, "Zoé");
    let mut guest = Visitor::guest(&server, "guest");
    for visitor in [&mut Visitor::default(), &mut guest] {
        let answer =
            visitor.ask(&server, "POST", "/api/accounts", &credentials("ZOÉ", "correct horse"));
        assert_eq!(refused(&answer), (409, "people-account-taken".to_owned()));
    }
    assert_eq!(guest.get(&server, "/api/me").json()["standing"], "guest");
    for (name, password, code) in [
        ("zo", "correct horse", "people-account-unfit"),
        ("zoe zoe", "correct horse", "people-account-unfit"),
        ("other", "too short", "people-password-short"),
        ("other", &"é".repeat(101), "people-password-long"),
    ] {
        let answer =
            Visitor::default().ask(&server, "POST", "/api/accounts", &credentials(name, password));
        assert_eq!(refused(&answer), (422, code.to_owned()));
    }
}

#[test]
fn a_wrong_name_and_a_wrong_password_look_the_same() {
    let server = TestServer::open();
    account(&server, "anna");
    let mut bodies = Vec::new();
    for (name, password) in [
        ("anna", "wrong horse"),
        ("nobody", "correct horse"),
        ("anna", "short"),
        ("no name at all", "correct horse"),
        ("", ""),
    ] {
        let answer =
            Visitor::default().ask(&server, "POST", "/api/sessions", &credentials(name, password));
        assert_eq!(answer.status, 401);
        assert_eq!(answer.header("set-cookie"), None);
        bodies.push(answer.text());
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "{bodies:?}");
}

#[test]
fn guessing_passwords_is_held_up_and_right_ones_are_not() {
    let server = TestServer::open();
    account(&server, "anna");
    account(&server, "bert");
    let log_in = |name: &str, password: &str| {
        Visitor::default().ask(&server, "POST", "/api/sessions", &credentials(name, password))
    };
    for _ in 0..12 {
        assert_eq!(log_in("bert", "correct horse").status, 201, "only wrong ones count");
    }
    // Comparing takes a moment too: a first wait may be over by then.
    let refusal =
        (0..30).map(|_| log_in("Anna", "wrong horse")).find(|answer| answer.status != 401);
    let refusal = refusal.expect("a limit");
    assert_eq!(refused(&refusal), (429, "people-too-fast".to_owned()));
    assert!(refusal.header("retry-after").is_some());
    assert_eq!(log_in("bert", "correct horse").status, 201, "others are not concerned");
}

async fn nobody_locks_the_owner_of_an_account_out(data: TestData) {
    let test = TestPeople::over(data).await;
    let (zoe, session) = test.account("zoe").await;
    let stranger = people::Visitor::STRANGER;
    let elsewhere = "10.0.0.2".parse().expect("an address");
    let log_in = |from, password| test.people.log_in(&stranger, "zoe", password, from);
    let too_fast = |tried: &Result<_, PeopleError>| matches!(tried, Err(PeopleError::TooFast(_)));
    let mut waited = Duration::ZERO;
    for attempt in 0..40 {
        let tried = log_in(elsewhere, "wrong horse").await;
        if attempt < 10 {
            assert!(matches!(tried, Err(PeopleError::Refused(Refusal::LoginWrong))), "{tried:?}");
        } else if let Err(PeopleError::TooFast(RetryAfter(wait))) = tried {
            assert!(wait >= waited, "it grows: {wait:?} after {waited:?}");
            waited = wait;
            test.wait(wait);
        }
    }
    assert_eq!(waited, Duration::from_mins(5), "up to a limit");
    log_in(elsewhere, "wrong horse").await.expect_err("wrong");
    assert!(too_fast(&log_in(elsewhere, "correct horse").await));
    assert_eq!(log_in(HERE, "correct horse").await.expect("the owner elsewhere").0, zoe);

    // Whoever is in already waits for nobody's tries but their own.
    let owner = test.owner(&session).await;
    let new = password("battery staple");
    test.people.change_password(&owner, "correct horse", new).await.expect("changed");
}

async fn a_recovery_code_sets_a_new_password_once(data: TestData) {
    let test = TestPeople::over(data).await;
    let stranger = people::Visitor::STRANGER;
    let people = &test.people;
    let account = AccountName::read("zoe").expect("a name");
    let made = people.register(&stranger, account, password("correct horse"), HERE).await;
    let made = made.expect("an account");
    let session = made.session.expect("a session");
    let owner = test.owner(&session).await;
    let (_, token) = people.give_token(&owner, name("robot")).await.expect("a token");
    let code = made.recovery.reveal();
    assert!(!test.data.holds(&code.replace('-', "")).await, "only its hash is stored");

    let recover = |account, code: String, text| {
        let stranger = &stranger;
        async move { people.recover(stranger, account, &code, password(text), HERE).await }
    };
    for (account, code) in [("zoe", "00000-00000-00000-00000"), ("zoe", ""), ("ben", &code)] {
        let refused = recover(account, code.to_owned(), "battery staple").await;
        assert!(matches!(refused, Err(PeopleError::Refused(Refusal::RecoveryWrong))));
    }
    let back = recover("Zoe", code.to_lowercase(), "battery staple").await.expect("given back");
    assert_eq!(back.person.id, made.person.id);
    for over in [&session, &token] {
        assert!(people.enter(over).await.is_err(), "all else has ended");
    }
    people.enter(&back.session.expect("a session")).await.expect("in");
    let log_in = |text| people.log_in(&stranger, "zoe", text, HERE);
    log_in("correct horse").await.expect_err("the old password");
    let (_, session) = log_in("battery staple").await.expect("the new password");
    recover("zoe", code, "third password").await.expect_err("a code works once");

    let owner = test.owner(&session).await;
    people.renew_recovery(&owner, "wrong horse").await.expect_err("not the password");
    let newest = people.renew_recovery(&owner, "battery staple").await.expect("another code");
    recover("zoe", back.recovery.reveal(), "third password").await.expect_err("replaced");
    recover("zoe", newest.reveal(), "third password").await.expect("given back");
}

#[test]
fn a_recovery_code_is_told_once_over_http() {
    let server = TestServer::open();
    let mut zoe = Visitor::default();
    let made = zoe.ask(&server, "POST", "/api/accounts", &credentials("zoe", "correct horse"));
    let code = made.json()["recovery"].as_str().expect("a code").to_owned();
    assert!(!zoe.get(&server, "/api/me").text().contains(&code));
    assert!(!zoe.get(&server, "/api/me/export").text().contains(&code));
    let body =
        |code: &str| json!({ "name": "zoe", "recovery": code, "password": "battery staple" });
    let mut elsewhere = Visitor::default();
    let wrong = elsewhere.ask(&server, "POST", "/api/accounts/recovery", &body("nonsense"));
    assert_eq!(refused(&wrong), (401, "people-recovery-wrong".to_owned()));
    let back = elsewhere.ask(&server, "POST", "/api/accounts/recovery", &body(&code));
    assert_eq!(back.status, 201, "{back:?}");
    assert_ne!(back.json()["recovery"], json!(code), "it is replaced");
    assert_eq!(elsewhere.get(&server, "/api/me").json()["account"], "zoe");
    assert_eq!(zoe.get(&server, "/api/me").status, 401, "all other sessions end");
    let password = json!({ "password": "battery staple" });
    let renewed = elsewhere.ask(&server, "POST", "/api/me/recovery", &password);
    assert_eq!(renewed.status, 201, "{renewed:?}");
}

#[test]
fn who_logs_out_is_out() {
    let server = TestServer::open();
    let mut anna = account(&server, "anna");
    let stolen = anna.clone();
    assert_eq!(stolen.clone().get(&server, "/api/me").status, 200);
    assert_eq!(anna.delete(&server, "/api/sessions").status, 204);
    assert_eq!(anna.cookie, None, "the browser forgets it");
    assert_eq!(
        refused(&stolen.clone().get(&server, "/api/me")),
        (401, "people-pass-over".to_owned())
    );
    let as_token = Visitor::with_token(&stolen.cookie.expect("a cookie"));
    assert_eq!(as_token.clone().get(&server, "/api/me").status, 401);
    assert_eq!(anna.delete(&server, "/api/sessions").status, 204, "going twice is harmless");
}

#[test]
fn one_can_go_from_everywhere_at_once() {
    let server = TestServer::open();
    let mut here = account(&server, "anna");
    let mut there = Visitor::default();
    there.ask(&server, "POST", "/api/sessions", &credentials("anna", "correct horse"));
    let mut other = account(&server, "bert");
    assert_eq!(here.delete(&server, "/api/sessions?all=true").status, 204);
    assert_eq!(there.get(&server, "/api/me").status, 401);
    assert_eq!(other.get(&server, "/api/me").status, 200);
}

#[test]
fn a_new_password_ends_everything_else() {
    let server = TestServer::open();
    let mut here = account(&server, "anna");
    let mut there = Visitor::default();
    there.ask(&server, "POST", "/api/sessions", &credentials("anna", "correct horse"));
    let token = here.ask(&server, "POST", "/api/me/tokens", &json!({ "name": "robot" })).json();
    let mut robot = Visitor::with_token(token["token"].as_str().expect("a token"));
    assert_eq!(robot.get(&server, "/api/me").status, 200);

    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let wrong =
        here.ask(&server, "PUT", "/api/me/password", &change("wrong horse", "battery staple"));
    assert_eq!(refused(&wrong), (403, "people-password-wrong".to_owned()));
    assert_eq!(there.get(&server, "/api/me").status, 200);
    let right =
        here.ask(&server, "PUT", "/api/me/password", &change("correct horse", "battery staple"));
    assert_eq!(right.status, 204);
    assert_eq!(here.get(&server, "/api/me").status, 200);
    assert_eq!(there.get(&server, "/api/me").status, 401);
    assert_eq!(robot.get(&server, "/api/me").status, 401);
    for (password, status) in [("correct horse", 401), ("battery staple", 201)] {
        let answer = Visitor::default().ask(
            &server,
            "POST",
            "/api/sessions",
            &credentials("anna", password),
        );
        assert_eq!(answer.status, status);
    }
    let mut guest = Visitor::guest(&server, "guest");
    let none = guest.ask(&server, "PUT", "/api/me/password", &change("", "battery staple"));
    assert_eq!(refused(&none), (403, "people-account-needed".to_owned()));
}

#[test]
fn accounts_are_listed_by_name() {
    let server = TestServer::open();
    for name in ["Carl", "anna", "Bert"] {
        account(&server, name);
    }
    Visitor::guest(&server, "guest");
    let names = |path: &str| {
        let page = server.get(path).json();
        assert_eq!(page["next"], json!(null));
        let players = page["players"].as_array().expect("a list").clone();
        players.iter().map(|player| player["account"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names("/api/players"), ["anna", "Bert", "Carl"]);
    assert_eq!(names("/api/players?name=R"), ["Bert", "Carl"]);
    assert_eq!(names("/api/players?name=%25"), [""; 0]);
    assert_eq!(names("/api/players?game=kuba&field=many"), [""; 0]);
    let unknown = server.get("/api/players?game=chess");
    assert_eq!(refused(&unknown), (422, "people-game-unknown".to_owned()));
    assert_eq!(server.get("/api/players?field=few").status, 400);
    assert_eq!(refused(&server.get("/api/players/nobody")), (404, "people-unknown".to_owned()));
    let unknown = server.get("/api/players/0000000000000000");
    assert_eq!(refused(&unknown), (404, "people-unknown".to_owned()));
}

#[test]
fn nobody_passes_for_another_or_for_the_server() {
    let server = TestServer::open();
    account(&server, "Ilse");
    let mut guest = Visitor::guest(&server, "guest");
    for visitor in [&mut Visitor::default(), &mut guest] {
        let alike =
            visitor.ask(&server, "POST", "/api/accounts", &credentials("l1se", "correct horse"));
        assert_eq!(refused(&alike), (409, "people-account-alike".to_owned()));
    }
    assert_eq!(guest.get(&server, "/api/me").json()["standing"], "guest", "nothing was changed");
    account(&server, "Elise");
    let said = (422, "people-name-pretends".to_owned());
    for name in ["admin", "Serveur"] {
        let body = credentials(name, "correct horse");
        let answer = Visitor::default().ask(&server, "POST", "/api/accounts", &body);
        assert_eq!(refused(&answer), said, "{name}");
    }
    for name in ["Ludothèque", "\u{430}dmin", "the server"] {
        let name = json!({ "name": name });
        let arrived = Visitor::default().ask(&server, "POST", "/api/me", &name);
        assert_eq!(refused(&arrived), said, "{name}");
        let renamed = guest.ask(&server, "PATCH", "/api/me", &name);
        assert_eq!(refused(&renamed), said, "{name}");
    }
}

#[tokio::test]
async fn accounts_of_earlier_releases_have_their_looks_too() {
    let test = TestPeople::over(TestData::in_file()).await;
    test.account("Ilse").await;
    test.store.close().await;
    let file = test.data.file();
    let options = SqliteConnectOptions::new().filename(&file);
    let mut connection = options.connect().await.expect("the data file");
    let forget = "UPDATE people SET account_likeness = NULL, recovery = NULL";
    sqlx::query(forget).execute(&mut connection).await.expect("as it was before");
    connection.close().await.expect("closed");

    let store = server::store::Sqlite::open(&file).await.expect("the data file");
    let people = people::People::new(std::sync::Arc::new(store));
    let stranger = people::Visitor::STRANGER;
    let account = AccountName::read("llse").expect("a name");
    let alike = people.register(&stranger, account, password("correct horse"), HERE).await;
    assert!(matches!(alike, Err(PeopleError::Refused(Refusal::AccountAlike { .. }))));
    people.log_in(&stranger, "Ilse", "correct horse", HERE).await.expect("as before");
    let code = "00000-00000-00000-00000";
    let recovered = people.recover(&stranger, "Ilse", code, password("correct horse"), HERE).await;
    assert!(matches!(recovered, Err(PeopleError::Refused(Refusal::RecoveryWrong))), "it has none");
}
