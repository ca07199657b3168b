//! Sessions and tokens by the clock: when they end, and what ends with them.

use std::time::Duration;

use server::people::{
    Admission, CredentialKind, People, PeopleError, Refusal, Revocation, Token, Visitor,
    reset_admin_key,
};

use tokio::sync::broadcast::error::RecvError;

use super::test_people::{HERE, TestPeople, name, password};
use crate::data::{TestData, on_every_database};

on_every_database! {
    a_session_ends_a_year_after_its_last_use,
    people_are_the_same_after_a_restart,
    what_ends_is_told_to_open_connections,
    who_is_sent_away_gives_no_more_commands,
    each_person_has_a_pace,
    the_housekeeping_key_is_told_once,
    a_person_has_so_many_sessions_and_the_oldest_ends,
    right_passwords_have_their_pace_too,
    going_from_everywhere_is_one_revocation,
    who_missed_revocations_looks_whether_their_own_was_among_them,
}

const DAY: Duration = Duration::from_hours(24);

/// Why nobody comes in with this token; nothing if somebody does.
async fn refusal(test: &TestPeople, token: &Token) -> Option<Refusal> {
    match test.people.enter(token).await {
        Ok(_) => None,
        Err(PeopleError::Refused(refusal)) => Some(refusal),
        Err(error) => panic!("{error:?}"),
    }
}

async fn a_session_ends_a_year_after_its_last_use(data: TestData) {
    let test = TestPeople::over(data).await;
    let (zoe, token) = test.guest("Zoé").await;
    let owner = test.owner(&token).await;
    let (_, unused) = test.people.give_token(&owner, name("robot")).await.expect("a token");
    for _ in 0..3 {
        test.wait(300 * DAY);
        let entered = test.people.enter(&token).await.expect("still the same");
        assert_eq!((entered.person, entered.kind), (zoe.clone(), CredentialKind::Session));
    }
    assert_eq!(refusal(&test, &unused).await, Some(Refusal::CredentialOver));
    test.wait(364 * DAY);
    assert_eq!(refusal(&test, &token).await, None);
    test.wait(365 * DAY);
    assert_eq!(refusal(&test, &token).await, Some(Refusal::CredentialOver));
    assert_eq!(test.people.credentials(&owner).await.expect("a list"), []);
    assert_eq!(refusal(&test, &Token::random()).await, Some(Refusal::CredentialOver));
}

async fn people_are_the_same_after_a_restart(data: TestData) {
    let test = TestPeople::over(data).await;
    let (zoe, token) = test.account("Zoé").await;
    test.store.close().await;
    let people = server::people::People::new(test.data.store().await);
    let logged_in = people.log_in(&Visitor::STRANGER, "zoé", "correct horse", HERE).await;
    let logged_in = logged_in.expect("the password");
    assert_eq!(logged_in.0, zoe);
    // The server's clock is on the wall again, long after the year has passed.
    assert!(people.enter(&token).await.is_err());
    assert_eq!(people.enter(&logged_in.1).await.expect("entered").person, zoe);
}

async fn what_ends_is_told_to_open_connections(data: TestData) {
    let test = TestPeople::over(data).await;
    let mut revocations = test.people.revocations();
    let (zoe, token) = test.account("zoe").await;
    let entered = test.people.enter(&token).await.expect("entered");
    let stranger = Visitor::STRANGER;
    let other = test.people.log_in(&stranger, "zoe", "correct horse", HERE).await.expect("in");
    assert_eq!(other.0, zoe);

    let new = password("battery staple");
    let owner = test.owner(&token).await;
    test.people.change_password(&owner, "correct horse", new).await.expect("changed");
    let revocation = revocations.recv().await.expect("an ending");
    assert_eq!(revocation, Revocation::AllCredentials(zoe.id, Some(owner.credential())));
    assert!(!revocation.ends(&entered), "the one that changed it goes on");

    test.people.log_out(&owner).await.expect("gone");
    let revocation = revocations.recv().await.expect("an ending");
    assert!(revocation.ends(&entered));
    assert_eq!(refusal(&test, &token).await, Some(Refusal::CredentialOver));
}

async fn who_is_sent_away_gives_no_more_commands(data: TestData) {
    let test = TestPeople::over(data).await;
    let mut revocations = test.people.revocations();
    let [(zoe, token), (ben, _)] = [test.guest("Zoé").await, test.guest("Ben").await];
    let owner = test.owner(&token).await;
    let may_act = |person| test.people.may_act(person, test.people.now());
    assert_eq!(may_act(zoe.id), Ok(()));
    test.people.admit(zoe.id, Admission::Blocked).await.expect("blocked");
    assert_eq!(may_act(zoe.id), Err(Refusal::Blocked));
    assert_eq!(test.people.may_open_table(zoe.id, test.people.now()), Err(Refusal::Blocked));
    assert_eq!(refusal(&test, &token).await, Some(Refusal::Blocked));
    assert_eq!(revocations.recv().await.expect("an ending"), Revocation::Person(zoe.id));
    assert_eq!(may_act(ben.id), Ok(()));
    test.people.admit(zoe.id, Admission::Welcome).await.expect("welcome");
    assert_eq!(may_act(zoe.id), Ok(()));
    assert_eq!(refusal(&test, &token).await, None, "the same again");
    test.people.forget(&owner).await.expect("forgotten");
    assert_eq!(may_act(zoe.id), Err(Refusal::Blocked));
    assert_eq!(refusal(&test, &token).await, Some(Refusal::CredentialOver));
}

async fn each_person_has_a_pace(data: TestData) {
    let test = TestPeople::over(data).await;
    let [(zoe, _), (ben, _)] = [test.guest("Zoé").await, test.guest("Ben").await];
    let may_act = |person| test.people.may_act(person, test.people.now());
    let allowed = (0..1000).take_while(|_| may_act(zoe.id).is_ok()).count();
    assert_eq!(allowed, 200);
    assert_eq!(may_act(zoe.id), Err(Refusal::TooFast { seconds: 1 }));
    assert_eq!(may_act(ben.id), Ok(()), "others are not held up");
    test.wait(Duration::from_secs(1));
    assert_eq!(may_act(zoe.id), Ok(()));
    let open = |_: &i32| test.people.may_open_table(zoe.id, test.people.now()).is_ok();
    assert_eq!((0..1000).take_while(open).count(), 30);
}

async fn the_housekeeping_key_is_told_once(data: TestData) {
    let test = TestPeople::over(data).await;
    let people = &test.people;
    let first = people.admin_key_at_first_start().await.expect("made").expect("a key");
    assert_eq!(people.admin_key_at_first_start().await, Ok(None));
    let key = Token::read(&first).expect("a key");
    assert!(people.check_admin_key(&key).await.is_ok());
    assert!(people.check_admin_key(&Token::random()).await.is_err());
    let second = reset_admin_key(test.store.as_ref()).await.expect("another key");
    assert!(people.check_admin_key(&key).await.is_err());
    let second = Token::read(&second).expect("a key");
    assert!(people.check_admin_key(&second).await.is_ok());
}

async fn a_person_has_so_many_sessions_and_the_oldest_ends(data: TestData) {
    let test = TestPeople::over(data).await;
    let (_, first) = test.account("zoe").await;
    let mut sessions = vec![first];
    let mut revocations = test.people.revocations();
    while sessions.len() < People::MOST_SESSIONS + 5 {
        test.wait(Duration::from_mins(1));
        let log_in = test.people.log_in(&Visitor::STRANGER, "zoe", "correct horse", HERE);
        sessions.push(log_in.await.expect("in").1);
    }
    for (number, session) in sessions.iter().enumerate() {
        let over = (number < 5).then_some(Refusal::CredentialOver);
        assert_eq!(refusal(&test, session).await, over, "session {number}");
    }
    let ended = std::iter::from_fn(|| revocations.try_recv().ok()).count();
    assert_eq!(ended, 5, "their connections are told");
}

async fn right_passwords_have_their_pace_too(data: TestData) {
    let test = TestPeople::over(data).await;
    test.account("zoe").await;
    let log_in = || test.people.log_in(&Visitor::STRANGER, "zoe", "correct horse", HERE);
    for _ in 0..20 {
        log_in().await.expect("in");
    }
    assert!(matches!(log_in().await, Err(PeopleError::TooFast(_))));
    test.wait(Duration::from_secs(30));
    log_in().await.expect("in again");
}

async fn going_from_everywhere_is_one_revocation(data: TestData) {
    let test = TestPeople::over(data).await;
    let (zoe, token) = test.account("zoe").await;
    let owner = test.owner(&token).await;
    let (_, program) = test.people.give_token(&owner, name("robot")).await.expect("a token");
    let entered = test.people.enter(&token).await.expect("entered");
    let robot = test.people.enter(&program).await.expect("entered");
    let mut revocations = test.people.revocations();
    test.people.log_out_everywhere(&owner).await.expect("gone");
    let revocation = revocations.recv().await.expect("an ending");
    assert_eq!(revocation, Revocation::Sessions(zoe.id));
    assert!(revocation.ends(&entered) && !revocation.ends(&robot));
    assert!(revocations.try_recv().is_err(), "one is enough");
}

async fn who_missed_revocations_looks_whether_their_own_was_among_them(data: TestData) {
    let test = TestPeople::over(data).await;
    let (_, bystander) = test.guest("Zoé").await;
    let (_, leaver) = test.guest("Léa").await;
    let bystander = test.people.enter(&bystander).await.expect("entered");
    let gone = test.people.enter(&leaver).await.expect("entered");
    let mut revocations = test.people.revocations();
    test.people.log_out(&test.owner(&leaver).await).await.expect("gone");
    for number in 0..300 {
        let (_, token) = test.guest(&format!("guest {number}")).await;
        test.people.log_out(&test.owner(&token).await).await.expect("gone");
    }
    let heard = revocations.recv().await;
    assert!(matches!(heard, Err(RecvError::Lagged(_))), "{heard:?}");
    let is_ended = |entered| test.people.is_ended(entered, heard.clone());
    assert!(!is_ended(&bystander).await.expect("read"), "others end nobody's session");
    assert!(is_ended(&gone).await.expect("read"));
}
