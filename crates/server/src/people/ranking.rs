//! Ratings of people: what a finished table changes, and who stands where.

use shelf::Game;
use table::{PersonId, TableId};

use super::{Field, People, PeopleError, Person, Rating};
use crate::store::{OffsetPage, PeopleFilter, PeopleQuery, Rated, StoreError};

impl People {
    /// Brings the result of a rated table into the ratings. Asked again for the
    /// same table, it does nothing. `ranking` has those of the first place
    /// first; who shares a place was equally good.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn rate(
        &self,
        table: TableId,
        game: Game,
        ranking: &[Vec<PersonId>],
    ) -> Result<(), StoreError> {
        self.store.rate(table, game, ranking).await
    }

    /// A person's ratings.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn ratings(&self, who: PersonId) -> Result<Vec<Rated>, PeopleError> {
        Ok(self.store.ratings(who).await?)
    }

    /// A part of the accounts, by name.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn accounts(
        &self,
        named: Option<String>,
        page: OffsetPage,
    ) -> Result<Vec<Person>, PeopleError> {
        let query = PeopleQuery { filter: PeopleFilter::Accounts, named, page };
        Ok(self.store.list_people(&query).await?)
    }

    /// A part of those rated in a field, the best first.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn ranking(
        &self,
        game: Game,
        field: Field,
        page: OffsetPage,
    ) -> Result<Vec<(Person, Rating)>, PeopleError> {
        Ok(self.store.list_ratings(game, field, page).await?)
    }
}
