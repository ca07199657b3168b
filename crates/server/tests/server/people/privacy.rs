//! What is kept of people, and for how long: guests who stay away are forgotten, what
//! somebody takes along has nobody else's secrets, and the notice tells all of it.

use std::time::Duration;

use serde_json::json;
use server::{
    GuestsForgotten,
    store::{Entry, OpenedTable},
};
use table::{PersonId, Phase, Sitter};

use super::{
    test_people::{TestPeople, name},
    visitor::{Visitor, refused},
};
use crate::{
    data::{TestData, on_every_database},
    http::test_server::TestServer,
    store::sample::{entry, opening, summary, table},
};

on_every_database! {
    a_guest_who_stays_away_is_forgotten,
    many_are_forgotten_a_hundred_at_a_time,
}

const DAY: Duration = Duration::from_hours(24);

/// A game of these people that is as far as this.
fn game(number: u8, phase: Phase, people: &[&PersonId]) -> Entry {
    let sitters = people.iter().map(|person| Some(Sitter::Person(**person))).collect();
    let mut entry = opening(table(number));
    entry.opening = entry.opening.map(|table| OpenedTable { opener: *people[0], ..table });
    Entry { summary: Some(server::store::Summary { sitters, ..summary(phase, &[]) }), ..entry }
}

async fn a_guest_who_stays_away_is_forgotten(data: TestData) {
    let test = TestPeople::over(data).await;
    let (away, stolen) = test.guest("Zebulon-Away").await;
    let (back, session) = test.guest("Back").await;
    let (playing, _) = test.guest("Playing").await;
    let (played, _) = test.guest("Zebulon-Played").await;
    let (account, _) = test.account("Account").await;
    let games =
        [game(1, Phase::Paused, &[&playing.id]), game(2, Phase::Over, &[&played.id, &back.id])];
    test.store.append(&games).await.expect("stored");
    let forget = || test.people.forget_idle_guests(90 * DAY);

    test.wait(60 * DAY);
    assert_eq!(forget().await.expect("looked for"), 0);
    test.people.enter(&session).await.expect("one comes back");
    test.wait(31 * DAY + Duration::from_secs(1));
    assert!(test.data.holds("Zebulon-Away").await);
    assert_eq!(forget().await.expect("forgotten"), 2);
    assert_eq!(forget().await.expect("looked for"), 0, "nobody is forgotten twice");
    let names = test.people.shown([&away, &back, &playing, &played, &account].map(|it| it.id));
    let names: Vec<_> = names.await.into_iter().map(|person| person.name).collect();
    let kept = |name: &str| Some(name.to_owned());
    assert_eq!(names, [None, kept("Back"), kept("Playing"), None, kept("Account")]);
    assert!(test.people.enter(&stolen).await.is_err(), "their cookie opens nothing");
    assert!(!test.data.holds("Zebulon").await, "not even in free pages");
    let archived = test.store.listing(table(2)).await.expect("read").expect("their game stays");
    assert_eq!(archived.summary.sitters[0], Some(Sitter::Person(played.id)));

    test.store.append(&[over(1, &playing.id)]).await.expect("stored");
    assert_eq!(forget().await.expect("forgotten"), 1, "their game is over now");
    test.wait(91 * DAY);
    assert_eq!(forget().await.expect("forgotten"), 1, "whoever was back is away again");
    assert_eq!(test.people.person(account.id).await.expect("known").name, Some(name("Account")));
}

fn over(number: u8, person: &PersonId) -> Entry {
    let summary = game(number, Phase::Over, &[person]).summary;
    Entry { summary, ..entry(table(number), [1]) }
}

async fn many_are_forgotten_a_hundred_at_a_time(data: TestData) {
    let test = TestPeople::over(data).await;
    for number in 0..150 {
        test.guest(&format!("Crowd {number}")).await;
    }
    test.wait(92 * DAY);
    for forgotten in [100, 50, 0] {
        assert_eq!(test.people.forget_idle_guests(90 * DAY).await.expect("done"), forgotten);
    }
}

#[test]
fn an_export_has_no_names_of_other_guests() {
    let server = TestServer::open();
    for (other_has_account, told) in [(false, false), (true, true)] {
        let mut ada = Visitor::guest(&server, "Ada");
        let mut other = Visitor::guest(&server, "Zebulon");
        if other_has_account {
            let credentials = json!({ "name": "zebulon", "password": "correct horse" });
            other.ask(&server, "POST", "/api/accounts", &credentials);
        }
        let table = play(&server, &mut ada, &mut other);
        let shown = ada.get(&server, &format!("/api/tables/{table}/record")).text();
        assert!(shown.contains("Ada") && shown.contains("Zebulon"), "at the table: {shown}");
        let data = ada.get(&server, "/api/me/export");
        let record = data.json()["tables"][0]["record"].as_str().expect("a record").to_owned();
        assert!(record.contains("Ada"), "{record}");
        assert_eq!(record.contains("Zebulon"), told, "{record}");
        assert_eq!(data.text().contains("Zebulon"), told);
    }
}

#[test]
fn exporting_again_and_again_takes_time() {
    let server = TestServer::open();
    let mut ada = Visitor::guest(&server, "Ada");
    let mut exported = 0;
    let refusal = loop {
        let answer = ada.get(&server, "/api/me/export");
        match answer.status {
            200 => exported += 1,
            _ => break answer,
        }
    };
    assert_eq!(refused(&refusal), (429, "people-too-fast".to_owned()));
    assert!((5..10).contains(&exported), "{exported}");
}

/// A game that has begun; its table.
fn play(server: &TestServer, ada: &mut Visitor, other: &mut Visitor) -> String {
    let wanted = json!({ "game": "kuba", "places": [{ "seat": 1, "sitter": "me" }] });
    let opened = ada.ask(server, "POST", "/api/tables", &wanted).json();
    let table = opened["id"].as_str().expect("an id").to_owned();
    let contribution = "0123456789abcdef0123456789abcdef";
    let sit = json!({ "kind": "sit", "seat": 2, "as": "myself", "contribution": contribution });
    let contribute = json!({ "kind": "contribute", "contribution": contribution });
    for (visitor, command) in [(ada, contribute), (other, sit)] {
        let path = format!("/api/tables/{table}/commands");
        let answer = visitor.ask(server, "POST", &path, &json!({ "id": "1", "command": command }));
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    table
}

#[test]
fn the_notice_tells_what_holds_here_in_both_languages() {
    let server = TestServer::with(|settings| {
        settings.contact = "ada@games.example".parse().ok();
        settings.guests_forgotten = GuestsForgotten::After(30);
    });
    for (lang, days, ask) in [
        (
            "en",
            "are forgotten after 30 days without a visit",
            "Ask the people who run this server:",
        ),
        ("fr", "sont oubliés après 30 jours sans visite", "Adressez-vous aux personnes"),
    ] {
        let answer = server.get(&format!("/privacy?lang={lang}"));
        assert_eq!((answer.status, answer.header("content-language")), (200, Some(lang)));
        let text = answer.text();
        let link = "<a href=\"mailto:ada@games.example\">ada@games.example</a>";
        for part in [days, ask, link, "<code>ludotheque</code>"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let plain = server.get(&format!("/plain?lang={lang}")).text();
        assert!(plain.contains(&format!("href=\"/privacy?lang={lang}\"")), "there is a way to it");
    }
    let silent = TestServer::with(|settings| settings.guests_forgotten = GuestsForgotten::Never);
    let text = silent.get("/privacy").text();
    assert!(text.contains("Guests stay until they delete themselves"), "{text}");
    assert!(text.contains("They have not given an address here"), "{text}");
    let tricky = TestServer::with(|settings| settings.contact = "<b>Ada</b> & co".parse().ok());
    assert!(tricky.get("/privacy").text().contains("&lt;b&gt;Ada&lt;/b&gt; &amp; co"));
}
