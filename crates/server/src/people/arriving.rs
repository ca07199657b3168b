//! Coming in and going: guests, sessions, the tokens of programs.

use std::net::IpAddr;

use table::PersonId;

use super::{
    Admission, Doing, Ending, Entered, Nickname, Pass, PassId, PassKind, People, PeopleError,
    Person, Refusal, Token, Whose,
};
use crate::store::{Found, Which};

impl People {
    /// How many tokens for programs a person has at most.
    pub const MOST_TOKENS: usize = 20;

    /// Lets a new guest in.
    ///
    /// # Errors
    /// Too many come from this address, or he can't be stored.
    pub async fn welcome(
        &self,
        name: Nickname,
        from: IpAddr,
    ) -> Result<(Person, Token), PeopleError> {
        let now = self.now();
        self.paces.allow(Doing::Arriving, &Whose::address(from), now)?;
        let person = Person::guest(name, now);
        let token = Token::random();
        let pass = Pass::new(person.id, PassKind::Session, token.hash(), now);
        self.store.add_person(&person, None, &pass).await?;
        Ok((person, token))
    }

    /// Who shows this token.
    ///
    /// # Errors
    /// The token is over or never was one; its owner is blocked.
    pub async fn enter(&self, token: &Token) -> Result<Entered, PeopleError> {
        let now = self.now();
        let found = self.store.pass(&token.hash()).await?;
        let Some((pass, person)) = found.filter(|(pass, _)| pass.holds(now)) else {
            return Err(Refusal::PassOver.into());
        };
        if person.admission == Admission::Blocked {
            return Err(Refusal::Blocked.into());
        }
        if let Some(noted) = pass.noted(now)
            // A file that can't be written just now keeps nobody out.
            && let Err(error) = self.store.note_use(&noted).await
        {
            tracing::warn!(%error, "the use of a pass is not noted");
        }
        Ok(Entered { person, pass: pass.id, kind: pass.kind })
    }

    /// Ends one pass of a person: logging out.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn leave(&self, who: PersonId, pass: PassId) -> Result<(), PeopleError> {
        self.store.end_passes(who, Which::One(pass), self.now()).await?;
        self.end(Ending::Pass(pass));
        Ok(())
    }

    /// Ends all sessions of a person, on every device. Tokens of programs are
    /// revoked one by one.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn leave_everywhere(&self, who: PersonId) -> Result<(), PeopleError> {
        let passes = self.passes(who).await?;
        self.store.end_passes(who, Which::Sessions, self.now()).await?;
        for pass in passes.iter().filter(|pass| pass.kind == PassKind::Session) {
            self.end(Ending::Pass(pass.id));
        }
        Ok(())
    }

    /// The sessions and tokens of a person that are not over.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn passes(&self, who: PersonId) -> Result<Vec<Pass>, PeopleError> {
        let now = self.now();
        let mut passes = self.store.passes(who).await?;
        passes.retain(|pass| pass.holds(now));
        Ok(passes)
    }

    /// Makes a token for a program that plays for a person.
    ///
    /// # Errors
    /// He has too many, or it can't be stored.
    pub async fn give_token(
        &self,
        who: PersonId,
        program: Nickname,
    ) -> Result<(Pass, Token), PeopleError> {
        let passes = self.passes(who).await?;
        let programs = passes.iter().filter(|pass| pass.kind != PassKind::Session).count();
        if programs >= Self::MOST_TOKENS {
            return Err(Refusal::TokensMany { most: Self::MOST_TOKENS }.into());
        }
        let token = Token::random();
        let pass = Pass::new(who, PassKind::Program(program), token.hash(), self.now());
        self.store.add_pass(&pass).await?;
        Ok((pass, token))
    }

    /// Revokes the token of a program.
    ///
    /// # Errors
    /// He has no such token, or it can't be stored.
    pub async fn revoke(&self, who: PersonId, pass: PassId) -> Result<(), PeopleError> {
        match self.store.end_passes(who, Which::Program(pass), self.now()).await? {
            Found::Changed => {
                self.end(Ending::Pass(pass));
                Ok(())
            }
            Found::Nothing => Err(Refusal::TokenUnknown.into()),
        }
    }

    /// Calls a person otherwise.
    ///
    /// # Errors
    /// There is nobody with this id, or it can't be stored.
    pub async fn rename(&self, who: PersonId, name: &Nickname) -> Result<(), PeopleError> {
        match self.store.rename(who, name).await? {
            Found::Changed => Ok(()),
            Found::Nothing => Err(Refusal::Unknown.into()),
        }
    }

    /// Forgets a person: his name, his account, his passes, his ratings. Events
    /// keep his id, which tells nobody anything.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn forget(&self, who: PersonId) -> Result<(), PeopleError> {
        self.store.erase(who).await?;
        self.end(Ending::Person(who));
        Ok(())
    }
}
