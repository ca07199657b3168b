//! The people in a store, by a clock that the test sets.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use server::{
    people::{AccountName, Nickname, Owner, Password, People, Person, RateLimits, Token, Visitor},
    store::Store,
};
use table::Moment;

use crate::data::TestData;

/// Where everybody comes from.
pub(crate) const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

/// Data with its people and a clock.
pub(crate) struct TestPeople {
    pub(crate) people: People,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) data: TestData,
    clock: Arc<AtomicU64>,
}

impl TestPeople {
    pub(crate) async fn over(data: TestData) -> Self {
        let store = data.store().await;
        let clock = Arc::new(AtomicU64::new(1_000_000_000_000));
        let hands = Arc::clone(&clock);
        let people = People::new(store.clone())
            .limited_by(RateLimits::new(100_000))
            .by_the_clock(move || Moment::from_millis(hands.load(Ordering::Relaxed)));
        Self { people, store, data, clock }
    }

    /// Lets time pass.
    pub(crate) fn wait(&self, span: Duration) {
        self.clock.fetch_add(span.as_millis() as u64, Ordering::Relaxed);
    }

    pub(crate) async fn guest(&self, text: &str) -> (Person, Token) {
        self.people.welcome(name(text), HERE).await.expect("a guest")
    }

    pub(crate) async fn account(&self, text: &str) -> (Person, Token) {
        let account = AccountName::read(text).expect("a name");
        let password = password("correct horse");
        let made = self.people.register(&Visitor::STRANGER, account, password, HERE).await;
        let made = made.expect("an account");
        (made.person, made.session.expect("a session"))
    }

    /// Whoever shows this session.
    pub(crate) async fn owner(&self, session: &Token) -> Owner {
        let entered = self.people.enter(session).await.expect("a session");
        Owner::try_from(entered).expect("no program")
    }
}

pub(crate) fn name(text: &str) -> Nickname {
    Nickname::read(text).expect("a nickname")
}

pub(crate) fn password(text: &str) -> Password {
    Password::choose(text).expect("a password")
}
