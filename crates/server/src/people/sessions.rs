//! Sessions of browsers. A person has so many at most; the oldest ends when there
//! is one more.

use table::PersonId;
use tokio::sync::broadcast::error::RecvError;

use super::{
    Credential, CredentialId, CredentialKind, Entered, Owner, People, PeopleError, Revocation,
    Token,
};
use crate::store::CredentialFilter;

impl People {
    /// How many sessions a person has at most.
    pub const MOST_SESSIONS: usize = 20;

    /// Ends the session by which somebody came.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn log_out(&self, who: &Owner) -> Result<(), PeopleError> {
        self.end_credential(who.person().id, who.credential()).await
    }

    /// Ends all sessions of a person, on every device. Tokens of programs are
    /// revoked one by one.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn log_out_everywhere(&self, who: &Owner) -> Result<(), PeopleError> {
        let id = who.person().id;
        self.store.revoke_credentials(id, CredentialFilter::Sessions, self.now()).await?;
        self.end(Revocation::Sessions(id)).await?;
        Ok(())
    }

    /// The sessions and tokens of a person that are not over.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn credentials(&self, who: &Owner) -> Result<Vec<Credential>, PeopleError> {
        self.credentials_of(who.person().id).await
    }

    /// Whether what was heard of revocations ends the connections of somebody who came
    /// in so. Whoever missed some may have missed their own, and looks.
    ///
    /// # Errors
    /// It can't be looked up.
    pub async fn is_ended(
        &self,
        entered: &Entered,
        heard: Result<Revocation, RecvError>,
    ) -> Result<bool, PeopleError> {
        match heard {
            // One of another server may be older than the credential.
            Ok(revocation) if self.others.is_some() => {
                Ok(revocation.ends(entered) && !self.is_still_in(entered).await?)
            }
            Ok(revocation) => Ok(revocation.ends(entered)),
            Err(RecvError::Lagged(_)) => Ok(!self.is_still_in(entered).await?),
            Err(RecvError::Closed) => Ok(false),
        }
    }

    async fn is_still_in(&self, entered: &Entered) -> Result<bool, PeopleError> {
        if self.not_sent_away(entered.person.id).is_err() {
            return Ok(false);
        }
        let credentials = self.credentials_of(entered.person.id).await?;
        Ok(credentials.iter().any(|credential| credential.id == entered.credential))
    }

    pub(super) async fn begin_session(&self, who: PersonId) -> Result<Token, PeopleError> {
        let token = Token::random();
        let session = Credential::new(who, CredentialKind::Session, token.hash(), self.now());
        self.store.add_credential(&session).await?;
        let credentials = self.credentials_of(who).await?;
        let others = credentials.iter().filter(|credential| {
            credential.kind == CredentialKind::Session && credential.id != session.id
        });
        for oldest in others.skip(Self::MOST_SESSIONS - 1) {
            self.end_credential(who, oldest.id).await?;
        }
        Ok(token)
    }

    pub(super) async fn credentials_of(
        &self,
        who: PersonId,
    ) -> Result<Vec<Credential>, PeopleError> {
        let now = self.now();
        let mut credentials = self.store.credentials(who).await?;
        credentials.retain(|credential| credential.holds(now));
        Ok(credentials)
    }

    async fn end_credential(&self, who: PersonId, id: CredentialId) -> Result<(), PeopleError> {
        self.store.revoke_credentials(who, CredentialFilter::One(id), self.now()).await?;
        self.end(Revocation::Credential(id)).await?;
        Ok(())
    }
}
