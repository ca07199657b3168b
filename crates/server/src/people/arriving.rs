//! Coming in as a guest or by a credential, being called otherwise, being forgotten.

use std::net::IpAddr;

use super::{
    Admission, Credential, CredentialKind, Entered, Nickname, Owner, People, PeopleError, Person,
    RateKey, RateScope, Refusal, Revocation, Token,
};
use crate::store::Updated;

impl People {
    /// Lets a new guest in.
    ///
    /// # Errors
    /// Too many come from this address, or they can't be stored.
    pub async fn welcome(
        &self,
        name: Nickname,
        from: IpAddr,
    ) -> Result<(Person, Token), PeopleError> {
        let now = self.now();
        self.rate_limits.allow(RateScope::Arriving, &RateKey::address(from), now)?;
        let person = Person::guest(name, now);
        let token = Token::random();
        let credential = Credential::new(person.id, CredentialKind::Session, token.hash(), now);
        self.store.add_person(&person, None, &credential).await?;
        Ok((person, token))
    }

    /// Who shows this token.
    ///
    /// # Errors
    /// The token is over or never was one; its owner is blocked.
    pub async fn enter(&self, token: &Token) -> Result<Entered, PeopleError> {
        let now = self.now();
        let found = self.store.credential(&token.hash()).await?;
        let Some((credential, person)) = found.filter(|(credential, _)| credential.holds(now))
        else {
            return Err(Refusal::CredentialOver.into());
        };
        if person.admission == Admission::Blocked {
            return Err(Refusal::Blocked.into());
        }
        if let Some(noted) = credential.noted(now)
            // A file that can't be written just now keeps nobody out.
            && let Err(error) = self.store.note_use(&noted).await
        {
            tracing::warn!(%error, "could not store the last use of a credential");
        }
        Ok(Entered { person, credential: credential.id, kind: credential.kind })
    }

    /// Calls a person as they wish.
    ///
    /// # Errors
    /// They are gone, or it can't be stored.
    pub async fn rename(&self, who: &Owner, name: &Nickname) -> Result<(), PeopleError> {
        match self.store.rename(who.person().id, name).await? {
            Updated::Changed => Ok(()),
            Updated::NotFound => Err(Refusal::Unknown.into()),
        }
    }

    /// Forgets a person: their name, their account, their credentials, their ratings. Events
    /// keep their id, which tells nobody anything.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn forget(&self, who: &Owner) -> Result<(), PeopleError> {
        let id = who.person().id;
        self.store.erase(id).await?;
        self.end(Revocation::Person(id)).await?;
        Ok(())
    }
}
