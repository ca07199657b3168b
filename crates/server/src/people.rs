//! Who is who. A guest needs only a nickname and is known again by a cookie; an
//! account has a password too. Everything else of the server knows people by id
//! and asks here what they are called.
//!
//! It decides who comes in; what they may do at a table is the table's to say. Its
//! clock is handed in, so that tests need not wait a year.

mod accounts;
mod admin;
mod arriving;
pub mod backoff;
pub mod cookie;
mod entry;
mod error;
mod guessing;
mod idle;
mod password;
mod ranges;
mod ranking;
pub mod rate_limiter;
mod rate_limits;
mod recovery;
mod reporting;
mod sessions;
mod sharing;
mod spending;
mod tokens;
mod views;

use std::{collections::HashSet, net::IpAddr, sync::Arc};

use parking_lot::RwLock;
use table::{Moment, PersonId};
use tokio::sync::broadcast;

pub(crate) use self::idle::run as forget_idle_guests;
use self::sharing::{Others, PeopleNews};
pub use self::{
    accounts::NewAccount,
    admin::reset_admin_key,
    entry::{Admin, Entered, Me, Owner, Someone, Visitor},
    error::PeopleError,
    password::{Hashing, Password, Verdict},
    rate_limiter::RetryAfter,
    rate_limits::{RateKey, RateLimits, RateScope, Tell},
    spending::Spending,
};
use crate::{
    bus::Bus,
    store::{Postgres, Store, StoreError},
    system::wall_clock,
};
pub use crate::{
    identity::{
        AccountName, AccountSecrets, AddressRange, Admission, Credential, CredentialId,
        CredentialKind, Field, Nickname, Note, Person, Rating, RecoveryCode, Refusal, Report,
        ReportNumber, StoredPassword, Token, TokenHash, rating,
    },
    network::Network,
};

/// The code of what is shown in the place of a name that is gone.
pub const DELETED: &str = "people-deleted";

/// The people of the server. A copy is the same people.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    clock: Arc<dyn Fn() -> Moment + Send + Sync>,
    hashing: Hashing,
    rate_limits: Arc<RateLimits>,
    revocations: broadcast::Sender<Revocation>,
    /// Who was blocked or deleted since the server opened: connections that were
    /// there before ask on every command.
    sent_away: Arc<RwLock<HashSet<PersonId>>>,
    blocked_ranges: Arc<RwLock<Vec<AddressRange>>>,
    /// The other servers, where several may share the database.
    others: Option<Arc<Others>>,
}

/// Something that ends the connections that rest on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Revocation {
    /// A session was logged out, or a token revoked.
    Credential(CredentialId),
    /// All sessions of a person.
    Sessions(PersonId),
    /// All credentials of a person but one.
    AllCredentials(PersonId, Option<CredentialId>),
    /// A person was blocked, or deleted themselves.
    Person(PersonId),
    /// Nobody may be here from these addresses.
    Range(AddressRange),
}

impl Revocation {
    /// Whether it ends a connection of somebody who came in so.
    pub fn ends(self, entered: &Entered) -> bool {
        let Entered { person, credential, kind } = entered;
        match self {
            Self::Credential(ended) => ended == *credential,
            Self::Sessions(owner) => owner == person.id && *kind == CredentialKind::Session,
            Self::AllCredentials(owner, but) => owner == person.id && but != Some(*credential),
            Self::Person(owner) => owner == person.id,
            // That depends on where they are, which is not theirs to tell.
            Self::Range(_) => false,
        }
    }
}

impl People {
    /// How many connections may come from one address when nothing is said.
    const PER_ADDRESS: usize = 200;
    /// How many revocations wait for a connection that is busy; one that misses some
    /// asks whether its own credential still holds.
    const UNREAD_REVOCATIONS: usize = 256;

    /// The people that are kept in a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            clock: Arc::new(wall_clock),
            hashing: Hashing::new(),
            rate_limits: Arc::new(RateLimits::new(Self::PER_ADDRESS)),
            revocations: broadcast::channel(Self::UNREAD_REVOCATIONS).0,
            sent_away: Arc::default(),
            blocked_ranges: Arc::default(),
            others: None,
        }
    }

    /// The same people with other limits.
    #[must_use]
    pub fn limited_by(self, rate_limits: RateLimits) -> Self {
        Self { rate_limits: Arc::new(rate_limits), ..self }
    }

    /// The same people in a server beside which there may be others, which can be told at
    /// once where there is a bus.
    #[must_use]
    pub fn sharing(self, database: Option<Arc<Postgres>>, bus: Option<Arc<Bus>>) -> Self {
        let others = database.map(|database| Arc::new(Others::new(database, bus)));
        Self { others, ..self }
    }

    /// The same people with another clock.
    #[must_use]
    pub fn by_the_clock(self, clock: impl Fn() -> Moment + Send + Sync + 'static) -> Self {
        Self { clock: Arc::new(clock), ..self }
    }

    /// The time.
    pub fn now(&self) -> Moment {
        (self.clock)()
    }

    /// How often somebody may do something.
    pub fn rate_limits(&self) -> &RateLimits {
        &self.rate_limits
    }

    /// What ends connections from now on; [`People::is_ended`] says whose.
    pub fn revocations(&self) -> broadcast::Receiver<Revocation> {
        self.revocations.subscribe()
    }

    /// Whether a person who came in before may give a command now.
    ///
    /// # Errors
    /// They were sent away since, or they are too fast.
    pub fn may_act(&self, person: PersonId, now: Moment) -> Result<(), Refusal> {
        self.not_sent_away(person)?;
        Ok(self.rate_limits.allow(RateScope::Commanding, &RateKey::Person(person), now)?)
    }

    /// Whether a person may open a table now.
    ///
    /// # Errors
    /// They were sent away since, or they open too many.
    pub fn may_open_table(&self, person: PersonId, now: Moment) -> Result<(), Refusal> {
        self.not_sent_away(person)?;
        Ok(self.rate_limits.allow(RateScope::OpeningTables, &RateKey::Person(person), now)?)
    }

    /// Whether another table may be opened from an address, whoever opens it.
    ///
    /// # Errors
    /// Too many are.
    pub fn may_open_table_from(&self, address: IpAddr, now: Moment) -> Result<(), Refusal> {
        Ok(self.rate_limits.allow(RateScope::OpeningTables, &RateKey::address(address), now)?)
    }

    fn not_sent_away(&self, person: PersonId) -> Result<(), Refusal> {
        let sent_away = self.sent_away.read();
        if sent_away.contains(&person) { Err(Refusal::Blocked) } else { Ok(()) }
    }

    /// Ends what rests on something, on all servers.
    async fn end(&self, revocation: Revocation) -> Result<(), StoreError> {
        self.end_here(revocation);
        self.tell_others(PeopleNews::Ended(revocation)).await
    }

    /// The same on this server; nobody may be listening.
    fn end_here(&self, revocation: Revocation) {
        if let Revocation::Person(person) = revocation {
            self.sent_away.write().insert(person);
        }
        let _ = self.revocations.send(revocation);
    }

    /// A person is welcome again.
    fn call_back(&self, person: PersonId) {
        self.sent_away.write().remove(&person);
    }
}
