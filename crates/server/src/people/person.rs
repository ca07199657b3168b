//! A person, as the house knows him: guest or account, here or gone. Everything
//! else of the house knows people by id alone.

use table::{Moment, PersonId, Standing};

use super::{AccountName, Nickname};
use crate::house::random;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What events call him.
    pub id: PersonId,
    /// What people call him; nothing once he has deleted himself.
    pub name: Option<Nickname>,
    /// His account, if he has one.
    pub account: Option<AccountName>,
    /// Whether he may come in.
    pub admission: Admission,
    /// Since when the house knows him.
    pub since: Moment,
}

impl Person {
    /// A new guest.
    pub fn guest(name: Nickname, now: Moment) -> Self {
        let id = PersonId::of(random());
        Self { id, name: Some(name), account: None, admission: Admission::Welcome, since: now }
    }

    /// What he is to a table.
    pub fn standing(&self) -> Standing {
        match self.account {
            Some(_) => Standing::Account,
            None => Standing::Guest,
        }
    }
}

/// Whether somebody may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Admission {
    /// He may.
    Welcome,
    /// Whoever runs the house said no.
    Blocked,
}
