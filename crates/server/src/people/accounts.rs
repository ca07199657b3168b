//! Accounts: a name that is one's own, and a password. A guest who takes one
//! keeps their id, and so their games. Whether a name or a password was wrong, nobody
//! is told, and neither takes longer than the other.

use std::net::IpAddr;

use game::Quote;
use table::PersonId;

use super::{
    AccountName, Admission, Credential, CredentialId, CredentialKind, Entered, Nickname, Password,
    People, PeopleError, Person, RateKey, RateScope, Refusal, Revocation, Token, Verdict,
};
use crate::store::{Registered, Updated};

impl People {
    /// Makes an account of a guest.
    ///
    /// # Errors
    /// The name is taken, they have an account already, too many come from this
    /// address, or it can't be stored.
    pub async fn promote(
        &self,
        guest: Person,
        account: AccountName,
        password: Password,
        from: IpAddr,
    ) -> Result<Person, PeopleError> {
        if guest.account.is_some() {
            return Err(Refusal::AccountThere.into());
        }
        self.rate_limits.allow(RateScope::Arriving, &RateKey::address(from), self.now())?;
        let password = self.hashing.store(password).await;
        let registered = self.store.give_account(guest.id, &account, &password).await?;
        settled(registered, &account)?;
        Ok(Person { account: Some(account), ..guest })
    }

    /// Lets somebody in who wants an account at once. Their nickname is the
    /// account's name until they say otherwise.
    ///
    /// # Errors
    /// The name is taken, too many come from this address, or it can't be stored.
    pub async fn register(
        &self,
        account: AccountName,
        password: Password,
        from: IpAddr,
    ) -> Result<(Person, Token), PeopleError> {
        self.rate_limits.allow(RateScope::Arriving, &RateKey::address(from), self.now())?;
        let password = self.hashing.store(password).await;
        let guest = Person::guest(Nickname::read(account.as_str())?, self.now());
        let person = Person { account: Some(account.clone()), ..guest };
        let token = Token::random();
        let credential =
            Credential::new(person.id, CredentialKind::Session, token.hash(), self.now());
        settled(self.store.add_person(&person, Some(&password), &credential).await?, &account)?;
        Ok((person, token))
    }

    /// Lets somebody in by name and password.
    ///
    /// # Errors
    /// They don't belong together, this has been tried too often, its owner is
    /// blocked, or it can't be stored.
    pub async fn log_in(
        &self,
        account: &str,
        password: &str,
        from: IpAddr,
    ) -> Result<(Person, Token), PeopleError> {
        let account = AccountName::read(account).ok();
        let tried: Vec<RateKey> =
            [Some(RateKey::address(from)), account.as_ref().map(RateKey::account)]
                .into_iter()
                .flatten()
                .collect();
        for key in &tried {
            self.rate_limits.allow(RateScope::LoggingIn, key, self.now())?;
        }
        let known = match &account {
            Some(account) => self.store.account(account).await?,
            None => None,
        };
        let (person, stored) = known.unzip();
        let verdict = self.hashing.compare(Password::attempt(password), stored).await;
        let Some(person) = person.filter(|_| verdict == Verdict::Right) else {
            return Err(Refusal::LoginWrong.into());
        };
        // Only wrong ones count.
        for key in &tried {
            self.rate_limits.give_back(RateScope::LoggingIn, key);
        }
        if person.admission == Admission::Blocked {
            return Err(Refusal::Blocked.into());
        }
        let token = Token::random();
        let credential =
            Credential::new(person.id, CredentialKind::Session, token.hash(), self.now());
        self.store.add_credential(&credential).await?;
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
        who: &Entered,
        old: &str,
        new: Password,
    ) -> Result<(), PeopleError> {
        let account = who.person.account.as_ref().ok_or(Refusal::AccountNeeded)?;
        let key = RateKey::account(account);
        self.rate_limits.allow(RateScope::LoggingIn, &key, self.now())?;
        let stored = self.store.account(account).await?.map(|(_, stored)| stored);
        if self.hashing.compare(Password::attempt(old), stored).await == Verdict::Wrong {
            return Err(Refusal::PasswordWrong.into());
        }
        self.rate_limits.give_back(RateScope::LoggingIn, &key);
        self.set_password(who.person.id, new, Some(who.credential)).await
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
                self.end(Revocation::AllCredentials(who, but));
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
        Registered::Unable => Err(Refusal::AccountThere),
    }
}
