//! People. The statements are beside this file, one subject a
//! file; here is which of them read and which write.

mod credentials;
mod erasing;
mod likeness;
mod persons;
mod ranges;
mod ratings;
mod recovery;

use async_trait::async_trait;
use shelf::Game;
use table::{Moment, PersonId, TableId};

use super::engine::Store;
use crate::{
    identity::{
        AccountName, AccountSecrets, AddressRange, Admission, Credential, CredentialId, Field,
        Nickname, Person, Rating, StoredPassword, TokenHash,
    },
    store::{
        CredentialFilter, Headcount, OffsetPage, PeopleQuery, PeopleStore, Rated, Registered,
        StoreError, Updated,
    },
};

#[async_trait]
impl PeopleStore for Store {
    async fn add_person(
        &self,
        person: &Person,
        secrets: Option<&AccountSecrets>,
        credential: &Credential,
    ) -> Result<Registered, StoreError> {
        self.written(persons::add(self.writer(), person, secrets, credential).await)
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        persons::these(self.reader(), ids).await
    }

    async fn rename(&self, id: PersonId, name: &Nickname) -> Result<Updated, StoreError> {
        self.written(persons::rename(self.writer(), id, name).await)
    }

    async fn admit(&self, id: PersonId, admission: Admission) -> Result<Updated, StoreError> {
        self.written(persons::admit(self.writer(), id, admission).await)
    }

    async fn erase(&self, id: PersonId) -> Result<(), StoreError> {
        self.written(erasing::one(self, id).await)
    }

    async fn erase_guests(&self, since: Moment, most: u16) -> Result<Vec<PersonId>, StoreError> {
        self.written(erasing::guests(self, since, most).await)
    }

    async fn give_account(
        &self,
        id: PersonId,
        account: &AccountName,
        secrets: &AccountSecrets,
    ) -> Result<Registered, StoreError> {
        self.written(persons::give_account(self.writer(), id, account, secrets).await)
    }

    async fn account(
        &self,
        account: &AccountName,
    ) -> Result<Option<(Person, StoredPassword)>, StoreError> {
        persons::account(self.reader(), account).await
    }

    async fn set_password(
        &self,
        id: PersonId,
        password: &StoredPassword,
        but: Option<CredentialId>,
    ) -> Result<Updated, StoreError> {
        self.written(persons::set_password(self.writer(), id, password, but).await)
    }

    async fn recovery(
        &self,
        account: &AccountName,
    ) -> Result<Option<(Person, TokenHash)>, StoreError> {
        recovery::of(self.reader(), account).await
    }

    async fn set_recovery(
        &self,
        id: PersonId,
        recovery: Option<&TokenHash>,
    ) -> Result<Updated, StoreError> {
        self.written(recovery::set(self.writer(), id, recovery).await)
    }

    async fn recover(
        &self,
        id: PersonId,
        used: &TokenHash,
        secrets: &AccountSecrets,
    ) -> Result<Updated, StoreError> {
        self.written(recovery::recover(self.writer(), id, used, secrets).await)
    }

    async fn add_credential(&self, credential: &Credential) -> Result<(), StoreError> {
        self.written(credentials::add(self.writer(), credential).await)
    }

    async fn credential(
        &self,
        hash: &TokenHash,
    ) -> Result<Option<(Credential, Person)>, StoreError> {
        credentials::find(self.reader(), hash).await
    }

    async fn credentials(&self, person: PersonId) -> Result<Vec<Credential>, StoreError> {
        credentials::of(self.reader(), person).await
    }

    async fn note_use(&self, credential: &Credential) -> Result<(), StoreError> {
        self.written(credentials::note_use(self.writer(), credential).await)
    }

    async fn revoke_credentials(
        &self,
        person: PersonId,
        which: CredentialFilter,
        now: Moment,
    ) -> Result<Updated, StoreError> {
        self.written(credentials::end(self.writer(), person, which, now).await)
    }

    async fn ratings(&self, person: PersonId) -> Result<Vec<Rated>, StoreError> {
        ratings::of(self.reader(), person).await
    }

    async fn rate(
        &self,
        table: TableId,
        game: Game,
        ranking: &[Vec<PersonId>],
    ) -> Result<(), StoreError> {
        self.written(ratings::rate(self.writer(), table, game, ranking).await)
    }

    async fn unrated(&self) -> Result<Vec<TableId>, StoreError> {
        ratings::unrated(self.reader()).await
    }

    async fn list_people(&self, query: &PeopleQuery) -> Result<Vec<Person>, StoreError> {
        persons::list(self.reader(), query).await
    }

    async fn list_ratings(
        &self,
        game: Game,
        field: Field,
        page: OffsetPage,
    ) -> Result<Vec<(Person, Rating)>, StoreError> {
        ratings::list(self.reader(), game, field, page).await
    }

    async fn blocked_ranges(&self) -> Result<Vec<AddressRange>, StoreError> {
        ranges::all(self.reader()).await
    }

    async fn block_range(&self, range: AddressRange, now: Moment) -> Result<(), StoreError> {
        self.written(ranges::block(self.writer(), range, now).await)
    }

    async fn unblock_range(&self, range: AddressRange) -> Result<Updated, StoreError> {
        self.written(ranges::unblock(self.writer(), range).await)
    }

    async fn count_people(&self) -> Result<Headcount, StoreError> {
        persons::count(self.reader()).await
    }
}

impl Store {
    fn written<T>(&self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        self.wrote();
        outcome
    }
}
