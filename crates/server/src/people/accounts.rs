//! Accounts: a name that is one's own, a password, and a code for the day when the
//! password is lost. A guest who takes one keeps their id, and so their games.
//! Whether a name or a password was wrong, nobody is told, and neither takes longer
//! than the other.

use std::net::IpAddr;

use game::Quote;
use table::PersonId;

use super::{
    AccountName, AccountSecrets, Credential, CredentialId, CredentialKind, Nickname, Owner,
    Password, People, PeopleError, Person, RateKey, RateScope, RecoveryCode, Refusal, Revocation,
    Token, Verdict, Visitor,
};
use crate::store::{Registered, Updated};

/// An account that was just made, or given back.
#[derive(Debug)]
pub struct NewAccount {
    /// Whose it is.
    pub person: Person,
    /// The session that began, unless there was one already.
    pub session: Option<Token>,
    /// The code that gives it back, told here and nowhere else.
    pub recovery: RecoveryCode,
}

impl People {
    /// Makes an account of a guest, or lets somebody in who wants one at once. Their
    /// nickname is the account's name until they say otherwise.
    ///
    /// # Errors
    /// The name is taken, they have an account already, too many come from this
    /// address, or it can't be stored.
    pub async fn register(
        &self,
        visitor: &Visitor,
        account: AccountName,
        password: Password,
        from: IpAddr,
    ) -> Result<NewAccount, PeopleError> {
        if visitor.owner().is_some_and(|owner| owner.person().account.is_some()) {
            return Err(Refusal::AccountThere.into());
        }
        self.rate_limits.allow(RateScope::Arriving, &RateKey::address(from), self.now())?;
        let recovery = RecoveryCode::random();
        let password = self.hashing.store(password).await;
        let secrets = AccountSecrets { password, recovery: recovery.hash() };
        let (registered, person, session) = if let Some(owner) = visitor.owner() {
            let guest = owner.person().clone();
            let registered = self.store.give_account(guest.id, &account, &secrets).await?;
            (registered, guest, None)
        } else {
            let guest = Person::guest(Nickname::read(account.as_str())?, self.now());
            let person = Person { account: Some(account.clone()), ..guest };
            let token = Token::random();
            let kind = CredentialKind::Session;
            let credential = Credential::new(person.id, kind, token.hash(), self.now());
            let registered = self.store.add_person(&person, Some(&secrets), &credential).await?;
            (registered, person, Some(token))
        };
        settled(registered, &account)?;
        Ok(NewAccount { person: Person { account: Some(account), ..person }, session, recovery })
    }

    /// Lets somebody in by name and password; the session by which they were somebody
    /// before ends.
    ///
    /// # Errors
    /// They don't belong together, this has been tried too often, its owner is
    /// blocked, or it can't be stored.
    pub async fn log_in(
        &self,
        visitor: &Visitor,
        account: &str,
        password: &str,
        from: IpAddr,
    ) -> Result<(Person, Token), PeopleError> {
        let account = AccountName::read(account).ok();
        let guess = self.guess(visitor, account.as_ref(), from)?;
        let known = match &account {
            Some(account) => self.store.account(account).await?,
            None => None,
        };
        let (person, stored) = known.unzip();
        let verdict = self.hashing.compare(Password::attempt(password), stored).await;
        let Some(person) = person.filter(|_| verdict == Verdict::Right) else {
            return Err(Refusal::LoginWrong.into());
        };
        self.guessed(&guess);
        self.may_enter(&person)?;
        let token = self.begin_session(person.id).await?;
        if let Some(before) = visitor.owner() {
            self.log_out(before).await?;
        }
        Ok((person, token))
    }

    /// Changes one's own password. All other sessions and all tokens end: who
    /// changes it may have lost it.
    ///
    /// # Errors
    /// The old one is wrong or was tried too often, they have no account, or it
    /// can't be stored.
    pub async fn change_password(
        &self,
        who: &Owner,
        old: &str,
        new: Password,
    ) -> Result<(), PeopleError> {
        self.check_password(who, old).await?;
        self.set_password(who.person().id, new, Some(who.credential())).await
    }

    /// Gives an account another password and ends its credentials but one.
    pub(super) async fn set_password(
        &self,
        who: PersonId,
        new: Password,
        but: Option<CredentialId>,
    ) -> Result<(), PeopleError> {
        let stored = self.hashing.store(new).await;
        match self.store.set_password(who, &stored, but).await? {
            Updated::Changed => {
                self.end(Revocation::AllCredentials(who, but)).await?;
                Ok(())
            }
            Updated::NotFound => Err(Refusal::AccountNeeded.into()),
        }
    }
}

fn settled(registered: Registered, account: &AccountName) -> Result<(), Refusal> {
    match registered {
        Registered::Done => Ok(()),
        Registered::Taken => Err(Refusal::AccountTaken { name: Quote::of(account.as_str()) }),
        Registered::Alike => Err(Refusal::AccountAlike { name: Quote::of(account.as_str()) }),
        Registered::Unable => Err(Refusal::AccountThere),
    }
}
