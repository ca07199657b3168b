//! Who is who. A guest needs only a nickname and is kept himself by a cookie; an
//! account has a password too. Everything else of the house knows people by id
//! and asks here what they are called.
//!
//! It decides who comes in; what he may do at a table is the table's to say. Its
//! clock is handed in, so that tests need not wait a year.

mod accounts;
mod arriving;
pub mod cookie;
mod entry;
mod housekeeping;
mod name;
pub mod pace;
mod paces;
mod pass;
mod password;
mod person;
mod ranking;
pub mod rating;
mod refusal;
mod token;
mod views;

use std::{collections::HashSet, sync::Arc};

use parking_lot::RwLock;
use table::{Moment, PersonId};
use tokio::sync::broadcast;

pub use self::{
    entry::{Entered, Housekeeper, Me, Owner, Someone},
    housekeeping::reset_housekeeping_key,
    name::{AccountName, Nickname},
    pace::RetryAfter,
    paces::{Doing, Network, Paces, Whose},
    pass::{Pass, PassId, PassKind},
    password::{Hashing, Password, StoredPassword, Verdict},
    person::{Admission, Person},
    rating::{Field, Rating},
    refusal::{PeopleError, Refusal},
    token::{Token, TokenHash},
};
use crate::{house::on_the_wall, store::Store};

/// The code of what is shown in the place of a name that is gone.
pub const DELETED: &str = "people-deleted";

/// The people of the house. A copy is the same people.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    clock: Arc<dyn Fn() -> Moment + Send + Sync>,
    hashing: Hashing,
    paces: Arc<Paces>,
    endings: broadcast::Sender<Ending>,
    /// Who was blocked or deleted since the house opened: connections that were
    /// there before ask on every command.
    sent_away: Arc<RwLock<HashSet<PersonId>>>,
}

/// Something that ends the connections that rest on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A session was logged out, or a token revoked.
    Pass(PassId),
    /// All passes of a person but one.
    AllPasses(PersonId, Option<PassId>),
    /// A person was blocked, or deleted himself.
    Person(PersonId),
}

impl Ending {
    /// Whether it ends a connection of this person that came in with this pass.
    pub fn ends(self, person: PersonId, pass: PassId) -> bool {
        match self {
            Self::Pass(ended) => ended == pass,
            Self::AllPasses(whose, but) => whose == person && but != Some(pass),
            Self::Person(whose) => whose == person,
        }
    }
}

impl People {
    /// How many connections may come from one address when nothing is said.
    const PER_ADDRESS: usize = 200;

    /// The people that are kept in a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            clock: Arc::new(on_the_wall),
            hashing: Hashing::new(),
            paces: Arc::new(Paces::new(Self::PER_ADDRESS)),
            endings: broadcast::channel(64).0,
            sent_away: Arc::default(),
        }
    }

    /// The same people in a house where so many connections may come from one
    /// address.
    #[must_use]
    pub fn arriving_in_crowds_of(self, per_address: usize) -> Self {
        Self { paces: Arc::new(Paces::new(per_address)), ..self }
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
    pub fn paces(&self) -> &Paces {
        &self.paces
    }

    /// What ends connections from now on. A receiver that lags behind must end
    /// its connection, or look whether its pass still holds.
    pub fn endings(&self) -> broadcast::Receiver<Ending> {
        self.endings.subscribe()
    }

    /// Whether a person who came in before may give a command now.
    ///
    /// # Errors
    /// He was sent away since, or he is too fast.
    pub fn may_act(&self, person: PersonId, now: Moment) -> Result<(), Refusal> {
        self.not_sent_away(person)?;
        Ok(self.paces.allow(Doing::Commanding, &Whose::Person(person), now)?)
    }

    /// Whether a person may open a table now.
    ///
    /// # Errors
    /// He was sent away since, or he opens too many.
    pub fn may_open_table(&self, person: PersonId, now: Moment) -> Result<(), Refusal> {
        self.not_sent_away(person)?;
        Ok(self.paces.allow(Doing::OpeningTables, &Whose::Person(person), now)?)
    }

    fn not_sent_away(&self, person: PersonId) -> Result<(), Refusal> {
        let sent_away = self.sent_away.read();
        if sent_away.contains(&person) { Err(Refusal::Blocked) } else { Ok(()) }
    }

    /// Ends what rests on something; nobody may be listening.
    fn end(&self, ending: Ending) {
        if let Ending::Person(person) = ending {
            self.sent_away.write().insert(person);
        }
        let _ = self.endings.send(ending);
    }

    /// A person is welcome again.
    fn call_back(&self, person: PersonId) {
        self.sent_away.write().remove(&person);
    }
}
