//! People as others see them: an id, a name while there is one, guest or account.

use std::collections::{HashMap, HashSet};

use table::{PersonId, Standing};

use super::{People, PeopleError, Person, Refusal};
use crate::store::{Headcount, PeopleQuery, StoreError};

impl Person {
    /// What others see of them.
    pub fn shown(&self) -> protocol::Person {
        protocol::Person {
            id: self.id,
            name: self.name.as_ref().map(|name| name.as_str().to_owned()),
            standing: self.standing(),
        }
    }
}

impl People {
    /// What others see of these people, each once, in the order of the question.
    /// Somebody of whom nothing can be read is shown without a name, as one who
    /// deleted themselves: a table is worth more than the names at it.
    pub async fn shown(&self, ids: impl IntoIterator<Item = PersonId>) -> Vec<protocol::Person> {
        let mut seen = HashSet::new();
        let asked: Vec<PersonId> = ids.into_iter().filter(|id| seen.insert(*id)).collect();
        let known = self.store.people(&asked).await.unwrap_or_else(|error| {
            tracing::error!(%error, "could not read names");
            Vec::new()
        });
        let known: HashMap<_, _> = known.iter().map(|person| (person.id, person)).collect();
        let shown = |id: PersonId| {
            let known = known.get(&id).map(|person| person.shown());
            known.unwrap_or(protocol::Person { id, name: None, standing: Standing::Guest })
        };
        asked.into_iter().map(shown).collect()
    }

    /// Whether all of these people have accounts.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn have_accounts(&self, ids: &[PersonId]) -> Result<bool, StoreError> {
        let known = self.store.people(ids).await?;
        let has_account =
            |id: &PersonId| known.iter().any(|person| person.id == *id && person.account.is_some());
        Ok(ids.iter().all(has_account))
    }

    /// One person.
    ///
    /// # Errors
    /// There is nobody with this id, or they can't be read.
    pub async fn person(&self, id: PersonId) -> Result<Person, PeopleError> {
        let found = self.store.people(&[id]).await?.pop();
        found.ok_or_else(|| Refusal::Unknown.into())
    }

    /// A part of everybody, for whoever runs the server.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn everybody(&self, query: &PeopleQuery) -> Result<Vec<Person>, PeopleError> {
        Ok(self.store.list_people(query).await?)
    }

    /// How many people there are.
    ///
    /// # Errors
    /// They can't be counted.
    pub async fn headcount(&self) -> Result<Headcount, PeopleError> {
        Ok(self.store.count_people().await?)
    }
}
