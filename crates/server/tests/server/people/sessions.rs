//! Sessions and tokens by the clock: when they end, and what ends with them.

use std::time::Duration;

use server::{
    people::{
        Admission, Ending, Entered, PassKind, PeopleError, Refusal, Token, reset_housekeeping_key,
    },
    store::HouseStore,
};

use super::kept::{HERE, Kept, name, password};

const DAY: Duration = Duration::from_hours(24);

/// Why nobody comes in with this token; nothing if somebody does.
async fn refusal(kept: &Kept, token: &Token) -> Option<Refusal> {
    match kept.people.enter(token).await {
        Ok(_) => None,
        Err(PeopleError::Refused(refusal)) => Some(refusal),
        Err(error) => panic!("{error:?}"),
    }
}

#[tokio::test]
async fn a_session_ends_a_year_after_its_last_use() {
    let kept = Kept::new().await;
    let (zoe, token) = kept.guest("Zoé").await;
    let (_, unused) = kept.people.give_token(zoe.id, name("robot")).await.expect("a token");
    for _ in 0..3 {
        kept.wait(300 * DAY);
        let entered = kept.people.enter(&token).await.expect("still himself");
        assert_eq!((entered.person, entered.kind), (zoe.clone(), PassKind::Session));
    }
    assert_eq!(refusal(&kept, &unused).await, Some(Refusal::PassOver));
    kept.wait(364 * DAY);
    assert_eq!(refusal(&kept, &token).await, None);
    kept.wait(365 * DAY);
    assert_eq!(refusal(&kept, &token).await, Some(Refusal::PassOver));
    assert_eq!(kept.people.passes(zoe.id).await.expect("a list"), []);
    assert_eq!(refusal(&kept, &Token::random()).await, Some(Refusal::PassOver));
}

#[tokio::test]
async fn people_are_the_same_after_a_restart() {
    let kept = Kept::new().await;
    let (zoe, token) = kept.account("Zoé").await;
    kept.store.close().await;
    let file = kept.folder.0.join("house.sqlite");
    let store = server::store::Sqlite::open(&file).await.expect("the data file");
    let people = server::people::People::new(std::sync::Arc::new(store));
    let logged_in = people.log_in("zoé", "correct horse", HERE).await.expect("the password");
    assert_eq!(logged_in.0, zoe);
    // The house's clock is on the wall again, long after the year has passed.
    assert!(people.enter(&token).await.is_err());
    assert_eq!(people.enter(&logged_in.1).await.expect("entered").person, zoe);
}

#[tokio::test]
async fn what_ends_is_told_to_open_connections() {
    let kept = Kept::new().await;
    let mut endings = kept.people.endings();
    let (zoe, token) = kept.account("zoe").await;
    let Entered { pass, .. } = kept.people.enter(&token).await.expect("entered");
    let (other, _) = kept.people.log_in("zoe", "correct horse", HERE).await.expect("in");
    assert_eq!(other, zoe);

    let new = password("battery staple");
    let entered = kept.people.enter(&token).await.expect("entered");
    kept.people.change_password(&entered, "correct horse", new).await.expect("changed");
    let ending = endings.recv().await.expect("an ending");
    assert_eq!(ending, Ending::AllPasses(zoe.id, Some(pass)));
    assert!(!ending.ends(zoe.id, pass), "the one that changed it goes on");

    kept.people.leave(zoe.id, pass).await.expect("gone");
    let ending = endings.recv().await.expect("an ending");
    assert!(ending.ends(zoe.id, pass));
    assert_eq!(refusal(&kept, &token).await, Some(Refusal::PassOver));
}

#[tokio::test]
async fn who_is_sent_away_gives_no_more_commands() {
    let kept = Kept::new().await;
    let mut endings = kept.people.endings();
    let [(zoe, token), (ben, _)] = [kept.guest("Zoé").await, kept.guest("Ben").await];
    let may_act = |person| kept.people.may_act(person, kept.people.now());
    assert_eq!(may_act(zoe.id), Ok(()));
    kept.people.admit(zoe.id, Admission::Blocked).await.expect("blocked");
    assert_eq!(may_act(zoe.id), Err(Refusal::Blocked));
    assert_eq!(kept.people.may_open_table(zoe.id, kept.people.now()), Err(Refusal::Blocked));
    assert_eq!(refusal(&kept, &token).await, Some(Refusal::Blocked));
    assert_eq!(endings.recv().await.expect("an ending"), Ending::Person(zoe.id));
    assert_eq!(may_act(ben.id), Ok(()));
    kept.people.admit(zoe.id, Admission::Welcome).await.expect("welcome");
    assert_eq!(may_act(zoe.id), Ok(()));
    assert_eq!(refusal(&kept, &token).await, None, "himself again");
    kept.people.forget(zoe.id).await.expect("forgotten");
    assert_eq!(may_act(zoe.id), Err(Refusal::Blocked));
    assert_eq!(refusal(&kept, &token).await, Some(Refusal::PassOver));
}

#[tokio::test]
async fn a_person_has_his_pace() {
    let kept = Kept::new().await;
    let [(zoe, _), (ben, _)] = [kept.guest("Zoé").await, kept.guest("Ben").await];
    let may_act = |person| kept.people.may_act(person, kept.people.now());
    let allowed = (0..1000).take_while(|_| may_act(zoe.id).is_ok()).count();
    assert_eq!(allowed, 200);
    assert_eq!(may_act(zoe.id), Err(Refusal::TooFast { seconds: 1 }));
    assert_eq!(may_act(ben.id), Ok(()), "others are not held up");
    kept.wait(Duration::from_secs(1));
    assert_eq!(may_act(zoe.id), Ok(()));
    let open = |_: &i32| kept.people.may_open_table(zoe.id, kept.people.now()).is_ok();
    assert_eq!((0..1000).take_while(open).count(), 30);
}

#[tokio::test]
async fn the_housekeeping_key_is_told_once() {
    let kept = Kept::new().await;
    let people = &kept.people;
    let first = people.housekeeping_key_at_first_start().await.expect("made").expect("a key");
    assert_eq!(people.housekeeping_key_at_first_start().await, Ok(None));
    let key = Token::read(&first).expect("a key");
    assert!(people.check_housekeeping_key(&key).await.is_ok());
    assert!(people.check_housekeeping_key(&Token::random()).await.is_err());
    let second = reset_housekeeping_key(kept.store.as_ref()).await.expect("another key");
    assert!(people.check_housekeeping_key(&key).await.is_err());
    let second = Token::read(&second).expect("a key");
    assert!(people.check_housekeeping_key(&second).await.is_ok());
}
