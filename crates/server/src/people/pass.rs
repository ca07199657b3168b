//! A pass lets a person in as himself: the session of a browser, or the token of
//! a program that plays for him. It ends when he says so, when his password
//! changes, and a year after its last use.

use std::{fmt, str::FromStr, time::Duration};

use table::{Moment, NoId, PersonId};

use super::{Nickname, TokenHash};
use crate::house::random;

/// A pass, without the token that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// Names it in lists; grants nothing.
    pub id: PassId,
    /// Whose it is.
    pub person: PersonId,
    /// What it is for.
    pub kind: PassKind,
    /// The hash of its token.
    pub hash: TokenHash,
    /// When it was made.
    pub made: Moment,
    /// When it was used last, to within a day.
    pub used: Moment,
    /// When it ends if it is not used.
    pub ends: Moment,
}

/// What a pass is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PassKind {
    /// A browser, by a cookie.
    Session,
    /// A program, which its owner named, by a header.
    Program(Nickname),
}

impl Pass {
    /// How long it lasts without being used.
    pub const LASTS: Duration = Duration::from_hours(365 * 24);
    /// How often its use is noted: each note costs a write.
    pub const NOTED: Duration = Duration::from_hours(24);

    /// A new pass for a token with this hash.
    pub fn new(person: PersonId, kind: PassKind, hash: TokenHash, now: Moment) -> Self {
        let id = PassId(u64::from_be_bytes(random()) >> 1);
        Self { id, person, kind, hash, made: now, used: now, ends: now.after(Self::LASTS) }
    }

    /// Whether it still lets somebody in.
    pub fn holds(&self, now: Moment) -> bool {
        now < self.ends
    }

    /// The pass as it is after being used now, if that is worth a note.
    pub fn noted(&self, now: Moment) -> Option<Self> {
        (now.since(self.used) >= Self::NOTED).then(|| Self {
            used: now,
            ends: now.after(Self::LASTS),
            ..self.clone()
        })
    }
}

/// Names a pass: sixty-three random bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PassId(pub u64);

impl fmt::Display for PassId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for PassId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let id = digits.then(|| u64::from_str_radix(text, 16)).ok_or(NoId)?;
        id.map(Self).map_err(|_| NoId)
    }
}
