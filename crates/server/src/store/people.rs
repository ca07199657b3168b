//! What is kept of people: their names, accounts, credentials and ratings. Every
//! operation is whole: what belongs together changes in one transaction.

use async_trait::async_trait;
use shelf::Game;
use table::{Moment, PersonId, TableId};

use super::StoreError;
use crate::identity::{
    AccountName, AccountSecrets, AddressRange, Admission, Credential, CredentialId, Field,
    Nickname, Person, Rating, StoredPassword, TokenHash,
};

/// People, their credentials and their ratings.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Adds a person, with its secrets if they have an account, and their first credential.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn add_person(
        &self,
        person: &Person,
        secrets: Option<&AccountSecrets>,
        credential: &Credential,
    ) -> Result<Registered, StoreError>;

    /// These people, in any order; unknown ones are left out.
    ///
    /// # Errors
    /// The data can't be read.
    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// Calls a person otherwise, unless they are unknown or deleted.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn rename(&self, id: PersonId, name: &Nickname) -> Result<Updated, StoreError>;

    /// Blocks a person or lets them in again.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn admit(&self, id: PersonId, admission: Admission) -> Result<Updated, StoreError>;

    /// Empties a person's row and forgets their credentials and ratings. Afterwards the
    /// file holds nothing of them, not even in pages that are free.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn erase(&self, id: PersonId) -> Result<(), StoreError>;

    /// Does the same with guests whose credentials were not used since a moment and
    /// who sit at no table that is not over: at most so many, and tells who they were.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn erase_guests(&self, since: Moment, most: u16) -> Result<Vec<PersonId>, StoreError>;

    /// Makes an account of a guest.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn give_account(
        &self,
        id: PersonId,
        account: &AccountName,
        secrets: &AccountSecrets,
    ) -> Result<Registered, StoreError>;

    /// Who has this account, and their password.
    ///
    /// # Errors
    /// The data can't be read.
    async fn account(
        &self,
        account: &AccountName,
    ) -> Result<Option<(Person, StoredPassword)>, StoreError>;

    /// Changes the password of an account and ends all its credentials but one.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn set_password(
        &self,
        id: PersonId,
        password: &StoredPassword,
        but: Option<CredentialId>,
    ) -> Result<Updated, StoreError>;

    /// Who has this account, and the hash of their recovery code, if they have one.
    ///
    /// # Errors
    /// The data can't be read.
    async fn recovery(
        &self,
        account: &AccountName,
    ) -> Result<Option<(Person, TokenHash)>, StoreError>;

    /// Gives an account another recovery code, or none.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn set_recovery(
        &self,
        id: PersonId,
        recovery: Option<&TokenHash>,
    ) -> Result<Updated, StoreError>;

    /// Gives an account other secrets and ends all its credentials, if the hash of
    /// its recovery code is this one: a code is used once.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn recover(
        &self,
        id: PersonId,
        used: &TokenHash,
        secrets: &AccountSecrets,
    ) -> Result<Updated, StoreError>;

    /// Adds a credential.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn add_credential(&self, credential: &Credential) -> Result<(), StoreError>;

    /// The credential with this hash, be it over or not, and its person.
    ///
    /// # Errors
    /// The data can't be read.
    async fn credential(
        &self,
        hash: &TokenHash,
    ) -> Result<Option<(Credential, Person)>, StoreError>;

    /// The credentials of a person, the newest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn credentials(&self, person: PersonId) -> Result<Vec<Credential>, StoreError>;

    /// Notes that a credential was used.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn note_use(&self, credential: &Credential) -> Result<(), StoreError>;

    /// Ends credentials of a person, and all that have not been used for too long.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn revoke_credentials(
        &self,
        person: PersonId,
        which: CredentialFilter,
        now: Moment,
    ) -> Result<Updated, StoreError>;

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
    async fn list_people(&self, query: &PeopleQuery) -> Result<Vec<Person>, StoreError>;

    /// A page of the ratings in a field, the best first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn list_ratings(
        &self,
        game: Game,
        field: Field,
        page: OffsetPage,
    ) -> Result<Vec<(Person, Rating)>, StoreError>;

    /// The ranges of addresses that are blocked, in no order.
    ///
    /// # Errors
    /// The data can't be read.
    async fn blocked_ranges(&self) -> Result<Vec<AddressRange>, StoreError>;

    /// Blocks a range of addresses, if it is not yet.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn block_range(&self, range: AddressRange, now: Moment) -> Result<(), StoreError>;

    /// Blocks a range of addresses no longer.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn unblock_range(&self, range: AddressRange) -> Result<Updated, StoreError>;

    /// How many people there are, and how many of them have accounts.
    ///
    /// # Errors
    /// The data can't be read.
    async fn count_people(&self) -> Result<Headcount, StoreError>;
}

/// Whether there was somebody or something to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Updated {
    /// There was.
    Changed,
    /// There was not.
    NotFound,
}

/// What became of somebody who wants an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Registered {
    /// They are known so now.
    Done,
    /// Somebody else has this name.
    Taken,
    /// Somebody else has a name that looks the same.
    Alike,
    /// They have an account, or is not there.
    Unable,
}

/// Which credentials of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CredentialFilter {
    One(CredentialId),
    /// This one, if it is a program's.
    Program(CredentialId),
    /// Those of their browsers.
    Sessions,
}

/// One of a person's ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// In which game.
    pub game: Game,
    /// Against one or against several.
    pub field: Field,
    pub rating: Rating,
}

/// Which people, in which order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeopleQuery {
    /// Guests too, the newest first, or accounts alone, by their names.
    pub filter: PeopleFilter,
    /// With this in their name.
    pub named: Option<String>,
    /// How far into the list.
    pub page: OffsetPage,
}

/// Among whom is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeopleFilter {
    /// Accounts that are not blocked.
    Accounts,
    /// Everybody but the deleted.
    All,
    /// Those who are blocked.
    Blocked,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OffsetPage {
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
