//! Whoever runs the house: a key of his own, printed once and stored as a hash,
//! and what it opens: other people's names, admission and passwords.

use table::PersonId;

use super::{Admission, Ending, Password, People, PeopleError, Refusal, Token};
use crate::store::{Found, HouseStore, StoreError};

/// Where the hash of the key is kept.
const SETTING: &str = "housekeeping-key";

impl People {
    /// The housekeeping key, made and handed out only when there was none: at
    /// the first start.
    ///
    /// # Errors
    /// It can't be read or stored.
    pub async fn housekeeping_key_at_first_start(&self) -> Result<Option<String>, StoreError> {
        match self.store.setting(SETTING).await? {
            Some(_) => Ok(None),
            None => self.reset_housekeeping_key().await.map(Some),
        }
    }

    /// A new housekeeping key; the old one opens nothing any more.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn reset_housekeeping_key(&self) -> Result<String, StoreError> {
        reset_housekeeping_key(self.store.as_ref()).await
    }

    /// Whether this is the housekeeping key.
    ///
    /// # Errors
    /// It is not, or that can't be read.
    pub async fn check_housekeeping_key(&self, key: &Token) -> Result<(), PeopleError> {
        let known = self.store.setting(SETTING).await?;
        if known == Some(key.hash().to_string()) { Ok(()) } else { Err(Refusal::KeyWrong.into()) }
    }

    /// Blocks a person, which ends all he has open here, or lets him in again.
    /// His passes are kept meanwhile and refused: a guest who is let in again is
    /// himself.
    ///
    /// # Errors
    /// There is nobody with this id, or it can't be stored.
    pub async fn admit(&self, who: PersonId, admission: Admission) -> Result<(), PeopleError> {
        if self.store.admit(who, admission).await? == Found::Nothing {
            return Err(Refusal::Unknown.into());
        }
        match admission {
            Admission::Blocked => self.end(Ending::Person(who)),
            Admission::Welcome => self.call_back(who),
        }
        Ok(())
    }

    /// Gives an account another password; all its passes end.
    ///
    /// # Errors
    /// There is no such account, or it can't be stored.
    pub async fn reset_password(&self, who: PersonId, new: Password) -> Result<(), PeopleError> {
        self.set_password(who, new, None).await
    }
}

/// A new housekeeping key in a data file, be a house open over it or not.
///
/// # Errors
/// It can't be stored.
pub async fn reset_housekeeping_key(
    store: &(impl HouseStore + ?Sized),
) -> Result<String, StoreError> {
    let key = Token::random();
    store.set_setting(SETTING, &key.hash().to_string()).await?;
    Ok(key.reveal().to_owned())
}
