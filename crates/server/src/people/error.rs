//! What can go wrong when something is asked of the people of the server, and how
//! a request is told.

use std::time::Duration;

use axum::response::{IntoResponse, Response};
use game::{Coded as _, Notice};

use super::{Refusal, rate_limiter::RetryAfter};
use crate::{api_error::ApiError, store::StoreError};

impl From<RetryAfter> for Refusal {
    fn from(RetryAfter(wait): RetryAfter) -> Self {
        let seconds = wait.as_secs() as usize + usize::from(wait.subsec_nanos() > 0);
        Self::TooFast { seconds }
    }
}

/// What can go wrong when somebody asks something of the people of the server.
#[derive(Debug)]
pub enum PeopleError {
    /// They may not.
    Refused(Refusal),
    /// They came too often.
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

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let error = Self::new(refusal.status(), refusal.notice());
        match refusal {
            Refusal::TooFast { seconds } => error.again_after(Duration::from_secs(seconds as u64)),
            _ => error,
        }
    }
}

impl From<RetryAfter> for ApiError {
    fn from(wait: RetryAfter) -> Self {
        Self::from(Refusal::from(wait)).again_after(wait.0)
    }
}

impl From<PeopleError> for ApiError {
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
        ApiError::from(self).into_response()
    }
}
