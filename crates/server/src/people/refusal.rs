//! Why somebody is not let in, or may not be called so. A closed list of codes;
//! which status of HTTP each has is settled here, once.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::{Coded as _, Notice, Quote, notices};

use super::pace::RetryAfter;
use crate::{answer::Problem, store::StoreError};

notices! {
    /// What is refused to a person.
    pub enum Refusal {
        /// A nickname without a character.
        "people-name-empty" NameEmpty,
        /// A nickname that is too long.
        "people-name-long" NameLong { most: usize },
        /// A nickname with something in it that can't be seen.
        "people-name-invisible" NameInvisible,
        /// No name for an account.
        "people-account-unfit" AccountUnfit { least: usize, most: usize },
        /// Somebody else has it.
        "people-account-taken" AccountTaken { name: Quote },
        /// Whoever asks for an account has one.
        "people-account-there" AccountThere,
        /// Only accounts have it.
        "people-account-needed" AccountNeeded,
        /// A program may not do it in its owner's name.
        "people-owner-needed" OwnerNeeded,
        /// A password that is too short.
        "people-password-short" PasswordShort { least: usize },
        /// A password that is too long.
        "people-password-long" PasswordLong { most: usize },
        /// Name and password don't belong together. Never tells which is wrong.
        "people-login-wrong" LoginWrong,
        /// The password is not his.
        "people-password-wrong" PasswordWrong,
        /// Nobody: no cookie and no token.
        "people-nobody" Nobody,
        /// A session or token that is over, or never was one.
        "people-pass-over" PassOver,
        /// Whoever runs the house blocked him.
        "people-blocked" Blocked,
        /// Not the housekeeping key.
        "people-key-wrong" KeyWrong,
        /// There is nobody with this id.
        "people-unknown" Unknown,
        /// He has no session or token with this id.
        "people-token-unknown" TokenUnknown,
        /// He has so many tokens already.
        "people-tokens-many" TokensMany { most: usize },
        /// Too often.
        "people-too-fast" TooFast { seconds: usize },
        /// There is no game with this name.
        "people-game-unknown" GameUnknown { name: Quote },
    }
}

impl Refusal {
    /// Its status.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NameEmpty
            | Self::NameLong { .. }
            | Self::NameInvisible
            | Self::AccountUnfit { .. }
            | Self::PasswordShort { .. }
            | Self::PasswordLong { .. }
            | Self::GameUnknown { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::AccountTaken { .. } | Self::AccountThere | Self::TokensMany { .. } => {
                StatusCode::CONFLICT
            }
            Self::LoginWrong | Self::Nobody | Self::PassOver | Self::KeyWrong => {
                StatusCode::UNAUTHORIZED
            }
            Self::PasswordWrong | Self::Blocked | Self::AccountNeeded | Self::OwnerNeeded => {
                StatusCode::FORBIDDEN
            }
            Self::Unknown | Self::TokenUnknown => StatusCode::NOT_FOUND,
            Self::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}

impl From<RetryAfter> for Refusal {
    fn from(RetryAfter(wait): RetryAfter) -> Self {
        let seconds = wait.as_secs() as usize + usize::from(wait.subsec_nanos() > 0);
        Self::TooFast { seconds }
    }
}

/// What can go wrong when somebody asks something of the people of the house.
#[derive(Debug)]
pub enum PeopleError {
    /// He may not.
    Refused(Refusal),
    /// He came too often.
    TooFast(RetryAfter),
    /// The data file failed.
    Store(StoreError),
}

impl PeopleError {
    /// The code and the facts of the sentence.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Refused(refusal) => refusal.notice(),
            Self::TooFast(wait) => Refusal::from(*wait).notice(),
            Self::Store(error) => error.notice(),
        }
    }
}

impl From<Refusal> for PeopleError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<RetryAfter> for PeopleError {
    fn from(wait: RetryAfter) -> Self {
        Self::TooFast(wait)
    }
}

impl From<StoreError> for PeopleError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::new(refusal.status(), refusal.notice())
    }
}

impl From<RetryAfter> for Problem {
    fn from(wait: RetryAfter) -> Self {
        Self::from(Refusal::from(wait)).again_after(wait.0)
    }
}

impl From<PeopleError> for Problem {
    fn from(error: PeopleError) -> Self {
        match error {
            PeopleError::Refused(refusal) => refusal.into(),
            PeopleError::TooFast(wait) => wait.into(),
            PeopleError::Store(error) => error.into(),
        }
    }
}

impl IntoResponse for PeopleError {
    fn into_response(self) -> Response {
        Problem::from(self).into_response()
    }
}
