//! What the servers of one database tell each other of their rate limits: whom they let
//! through. So a limit holds for all of them together, as soon as they have heard of it.
//! Only what is stored or costs much is told; how fast somebody looks around and moves
//! each server counts for itself, since it is what protects it.

use std::fmt;

use super::{RateKey, RateScope};

/// What happened at one server that counts at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spending {
    /// Somebody was let through.
    Spent(RateScope, RateKey),
    /// That turned out to be harmless.
    GivenBack(RateScope, RateKey),
    /// Somebody tries a password or a recovery code.
    Guessed(RateKey),
    /// They were right.
    Succeeded(RateKey),
}

/// What counts at all servers, in words.
const SHARED: [(RateScope, &str); 6] = [
    (RateScope::Arriving, "arriving"),
    (RateScope::LoggingIn, "logging-in"),
    (RateScope::Entering, "entering"),
    (RateScope::OpeningTables, "opening-tables"),
    (RateScope::Reporting, "reporting"),
    (RateScope::Exporting, "exporting"),
];

impl RateScope {
    /// Whether it counts at all servers.
    pub(super) fn is_shared(self) -> bool {
        self.word().is_some()
    }

    fn word(self) -> Option<&'static str> {
        SHARED.iter().find(|(scope, _)| *scope == self).map(|(_, word)| *word)
    }

    fn read(word: &str) -> Option<Self> {
        SHARED.iter().find(|(_, known)| *known == word).map(|(scope, _)| *scope)
    }
}

impl Spending {
    /// What a line of words tells, if it is known here.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let (what, rest) = line.split_once(' ')?;
        let scoped = || {
            let (scope, key) = rest.split_once(' ')?;
            Some((RateScope::read(scope)?, RateKey::read(key)?))
        };
        match what {
            "spent" => scoped().map(|(scope, key)| Self::Spent(scope, key)),
            "given-back" => scoped().map(|(scope, key)| Self::GivenBack(scope, key)),
            "guessed" => RateKey::read(rest).map(Self::Guessed),
            "succeeded" => RateKey::read(rest).map(Self::Succeeded),
            _ => None,
        }
    }
}

impl fmt::Display for Spending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |scope: &RateScope| scope.word().unwrap_or_default();
        match self {
            Self::Spent(scope, key) => write!(f, "spent {} {key}", word(scope)),
            Self::GivenBack(scope, key) => write!(f, "given-back {} {key}", word(scope)),
            Self::Guessed(key) => write!(f, "guessed {key}"),
            Self::Succeeded(key) => write!(f, "succeeded {key}"),
        }
    }
}

impl RateKey {
    fn read(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once(' ')?;
        match kind {
            "person" => rest.parse().ok().map(Self::Person),
            "address" => rest.parse().ok().map(Self::address),
            // It may be nobody’s name.
            "guess" => {
                let (address, account) = rest.split_once(' ')?;
                let Self::Address(network) = Self::address(address.parse().ok()?) else {
                    return None;
                };
                Some(Self::Guess(network, account.to_owned()))
            }
            _ => None,
        }
    }
}

impl fmt::Display for RateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(person) => write!(f, "person {person}"),
            Self::Address(network) => write!(f, "address {network}"),
            Self::Guess(network, account) => write!(f, "guess {network} {account}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::PersonId;

    use super::*;
    use crate::people::AccountName;

    #[test]
    fn what_is_told_is_understood() {
        let room = RateKey::address("2001:db8::7".parse().expect("an address"));
        let person = RateKey::Person(PersonId::of([3; 10]));
        let zoe = AccountName::read("Zoé_2").expect("a name");
        let guess = RateKey::guess("10.0.0.1".parse().expect("an address"), Some(&zoe));
        let nobody = RateKey::guess("10.0.0.1".parse().expect("an address"), None);
        let mut all = vec![
            Spending::GivenBack(RateScope::LoggingIn, room.clone()),
            Spending::Guessed(guess),
            Spending::Guessed(nobody),
            Spending::Succeeded(person.clone()),
        ];
        all.extend(SHARED.map(|(scope, _)| Spending::Spent(scope, person.clone())));
        all.extend(SHARED.map(|(scope, _)| Spending::Spent(scope, room.clone())));
        for spending in all {
            let line = spending.to_string();
            assert_eq!(Spending::read(&line), Some(spending), "{line}");
        }
        for line in ["", "spent", "spent reading person 1", "spent arriving", "guessed guess x y"] {
            assert_eq!(Spending::read(line), None, "{line}");
        }
    }
}
