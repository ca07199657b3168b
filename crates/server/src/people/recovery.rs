//! An account whose password is lost is given back to whoever has its code. The code
//! works once: with the new password comes a new code.

use std::net::IpAddr;

use super::{
    AccountName, AccountSecrets, NewAccount, Owner, Password, People, PeopleError, RecoveryCode,
    Refusal, Revocation, Visitor,
};
use crate::store::Updated;

impl People {
    /// Gives an account a new password and lets its owner in. All its sessions and
    /// tokens end.
    ///
    /// # Errors
    /// Name and code don't belong together, this has been tried too often, its owner
    /// is blocked, or it can't be stored.
    pub async fn recover(
        &self,
        visitor: &Visitor,
        account: &str,
        code: &str,
        new: Password,
        from: IpAddr,
    ) -> Result<NewAccount, PeopleError> {
        let account = AccountName::read(account).ok();
        let guess = self.guess(visitor, account.as_ref(), from)?;
        let known = match &account {
            Some(account) => self.store.recovery(account).await?,
            None => None,
        };
        let used = RecoveryCode::read(code).map(|code| code.hash());
        let Some((person, used)) = known.filter(|(_, hash)| Some(*hash) == used) else {
            return Err(Refusal::RecoveryWrong.into());
        };
        self.guessed(&guess);
        self.may_enter(&person)?;
        let recovery = RecoveryCode::random();
        let password = self.hashing.store(new).await;
        let secrets = AccountSecrets { password, recovery: recovery.hash() };
        if self.store.recover(person.id, &used, &secrets).await? == Updated::NotFound {
            return Err(Refusal::RecoveryWrong.into());
        }
        self.end(Revocation::AllCredentials(person.id, None)).await?;
        let session = self.begin_session(person.id).await?;
        if let Some(before) = visitor.owner() {
            self.log_out(before).await?;
        }
        Ok(NewAccount { person, session: Some(session), recovery })
    }

    /// Makes a new recovery code for somebody who knows their password; the old one
    /// opens nothing any more.
    ///
    /// # Errors
    /// The password is wrong or was tried too often, they have no account, or it can't
    /// be stored.
    pub async fn renew_recovery(
        &self,
        who: &Owner,
        password: &str,
    ) -> Result<RecoveryCode, PeopleError> {
        self.check_password(who, password).await?;
        let recovery = RecoveryCode::random();
        match self.store.set_recovery(who.person().id, Some(&recovery.hash())).await? {
            Updated::Changed => Ok(recovery),
            Updated::NotFound => Err(Refusal::AccountNeeded.into()),
        }
    }
}
