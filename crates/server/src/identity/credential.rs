//! A credential lets a person in as themselves: the session of a browser, or the token of
//! a program that plays for them. It ends when they say so, when their password
//! changes, and a year after its last use.

use std::{fmt, str::FromStr, time::Duration};

use table::{Moment, NoId, PersonId};

use super::{Nickname, TokenHash};
use crate::system::random;

/// A credential, without the token that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credential {
    /// Names it in lists; grants nothing.
    pub id: CredentialId,
    /// Whose it is.
    pub person: PersonId,
    /// What it is for.
    pub kind: CredentialKind,
    /// The hash of its token.
    pub hash: TokenHash,
    /// When it was made.
    pub made: Moment,
    /// When it was used last, to within a day.
    pub used: Moment,
    /// When it ends if it is not used.
    pub ends: Moment,
}

/// What a credential is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CredentialKind {
    /// A browser, by a cookie.
    Session,
    /// A program, which its owner named, by a header.
    Program(Nickname),
}

impl Credential {
    /// How long it lasts without being used.
    pub const LASTS: Duration = Duration::from_hours(365 * 24);
    /// How often its use is noted: each note costs a write.
    pub const NOTED: Duration = Duration::from_hours(24);

    /// A new credential for a token with this hash.
    pub fn new(person: PersonId, kind: CredentialKind, hash: TokenHash, now: Moment) -> Self {
        let id = CredentialId(u64::from_be_bytes(random()) >> 1);
        Self { id, person, kind, hash, made: now, used: now, ends: now.after(Self::LASTS) }
    }

    /// Whether it still lets somebody in.
    pub fn holds(&self, now: Moment) -> bool {
        now < self.ends
    }

    /// The credential as it is after being used now, if that is worth a note.
    pub fn noted(&self, now: Moment) -> Option<Self> {
        (now.since(self.used) >= Self::NOTED).then(|| Self {
            used: now,
            ends: now.after(Self::LASTS),
            ..self.clone()
        })
    }
}

/// Names a credential: sixty-three random bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CredentialId(pub u64);

impl fmt::Display for CredentialId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for CredentialId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let id = digits.then(|| u64::from_str_radix(text, 16)).ok_or(NoId)?;
        id.map(Self).map_err(|_| NoId)
    }
}

/// What is stored of a password: a text that names its method, its salt and its
/// hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPassword(pub String);

/// What is stored of all that opens an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountSecrets {
    pub password: StoredPassword,
    /// Of its recovery code.
    pub recovery: TokenHash,
}
