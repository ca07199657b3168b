//! The rate limits of the server: what is limited, by whom, and how much of it. The
//! figures let sixty phones behind one address play undisturbed, and a busy
//! program too; they stop those who try names, passwords or tables by the
//! thousand.

use std::{net::IpAddr, time::Duration};

use parking_lot::{Mutex, MutexGuard};
use table::{Moment, PersonId};

use super::{
    AccountName,
    backoff::Backoff,
    rate_limiter::{RateLimiter, RetryAfter},
    spending::Spending,
};
use crate::network::Network;

const DAY: Duration = Duration::from_hours(24);

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateScope {
    /// Becoming a guest or an account.
    Arriving,
    /// Trying passwords and recovery codes of any account.
    LoggingIn,
    /// Beginning a session with the right one.
    Entering,
    OpeningTables,
    /// Reporting a player.
    Reporting,
    /// Asking for everything that the server knows of one.
    Exporting,
    /// Commands at tables.
    Commanding,
    /// Looking: requests, and following tables.
    Reading,
}

/// By whom it is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RateKey {
    /// By person.
    Person(PersonId),
    /// By address.
    Address(Network),
    /// By address and by the account that somebody there wants to get into.
    Guess(Network, String),
}

impl RateKey {
    /// By the address of a caller.
    pub fn address(address: IpAddr) -> Self {
        Self::Address(Network::of(address))
    }

    /// By the address of a caller and the account that they name, if it can be one.
    pub fn guess(address: IpAddr, account: Option<&AccountName>) -> Self {
        Self::Guess(Network::of(address), account.map(AccountName::key).unwrap_or_default())
    }
}

/// Tells other servers.
pub type Tell = Box<dyn Fn(Spending) + Send + Sync>;

pub struct RateLimits {
    arriving: Mutex<RateLimiter<RateKey>>,
    arriving_day_by_day: Mutex<RateLimiter<RateKey>>,
    logging_in: Mutex<RateLimiter<RateKey>>,
    entering: Mutex<RateLimiter<RateKey>>,
    guessing: Mutex<Backoff<RateKey>>,
    opening_tables: Mutex<RateLimiter<RateKey>>,
    opening_tables_there: Mutex<RateLimiter<RateKey>>,
    reporting: Mutex<RateLimiter<RateKey>>,
    reporting_there: Mutex<RateLimiter<RateKey>>,
    exporting: Mutex<RateLimiter<RateKey>>,
    commanding: Mutex<RateLimiter<RateKey>>,
    reading: Mutex<RateLimiter<RateKey>>,
    reading_there: Mutex<RateLimiter<RateKey>>,
    /// Whom it is told what counts at all servers, where there are others.
    tell: Option<Tell>,
}

impl RateLimits {
    /// Limits for a server where so many connections may come from one address:
    /// as many people may arrive from there at once, and look around.
    pub fn new(per_address: usize) -> Self {
        let (seconds, millis) = (Duration::from_secs, Duration::from_millis);
        let limiter = |at_once, interval| Mutex::new(RateLimiter::new(at_once, interval));
        let crowd = u32::try_from(per_address).unwrap_or(u32::MAX).max(1);
        let many = crowd.saturating_mul(10);
        Self {
            arriving: limiter(crowd, seconds(5)),
            arriving_day_by_day: limiter(many, DAY / many),
            logging_in: limiter(60, seconds(10)),
            entering: limiter(20, seconds(30)),
            guessing: Mutex::new(Backoff::remembering(RateLimiter::<RateKey>::MOST)),
            opening_tables: limiter(30, seconds(5)),
            opening_tables_there: limiter(crowd, seconds(1)),
            reporting: limiter(5, seconds(600)),
            reporting_there: limiter(20, seconds(60)),
            exporting: limiter(5, seconds(60)),
            commanding: limiter(200, millis(10)),
            reading: limiter(200, millis(50)),
            reading_there: limiter(many, (seconds(1) / crowd).max(millis(1))),
            tell: None,
        }
    }

    /// The same, telling other servers what counts there, too.
    #[must_use]
    pub fn telling(self, tell: Tell) -> Self {
        Self { tell: Some(tell), ..self }
    }

    /// Lets somebody do something, or tells them when to come back.
    ///
    /// # Errors
    /// When they do it too often.
    pub fn allow(&self, scope: RateScope, key: &RateKey, now: Moment) -> Result<(), RetryAfter> {
        self.limiter(scope, key).allow(key, now)?;
        if scope == RateScope::Arriving {
            self.arriving_day_by_day.lock().allow(key, now)?;
        }
        self.tell_of(scope, key, Spending::Spent);
        Ok(())
    }

    /// Takes back one that turned out to be harmless.
    pub fn give_back(&self, scope: RateScope, key: &RateKey) {
        self.limiter(scope, key).give_back(key);
        self.tell_of(scope, key, Spending::GivenBack);
    }

    /// Lets somebody try a password or a recovery code, or tells them when to come
    /// back: later each time.
    ///
    /// # Errors
    /// When they have tried too often.
    pub fn guess(&self, key: &RateKey, now: Moment) -> Result<(), RetryAfter> {
        self.guessing.lock().guess(key, now)?;
        self.tell(|| Spending::Guessed(key.clone()));
        Ok(())
    }

    /// They were right.
    pub fn succeed(&self, key: &RateKey) {
        self.guessing.lock().succeed(key);
        self.tell(|| Spending::Succeeded(key.clone()));
    }

    /// Counts what another server tells.
    pub fn apply(&self, told: &Spending, now: Moment) {
        match told {
            Spending::Spent(scope, key) => {
                self.limiter(*scope, key).spend(key, now);
                if *scope == RateScope::Arriving {
                    self.arriving_day_by_day.lock().spend(key, now);
                }
            }
            Spending::GivenBack(scope, key) => self.limiter(*scope, key).give_back(key),
            Spending::Guessed(key) => self.guessing.lock().count(key, now),
            Spending::Succeeded(key) => self.guessing.lock().succeed(key),
        }
    }

    fn tell_of(
        &self,
        scope: RateScope,
        key: &RateKey,
        spending: impl Fn(RateScope, RateKey) -> Spending,
    ) {
        if scope.is_shared() {
            self.tell(|| spending(scope, key.clone()));
        }
    }

    fn tell(&self, spending: impl Fn() -> Spending) {
        if let Some(tell) = &self.tell {
            tell(spending());
        }
    }

    /// Behind one address are many people: there the limits for looking, for opening
    /// tables and for reports are higher than for one of them.
    fn limiter(&self, scope: RateScope, key: &RateKey) -> MutexGuard<'_, RateLimiter<RateKey>> {
        let limiter = match (scope, key) {
            (RateScope::Arriving, _) => &self.arriving,
            (RateScope::LoggingIn, _) => &self.logging_in,
            (RateScope::Entering, _) => &self.entering,
            (RateScope::OpeningTables, RateKey::Address(_)) => &self.opening_tables_there,
            (RateScope::OpeningTables, _) => &self.opening_tables,
            (RateScope::Reporting, RateKey::Address(_)) => &self.reporting_there,
            (RateScope::Reporting, _) => &self.reporting,
            (RateScope::Exporting, _) => &self.exporting,
            (RateScope::Commanding, _) => &self.commanding,
            (RateScope::Reading, RateKey::Address(_)) => &self.reading_there,
            (RateScope::Reading, _) => &self.reading,
        };
        limiter.lock()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_room_full_of_people_arrives_at_once() {
        let rate_limits = RateLimits::new(200);
        let room = RateKey::address(address("10.0.0.1"));
        let now = Moment::from_millis(0);
        for _ in 0..200 {
            assert_eq!(rate_limits.allow(RateScope::Arriving, &room, now), Ok(()));
        }
        assert!(rate_limits.allow(RateScope::Arriving, &room, now).is_err());
        assert_eq!(rate_limits.allow(RateScope::Commanding, &room, now), Ok(()));
    }

    #[test]
    fn whoever_goes_on_arriving_is_stopped_for_the_day() {
        let rate_limits = RateLimits::new(200);
        let room = RateKey::address(address("10.0.0.1"));
        let let_in = |second: u64| {
            let now = Moment::from_millis(second * 1_000);
            rate_limits.allow(RateScope::Arriving, &room, now).is_ok()
        };
        let arrived = (0..=86_400).step_by(5).filter(|second| let_in(*second)).count();
        assert_eq!(arrived, 4_000, "all at once, and as many in a day");
    }

    #[test]
    fn limits_hold_for_two_servers_that_hear_each_other() {
        let (say, said) = mpsc::channel();
        let tell = Box::new(move |spending: Spending| say.send(spending).expect("heard"));
        let here = RateLimits::new(200).telling(tell);
        let there = RateLimits::new(200);
        let (room, now) = (RateKey::address(address("10.0.0.1")), Moment::from_millis(0));
        let zoe = RateKey::guess(address("10.0.0.1"), AccountName::read("Zoé").as_ref().ok());
        let person = RateKey::Person(PersonId::of([1; 10]));
        for _ in 0..150 {
            assert_eq!(here.allow(RateScope::Arriving, &room, now), Ok(()));
        }
        let wrong = (0..100).filter(|_| here.guess(&zoe, now).is_ok()).count();
        assert_eq!(here.allow(RateScope::Commanding, &person, now), Ok(()));
        let told: Vec<Spending> = said.try_iter().collect();
        assert_eq!(told.len(), 150 + wrong, "moves are no other server’s business");
        for spending in &told {
            there.apply(spending, now);
        }
        let arrived = (0..200).filter(|_| there.allow(RateScope::Arriving, &room, now).is_ok());
        assert_eq!(arrived.count(), 50);
        assert!(there.guess(&zoe, now).is_err());
        here.succeed(&zoe);
        here.give_back(RateScope::Arriving, &room);
        for spending in said.try_iter() {
            there.apply(&spending, now);
        }
        assert_eq!(there.guess(&zoe, now), Ok(()));
        assert_eq!(there.allow(RateScope::Arriving, &room, now), Ok(()));
    }

    #[test]
    fn who_guesses_elsewhere_keeps_nobody_out() {
        let rate_limits = RateLimits::new(200);
        let account = AccountName::read("Zoé").expect("a name");
        let now = Moment::from_millis(0);
        let guess = |from| {
            let key = RateKey::guess(address(from), Some(&account));
            rate_limits.guess(&key, now).is_ok()
        };
        assert_eq!((0..100).filter(|_| guess("10.0.0.1")).count(), 10);
        assert!(guess("10.0.0.2"));
    }

    #[test]
    fn a_room_looks_around_faster_than_one_of_its_people() {
        let rate_limits = RateLimits::new(200);
        let room = RateKey::address(address("10.0.0.1"));
        let person = RateKey::Person(PersonId::of([1; 10]));
        let now = Moment::from_millis(0);
        let at_once = |key| {
            (0..10_000).filter(|_| rate_limits.allow(RateScope::Reading, key, now).is_ok()).count()
        };
        assert_eq!((at_once(&room), at_once(&person)), (2_000, 200));
    }
}
