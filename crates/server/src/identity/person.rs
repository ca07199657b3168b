//! A person, as the server knows them: guest or account, here or gone. Everything
//! else of the server knows people by id alone.

use table::{Moment, PersonId, Standing};

use super::{AccountName, Nickname};
use crate::system::random;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What events call them.
    pub id: PersonId,
    /// What people call them; nothing once they have deleted themselves.
    pub name: Option<Nickname>,
    /// Their account, if they have one.
    pub account: Option<AccountName>,
    /// Whether they may come in.
    pub admission: Admission,
    /// Since when the server knows them.
    pub since: Moment,
}

impl Person {
    /// A new guest.
    pub fn guest(name: Nickname, now: Moment) -> Self {
        let id = PersonId::of(random());
        Self { id, name: Some(name), account: None, admission: Admission::Welcome, since: now }
    }

    /// What they are to a table.
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
    /// As everybody is at first.
    Welcome,
    /// Whoever runs the server said no.
    Blocked,
}
