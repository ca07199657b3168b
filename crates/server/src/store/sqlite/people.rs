//! People in the data file. The statements are beside this file, one subject a
//! file; here is which of them read and which write.

mod passes;
mod persons;
mod ratings;

use async_trait::async_trait;
use shelf::Game;
use table::{Moment, PersonId, TableId};

use super::Sqlite;
use crate::{
    people::{
        AccountName, Admission, Field, Nickname, Pass, PassId, Person, Rating, StoredPassword,
        TokenHash,
    },
    store::{Found, Headcount, Part, PeopleStore, Question, Rated, Registered, StoreError, Which},
};

#[async_trait]
impl PeopleStore for Sqlite {
    async fn add_person(
        &self,
        person: &Person,
        password: Option<&StoredPassword>,
        pass: &Pass,
    ) -> Result<Registered, StoreError> {
        self.written(persons::add(self.writer(), person, password, pass).await)
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        persons::these(self.reader(), ids).await
    }

    async fn rename(&self, id: PersonId, name: &Nickname) -> Result<Found, StoreError> {
        self.written(persons::rename(self.writer(), id, name).await)
    }

    async fn admit(&self, id: PersonId, admission: Admission) -> Result<Found, StoreError> {
        self.written(persons::admit(self.writer(), id, admission).await)
    }

    async fn erase(&self, id: PersonId) -> Result<(), StoreError> {
        self.written(persons::erase(self.writer(), id).await)
    }

    async fn give_account(
        &self,
        id: PersonId,
        account: &AccountName,
        password: &StoredPassword,
    ) -> Result<Registered, StoreError> {
        self.written(persons::give_account(self.writer(), id, account, password).await)
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
        but: Option<PassId>,
    ) -> Result<Found, StoreError> {
        self.written(persons::set_password(self.writer(), id, password, but).await)
    }

    async fn add_pass(&self, pass: &Pass) -> Result<(), StoreError> {
        self.written(passes::add(self.writer(), pass).await)
    }

    async fn pass(&self, hash: &TokenHash) -> Result<Option<(Pass, Person)>, StoreError> {
        passes::find(self.reader(), hash).await
    }

    async fn passes(&self, person: PersonId) -> Result<Vec<Pass>, StoreError> {
        passes::of(self.reader(), person).await
    }

    async fn note_use(&self, pass: &Pass) -> Result<(), StoreError> {
        self.written(passes::note_use(self.writer(), pass).await)
    }

    async fn end_passes(
        &self,
        person: PersonId,
        which: Which,
        now: Moment,
    ) -> Result<Found, StoreError> {
        self.written(passes::end(self.writer(), person, which, now).await)
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

    async fn list_people(&self, question: &Question) -> Result<Vec<Person>, StoreError> {
        persons::list(self.reader(), question).await
    }

    async fn list_ratings(
        &self,
        game: Game,
        field: Field,
        part: Part,
    ) -> Result<Vec<(Person, Rating)>, StoreError> {
        ratings::list(self.reader(), game, field, part).await
    }

    async fn count_people(&self) -> Result<Headcount, StoreError> {
        persons::count(self.reader()).await
    }
}

impl Sqlite {
    fn written<T>(&self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        self.wrote();
        outcome
    }
}
