//! Tokens for programs that play for a person.

use super::{
    Credential, CredentialId, CredentialKind, Nickname, Owner, People, PeopleError, Refusal,
    Revocation, Token,
};
use crate::store::{CredentialFilter, Updated};

impl People {
    /// How many tokens for programs a person has at most.
    pub const MOST_TOKENS: usize = 20;

    /// Makes a token for a program that plays for a person.
    ///
    /// # Errors
    /// They have too many, or it can't be stored.
    pub async fn give_token(
        &self,
        who: &Owner,
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
        let kind = CredentialKind::Program(program);
        let credential = Credential::new(who.person().id, kind, token.hash(), self.now());
        self.store.add_credential(&credential).await?;
        Ok((credential, token))
    }

    /// Revokes the token of a program.
    ///
    /// # Errors
    /// They have no such token, or it can't be stored.
    pub async fn revoke(&self, who: &Owner, token: CredentialId) -> Result<(), PeopleError> {
        let which = CredentialFilter::Program(token);
        match self.store.revoke_credentials(who.person().id, which, self.now()).await? {
            Updated::Changed => {
                self.end(Revocation::Credential(token)).await?;
                Ok(())
            }
            Updated::NotFound => Err(Refusal::TokenUnknown.into()),
        }
    }
}
