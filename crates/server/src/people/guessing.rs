//! Whoever tries to get into an account from outside is held up by address and
//! account together, so that nobody can lock its owner out. Whoever is in already is
//! held up by their own tries alone.

use std::net::IpAddr;

use super::{
    AccountName, Admission, Owner, Password, People, PeopleError, Person, RateKey, RateScope,
    Refusal, Verdict, Visitor,
};

/// A try to get into an account, until it turns out to be right.
pub(super) struct Guess {
    key: RateKey,
    /// Where it came from, if that counts: many accounts may be tried from there.
    address: Option<RateKey>,
}

impl People {
    /// Counts a try.
    pub(super) fn guess(
        &self,
        visitor: &Visitor,
        account: Option<&AccountName>,
        from: IpAddr,
    ) -> Result<Guess, PeopleError> {
        let wanted = account.map(AccountName::key);
        let is_own = |person: &&Person| person.account.as_ref().map(AccountName::key) == wanted;
        let own = visitor.owner().map(Owner::person).filter(is_own).filter(|_| wanted.is_some());
        let guess = match own {
            Some(person) => Guess { key: RateKey::Person(person.id), address: None },
            None => {
                Guess { key: RateKey::guess(from, account), address: Some(RateKey::address(from)) }
            }
        };
        // Whoever comes too early for one account takes nothing from their address.
        self.rate_limits.guess(&guess.key, self.now())?;
        if let Some(address) = &guess.address {
            self.rate_limits.allow(RateScope::LoggingIn, address, self.now())?;
        }
        Ok(guess)
    }

    /// A try was right: only wrong ones count.
    pub(super) fn guessed(&self, guess: &Guess) {
        self.rate_limits.succeed(&guess.key);
        if let Some(address) = &guess.address {
            self.rate_limits.give_back(RateScope::LoggingIn, address);
        }
    }

    /// Whether this is one's own password.
    pub(super) async fn check_password(&self, who: &Owner, text: &str) -> Result<(), PeopleError> {
        let account = who.person().account.as_ref().ok_or(Refusal::AccountNeeded)?;
        let guess = RateKey::Person(who.person().id);
        self.rate_limits.guess(&guess, self.now())?;
        let stored = self.store.account(account).await?.map(|(_, stored)| stored);
        if self.hashing.compare(Password::attempt(text), stored).await == Verdict::Wrong {
            return Err(Refusal::PasswordWrong.into());
        }
        self.rate_limits.succeed(&guess);
        Ok(())
    }

    /// Whether somebody who showed that an account is theirs may begin a session.
    pub(super) fn may_enter(&self, person: &Person) -> Result<(), PeopleError> {
        if person.admission == Admission::Blocked {
            return Err(Refusal::Blocked.into());
        }
        let key = RateKey::Person(person.id);
        Ok(self.rate_limits.allow(RateScope::Entering, &key, self.now())?)
    }
}
