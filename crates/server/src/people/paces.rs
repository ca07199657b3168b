//! The paces of the house: what is limited, by whom, and how much of it. The
//! figures let sixty phones behind one address play undisturbed, and a busy
//! program too; they stop those who try names, passwords or tables by the
//! thousand.

use std::{
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

use parking_lot::{Mutex, MutexGuard};
use table::{Moment, PersonId};

use super::{
    AccountName,
    pace::{Pace, RetryAfter},
};

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
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
pub enum Whose {
    /// By person.
    Person(PersonId),
    /// By address.
    Address(Network),
    /// By the account that somebody wants to get into.
    Account(String),
}

impl Whose {
    /// By the address of a caller.
    pub fn address(address: IpAddr) -> Self {
        Self::Address(Network::of(address))
    }

    /// By the account that somebody names.
    pub fn account(name: &AccountName) -> Self {
        Self::Account(name.key())
    }
}

/// An address as far as it tells households apart: in IPv6 one of them has a
/// whole network of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network(IpAddr);

impl Network {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let bits = address.to_bits() >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from_bits(bits))
            }
            four @ IpAddr::V4(_) => four,
        })
    }
}

/// All paces.
#[derive(Debug)]
pub struct Paces {
    arriving: Mutex<Pace<Whose>>,
    logging_in: Mutex<Pace<Whose>>,
    logging_in_there: Mutex<Pace<Whose>>,
    opening_tables: Mutex<Pace<Whose>>,
    commanding: Mutex<Pace<Whose>>,
}

impl Paces {
    /// Paces for a house where so many connections may come from one address:
    /// as many people may arrive from there at once.
    pub fn new(per_address: usize) -> Self {
        let seconds = Duration::from_secs;
        let pace = |at_once, interval| Mutex::new(Pace::new(at_once, interval));
        let crowd = u32::try_from(per_address).unwrap_or(u32::MAX).max(1);
        Self {
            arriving: pace(crowd, seconds(5)),
            logging_in: pace(60, seconds(10)),
            logging_in_there: pace(10, seconds(30)),
            opening_tables: pace(30, seconds(5)),
            commanding: pace(200, Duration::from_millis(10)),
        }
    }

    /// Lets somebody do something, or tells him when to come back.
    ///
    /// # Errors
    /// When he does it too often.
    pub fn allow(&self, doing: Doing, whose: &Whose, now: Moment) -> Result<(), RetryAfter> {
        self.pace(doing, whose).allow(whose, now)
    }

    /// Takes back one that turned out to be harmless.
    pub fn give_back(&self, doing: Doing, whose: &Whose) {
        self.pace(doing, whose).give_back(whose);
    }

    /// One account is tried from many addresses: there the pace is slower than
    /// for an address behind which many people are.
    fn pace(&self, doing: Doing, whose: &Whose) -> MutexGuard<'_, Pace<Whose>> {
        let pace = match (doing, whose) {
            (Doing::Arriving, _) => &self.arriving,
            (Doing::LoggingIn, Whose::Account(_)) => &self.logging_in_there,
            (Doing::LoggingIn, _) => &self.logging_in,
            (Doing::OpeningTables, _) => &self.opening_tables,
            (Doing::Commanding, _) => &self.commanding,
        };
        pace.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_one_caller() {
        let network = |text: &str| Whose::address(text.parse().expect("an address"));
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
        assert_ne!(network("10.0.0.2"), network("10.0.0.1"));
    }

    #[test]
    fn a_room_full_of_people_arrives_at_once() {
        let paces = Paces::new(200);
        let room = Whose::address("10.0.0.1".parse().expect("an address"));
        let now = Moment::from_millis(0);
        for _ in 0..200 {
            assert_eq!(paces.allow(Doing::Arriving, &room, now), Ok(()));
        }
        assert!(paces.allow(Doing::Arriving, &room, now).is_err());
        assert_eq!(paces.allow(Doing::Commanding, &room, now), Ok(()));
    }

    #[test]
    fn an_account_is_tried_less_often_than_from_an_address() {
        let paces = Paces::new(200);
        let account = Whose::account(&AccountName::read("Zoé").expect("a name"));
        let now = Moment::from_millis(0);
        let tried = (0..100).filter(|_| paces.allow(Doing::LoggingIn, &account, now).is_ok());
        assert_eq!(tried.count(), 10);
    }
}
