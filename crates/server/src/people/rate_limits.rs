//! The rate limits of the server: what is limited, by whom, and how much of it. The
//! figures let sixty phones behind one address play undisturbed, and a busy
//! program too; they stop those who try names, passwords or tables by the
//! thousand.

use std::{net::IpAddr, time::Duration};

use parking_lot::{Mutex, MutexGuard};
use table::{Moment, PersonId};

use super::{
    AccountName,
    rate_limiter::{RateLimiter, RetryAfter},
};
use crate::network::Network;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateScope {
    /// Becoming a guest or an account.
    Arriving,
    /// Trying a password.
    LoggingIn,
    /// Opening a table.
    OpeningTables,
    /// Commands at tables, and other small requests.
    Commanding,
}

/// By whom it is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RateKey {
    /// By person.
    Person(PersonId),
    /// By address.
    Address(Network),
    /// By the account that somebody wants to get into.
    Account(String),
}

impl RateKey {
    /// By the address of a caller.
    pub fn address(address: IpAddr) -> Self {
        Self::Address(Network::of(address))
    }

    /// By the account that somebody names.
    pub fn account(name: &AccountName) -> Self {
        Self::Account(name.key())
    }
}

/// All rate limits.
#[derive(Debug)]
pub struct RateLimits {
    arriving: Mutex<RateLimiter<RateKey>>,
    logging_in: Mutex<RateLimiter<RateKey>>,
    logging_in_there: Mutex<RateLimiter<RateKey>>,
    opening_tables: Mutex<RateLimiter<RateKey>>,
    opening_tables_there: Mutex<RateLimiter<RateKey>>,
    commanding: Mutex<RateLimiter<RateKey>>,
}

impl RateLimits {
    /// Limits for a server where so many connections may come from one address:
    /// as many people may arrive from there at once.
    pub fn new(per_address: usize) -> Self {
        let seconds = Duration::from_secs;
        let limiter = |at_once, interval| Mutex::new(RateLimiter::new(at_once, interval));
        let crowd = u32::try_from(per_address).unwrap_or(u32::MAX).max(1);
        Self {
            arriving: limiter(crowd, seconds(5)),
            logging_in: limiter(60, seconds(10)),
            logging_in_there: limiter(10, seconds(30)),
            opening_tables: limiter(30, seconds(5)),
            opening_tables_there: limiter(crowd, seconds(1)),
            commanding: limiter(200, Duration::from_millis(10)),
        }
    }

    /// Lets somebody do something, or tells them when to come back.
    ///
    /// # Errors
    /// When they do it too often.
    pub fn allow(&self, scope: RateScope, key: &RateKey, now: Moment) -> Result<(), RetryAfter> {
        self.limiter(scope, key).allow(key, now)
    }

    /// Takes back one that turned out to be harmless.
    pub fn give_back(&self, scope: RateScope, key: &RateKey) {
        self.limiter(scope, key).give_back(key);
    }

    /// One account is tried from many addresses: there the limit is lower than
    /// for an address behind which many people are. Of tables more may be opened
    /// from an address than by a person.
    fn limiter(&self, scope: RateScope, key: &RateKey) -> MutexGuard<'_, RateLimiter<RateKey>> {
        let limiter = match (scope, key) {
            (RateScope::Arriving, _) => &self.arriving,
            (RateScope::LoggingIn, RateKey::Account(_)) => &self.logging_in_there,
            (RateScope::LoggingIn, _) => &self.logging_in,
            (RateScope::OpeningTables, RateKey::Address(_)) => &self.opening_tables_there,
            (RateScope::OpeningTables, _) => &self.opening_tables,
            (RateScope::Commanding, _) => &self.commanding,
        };
        limiter.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_full_of_people_arrives_at_once() {
        let rate_limits = RateLimits::new(200);
        let room = RateKey::address("10.0.0.1".parse().expect("an address"));
        let now = Moment::from_millis(0);
        for _ in 0..200 {
            assert_eq!(rate_limits.allow(RateScope::Arriving, &room, now), Ok(()));
        }
        assert!(rate_limits.allow(RateScope::Arriving, &room, now).is_err());
        assert_eq!(rate_limits.allow(RateScope::Commanding, &room, now), Ok(()));
    }

    #[test]
    fn an_account_is_tried_less_often_than_from_an_address() {
        let rate_limits = RateLimits::new(200);
        let account = RateKey::account(&AccountName::read("Zoé").expect("a name"));
        let now = Moment::from_millis(0);
        let tried =
            (0..100).filter(|_| rate_limits.allow(RateScope::LoggingIn, &account, now).is_ok());
        assert_eq!(tried.count(), 10);
    }
}
