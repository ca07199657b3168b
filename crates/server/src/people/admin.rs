//! Whoever runs the server: a key of their own, printed once and stored as a hash,
//! and what it opens: other people's names, admission and passwords.

use table::PersonId;

use super::{
    Admin, Admission, Nickname, Password, People, PeopleError, PeopleNews, Refusal, Revocation,
    Token,
};
use crate::store::{ServerStore, StoreError, Updated};

/// Where the hash of the key is kept.
const SETTING: &str = "housekeeping-key";

impl People {
    /// The admin key, made and handed out only when there was none: at
    /// the first start.
    ///
    /// # Errors
    /// It can't be read or stored.
    pub async fn admin_key_at_first_start(&self) -> Result<Option<String>, StoreError> {
        let key = Token::random();
        // Of several servers that open for the first time one makes it.
        let is_first = self.store.add_setting(SETTING, &key.hash().to_string()).await?;
        Ok(is_first.then(|| key.reveal().to_owned()))
    }

    /// A new admin key; the old one opens nothing any more.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn reset_admin_key(&self) -> Result<String, StoreError> {
        reset_admin_key(self.store.as_ref()).await
    }

    /// Whether this is the admin key.
    ///
    /// # Errors
    /// It is not, or that can't be read.
    pub async fn check_admin_key(&self, key: &Token) -> Result<(), PeopleError> {
        let known = self.store.setting(SETTING).await?;
        if known == Some(key.hash().to_string()) { Ok(()) } else { Err(Refusal::KeyWrong.into()) }
    }

    /// Calls a person otherwise.
    ///
    /// # Errors
    /// There is nobody with this id, or it can't be stored.
    pub async fn rename_person(
        &self,
        _: Admin,
        who: PersonId,
        name: &Nickname,
    ) -> Result<(), PeopleError> {
        match self.store.rename(who, name).await? {
            Updated::Changed => Ok(()),
            Updated::NotFound => Err(Refusal::Unknown.into()),
        }
    }

    /// Blocks a person, which ends all they have open here, or lets them in again.
    /// Their credentials are kept meanwhile and refused: a guest who is let in again is
    /// themselves.
    ///
    /// # Errors
    /// There is nobody with this id, or it can't be stored.
    pub async fn admit(&self, who: PersonId, admission: Admission) -> Result<(), PeopleError> {
        if self.store.admit(who, admission).await? == Updated::NotFound {
            return Err(Refusal::Unknown.into());
        }
        match admission {
            Admission::Blocked => self.end(Revocation::Person(who)).await?,
            Admission::Welcome => {
                self.call_back(who);
                self.tell_others(PeopleNews::Welcome(who)).await?;
            }
        }
        Ok(())
    }

    /// Gives an account another password; all its credentials end, and its recovery
    /// code opens nothing any more: somebody else may have it.
    ///
    /// # Errors
    /// There is no such account, or it can't be stored.
    pub async fn reset_password(
        &self,
        _: Admin,
        who: PersonId,
        new: Password,
    ) -> Result<(), PeopleError> {
        self.store.set_recovery(who, None).await?;
        self.set_password(who, new, None).await
    }
}

/// A new admin key in a data file, be a server open over it or not.
///
/// # Errors
/// It can't be stored.
pub async fn reset_admin_key(store: &(impl ServerStore + ?Sized)) -> Result<String, StoreError> {
    let key = Token::random();
    store.set_setting(SETTING, &key.hash().to_string()).await?;
    Ok(key.reveal().to_owned())
}
