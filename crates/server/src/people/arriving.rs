//! Coming in and going: guests, sessions, the tokens of programs.

use std::net::IpAddr;

use table::PersonId;

use super::{
    Admission, Credential, CredentialId, CredentialKind, Entered, Nickname, People, PeopleError,
    Person, RateKey, RateScope, Refusal, Revocation, Token,
};
use crate::store::{CredentialFilter, Updated};

impl People {
    /// How many tokens for programs a person has at most.
    pub const MOST_TOKENS: usize = 20;

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

    /// Ends one credential of a person: logging out.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn leave(&self, who: PersonId, credential: CredentialId) -> Result<(), PeopleError> {
        self.store.revoke_credentials(who, CredentialFilter::One(credential), self.now()).await?;
        self.end(Revocation::Credential(credential));
        Ok(())
    }

    /// Ends all sessions of a person, on every device. Tokens of programs are
    /// revoked one by one.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn leave_everywhere(&self, who: PersonId) -> Result<(), PeopleError> {
        let credentials = self.credentials(who).await?;
        self.store.revoke_credentials(who, CredentialFilter::Sessions, self.now()).await?;
        for credential in
            credentials.iter().filter(|credential| credential.kind == CredentialKind::Session)
        {
            self.end(Revocation::Credential(credential.id));
        }
        Ok(())
    }

    /// The sessions and tokens of a person that are not over.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn credentials(&self, who: PersonId) -> Result<Vec<Credential>, PeopleError> {
        let now = self.now();
        let mut credentials = self.store.credentials(who).await?;
        credentials.retain(|credential| credential.holds(now));
        Ok(credentials)
    }

    /// Makes a token for a program that plays for a person.
    ///
    /// # Errors
    /// They have too many, or it can't be stored.
    pub async fn give_token(
        &self,
        who: PersonId,
        program: Nickname,
    ) -> Result<(Credential, Token), PeopleError> {
        let credentials = self.credentials(who).await?;
        let programs = credentials
            .iter()
            .filter(|credential| credential.kind != CredentialKind::Session)
            .count();
        if programs >= Self::MOST_TOKENS {
            return Err(Refusal::TokensMany { most: Self::MOST_TOKENS }.into());
        }
        let token = Token::random();
        let credential =
            Credential::new(who, CredentialKind::Program(program), token.hash(), self.now());
        self.store.add_credential(&credential).await?;
        Ok((credential, token))
    }

    /// Revokes the token of a program.
    ///
    /// # Errors
    /// They have no such token, or it can't be stored.
    pub async fn revoke(&self, who: PersonId, credential: CredentialId) -> Result<(), PeopleError> {
        match self
            .store
            .revoke_credentials(who, CredentialFilter::Program(credential), self.now())
            .await?
        {
            Updated::Changed => {
                self.end(Revocation::Credential(credential));
                Ok(())
            }
            Updated::NotFound => Err(Refusal::TokenUnknown.into()),
        }
    }

    /// Calls a person otherwise.
    ///
    /// # Errors
    /// There is nobody with this id, or it can't be stored.
    pub async fn rename(&self, who: PersonId, name: &Nickname) -> Result<(), PeopleError> {
        match self.store.rename(who, name).await? {
            Updated::Changed => Ok(()),
            Updated::NotFound => Err(Refusal::Unknown.into()),
        }
    }

    /// Forgets a person: their name, their account, their credentials, their ratings. Events
    /// keep their id, which tells nobody anything.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn forget(&self, who: PersonId) -> Result<(), PeopleError> {
        self.store.erase(who).await?;
        self.end(Revocation::Person(who));
        Ok(())
    }
}
