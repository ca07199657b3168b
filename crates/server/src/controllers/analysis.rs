//! What a strong player sees: of any position, or at a table that allows it. The
//! pool thinks; here it is only asked.

pub(crate) mod hint;
pub(crate) mod request;

pub use self::{hint::NoHint, request::NoAnalysis};

use std::time::Duration;

use axum::http::StatusCode;

use crate::{api_error::ApiError, pool::Declined};

impl From<Declined> for ApiError {
    fn from(declined: Declined) -> Self {
        let (status, wait) = match declined {
            Declined::OneEach | Declined::ManyThere { .. } => {
                (StatusCode::TOO_MANY_REQUESTS, Duration::from_secs(1))
            }
            Declined::Full { .. } => (StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(5)),
            Declined::Preparing | Declined::Closing => {
                (StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(10))
            }
        };
        Self::of(status, &declined).again_after(wait)
    }
}
