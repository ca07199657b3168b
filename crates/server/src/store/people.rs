//! What is kept of people: their names, accounts, passes and ratings. Every
//! operation is whole: what belongs together changes in one transaction.

use async_trait::async_trait;
use shelf::Game;
use table::{Moment, PersonId, TableId};

use super::StoreError;
use crate::people::{
    AccountName, Admission, Field, Nickname, Pass, PassId, Person, Rating, StoredPassword,
    TokenHash,
};

/// People, their passes and their ratings.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Adds a person, with a password if he has an account, and his first pass.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn add_person(
        &self,
        person: &Person,
        password: Option<&StoredPassword>,
        pass: &Pass,
    ) -> Result<Registered, StoreError>;

    /// These people, in any order; unknown ones are left out.
    ///
    /// # Errors
    /// The data can't be read.
    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// Calls a person otherwise, unless he is unknown or deleted.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn rename(&self, id: PersonId, name: &Nickname) -> Result<Found, StoreError>;

    /// Blocks a person or lets him in again.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn admit(&self, id: PersonId, admission: Admission) -> Result<Found, StoreError>;

    /// Empties a person's row and forgets his passes and ratings. Afterwards the
    /// file holds nothing of them, not even in pages that are free.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn erase(&self, id: PersonId) -> Result<(), StoreError>;

    /// Makes an account of a guest.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn give_account(
        &self,
        id: PersonId,
        account: &AccountName,
        password: &StoredPassword,
    ) -> Result<Registered, StoreError>;

    /// Who has this account, and his password.
    ///
    /// # Errors
    /// The data can't be read.
    async fn account(
        &self,
        account: &AccountName,
    ) -> Result<Option<(Person, StoredPassword)>, StoreError>;

    /// Changes the password of an account and ends all its passes but one.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn set_password(
        &self,
        id: PersonId,
        password: &StoredPassword,
        but: Option<PassId>,
    ) -> Result<Found, StoreError>;

    /// Adds a pass.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn add_pass(&self, pass: &Pass) -> Result<(), StoreError>;

    /// The pass with this hash, be it over or not, and its person.
    ///
    /// # Errors
    /// The data can't be read.
    async fn pass(&self, hash: &TokenHash) -> Result<Option<(Pass, Person)>, StoreError>;

    /// The passes of a person, the newest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn passes(&self, person: PersonId) -> Result<Vec<Pass>, StoreError>;

    /// Notes that a pass was used.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn note_use(&self, pass: &Pass) -> Result<(), StoreError>;

    /// Ends passes of a person, and all that have not been used for too long.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn end_passes(
        &self,
        person: PersonId,
        which: Which,
        now: Moment,
    ) -> Result<Found, StoreError>;

    /// A person's ratings, game by game.
    ///
    /// # Errors
    /// The data can't be read.
    async fn ratings(&self, person: PersonId) -> Result<Vec<Rated>, StoreError>;

    /// Brings a table's result into the ratings, once: a second time nothing
    /// happens. `ranking` has those of the first place first.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn rate(
        &self,
        table: TableId,
        game: Game,
        ranking: &[Vec<PersonId>],
    ) -> Result<(), StoreError>;

    /// The rated tables whose games are over and whose results are not in the
    /// ratings yet.
    ///
    /// # Errors
    /// The data can't be read.
    async fn unrated(&self) -> Result<Vec<TableId>, StoreError>;

    /// A page of people.
    ///
    /// # Errors
    /// The data can't be read.
    async fn list_people(&self, question: &Question) -> Result<Vec<Person>, StoreError>;

    /// A page of the ratings in a field, the best first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn list_ratings(
        &self,
        game: Game,
        field: Field,
        part: Part,
    ) -> Result<Vec<(Person, Rating)>, StoreError>;

    /// How many people there are, and how many of them have accounts.
    ///
    /// # Errors
    /// The data can't be read.
    async fn count_people(&self) -> Result<Headcount, StoreError>;
}

/// Whether there was somebody or something to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// There was.
    Changed,
    /// There was not.
    Nothing,
}

/// What became of somebody who wants an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Registered {
    /// He is known so now.
    Done,
    /// Somebody else has this name.
    Taken,
    /// He has an account, or is not there.
    Unable,
}

/// Which passes of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// This one.
    One(PassId),
    /// This one, if it is a program's.
    Program(PassId),
    /// Those of his browsers.
    Sessions,
}

/// One of a person's ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// In which game.
    pub game: Game,
    /// Against one or against several.
    pub field: Field,
    /// What it is.
    pub rating: Rating,
}

/// Which people, in which order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Guests too, the newest first, or accounts alone, by their names.
    pub among: Among,
    /// With this in their name.
    pub named: Option<String>,
    /// How far into the list.
    pub part: Part,
}

/// Among whom is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Among {
    /// Accounts that are not blocked.
    Accounts,
    /// Everybody but the deleted.
    All,
    /// Those who are blocked.
    Blocked,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// How many come before it.
    pub from: u32,
    /// How long it is at most.
    pub size: u16,
}

/// How many people there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Headcount {
    /// Without the deleted.
    pub people: u64,
    /// Those with an account.
    pub accounts: u64,
}
