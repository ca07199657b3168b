//! How the server says no. A handler returns an [`ApiError`]: a status and a code
//! with facts, in no language. The layer [`explain`] knows the reader's language
//! and writes the answer's body, a [`WireError`] as JSON. It also explains what the
//! framework itself refuses, so that no error leaves the server without a code.

use std::time::Duration;

use axum::{
    Json,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use game::{Coded, Notice, Quote, RuleId, notices};
use protocol::WireError;
use words::Words;

use crate::{
    language::{Reader, words},
    store::StoreError,
};

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    notice: Notice,
    rule: Option<RuleId>,
    at: Option<usize>,
    again: Option<Duration>,
}

impl ApiError {
    /// A problem with its code and facts.
    pub(crate) fn new(status: StatusCode, notice: Notice) -> Self {
        Self { status, notice, rule: None, at: None, again: None }
    }

    /// A problem of a closed list of codes.
    pub(crate) fn of(status: StatusCode, code: &impl Coded) -> Self {
        Self::new(status, code.notice())
    }

    /// It breaks this rule of the game.
    #[must_use]
    pub(crate) fn breaking(self, rule: Option<RuleId>) -> Self {
        Self { rule, ..self }
    }

    /// It is about this token of a list.
    #[must_use]
    pub(crate) fn at(self, at: Option<usize>) -> Self {
        Self { at, ..self }
    }

    /// It is worth trying again after a while.
    #[must_use]
    pub(crate) fn again_after(self, wait: Duration) -> Self {
        Self { again: Some(wait), ..self }
    }

    /// The problem as it is sent, with a sentence.
    pub(crate) fn told(&self, words: &Words) -> WireError {
        error(&self.notice, self.rule, self.at, words)
    }
}

/// A code with facts as it is sent, with its sentence in one language.
pub(crate) fn error(
    notice: &Notice,
    rule: Option<RuleId>,
    at: Option<usize>,
    words: &Words,
) -> WireError {
    WireError::new(notice, words.refusal(rule, notice)).of_action(rule, at)
}

impl IntoResponse for ApiError {
    /// The status, and the problem itself for [`explain`] to put into words.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

notices! {
    /// What is wrong with a request whatever it was about.
    pub enum RequestError {
        /// Its body, query or path can't be read.
        "http-malformed" Malformed { why: Quote },
        /// Its body is no JSON.
        "http-not-json" NotJson,
        /// Its body is too long.
        "http-too-large" TooLarge { most: u32 },
        /// There is nothing under this address.
        "http-not-found" NotFound,
        /// There is no imported record of this number.
        "http-no-record" NoRecord,
        /// Nothing of the kind can be done with it.
        "http-method" Method,
        /// It came too slowly.
        "http-slow" Slow,
        /// It comes from a page of another site.
        "http-foreign" Foreign,
        /// It is for a host that this server is not, as far as it knows.
        "http-host" UnknownHost { host: Quote },
        /// There are too many from this address.
        "http-crowded" Crowded { most: u32 },
        /// Only the administrator may see it.
        "http-private" Private,
        /// The server has a fault.
        "http-failed" Failed,
    }
}

/// When to try again where there are too many.
const UNCROWDED: Duration = Duration::from_secs(1);

/// The longest body of a request.
pub(crate) const BODY_LIMIT: usize = 64 * 1024;

impl RequestError {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Malformed { .. } => StatusCode::BAD_REQUEST,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotFound | Self::NoRecord => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::Foreign | Self::Private => StatusCode::FORBIDDEN,
            Self::UnknownHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            Self::Crowded { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A body that is too long.
    pub(crate) fn too_large() -> Self {
        Self::TooLarge { most: (BODY_LIMIT / 1024) as u32 }
    }

    /// What the framework means by a bare status.
    fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND => Self::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Self::Method,
            StatusCode::REQUEST_TIMEOUT => Self::Slow,
            StatusCode::PAYLOAD_TOO_LARGE => Self::too_large(),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::NotJson,
            status if status.is_client_error() => Self::Malformed { why: Quote::of("") },
            _ => Self::Failed,
        }
    }
}

impl From<RequestError> for ApiError {
    fn from(refusal: RequestError) -> Self {
        let error = Self::of(refusal.status(), &refusal);
        match refusal {
            RequestError::Crowded { .. } => error.again_after(UNCROWDED),
            _ => error,
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let status = match error {
            StoreError::Full | StoreError::ReadOnly | StoreError::Busy | StoreError::Closed => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self::of(status, &error)
    }
}

impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        ApiError::from(self).into_response()
    }
}

/// The layer that puts problems into the reader's words. What is refused without
/// a code, by the framework, gets one here.
pub(crate) async fn explain(reader: Reader, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let status = response.status();
    let problem = match response.extensions_mut().remove::<ApiError>() {
        Some(problem) => problem,
        None if is_bare(&response) => ApiError::of(status, &RequestError::of_status(status)),
        None => return response,
    };
    let body = Json(problem.told(words(reader.language())));
    let mut explained = (problem.status, body).into_response();
    // A handler may have set a cookie, and the framework tells what is allowed.
    for name in [header::SET_COOKIE, header::ALLOW] {
        for value in response.headers().get_all(&name) {
            explained.headers_mut().append(name.clone(), value.clone());
        }
    }
    debug_assert!(
        problem.status != StatusCode::TOO_MANY_REQUESTS || problem.again.is_some(),
        "whoever is too fast is told when to come back: {problem:?}"
    );
    let headers = explained.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::CONTENT_LANGUAGE, reader.header());
    if let Some(wait) = problem.again {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    explained
}

/// Whether an error has no body for programs yet.
fn is_bare(response: &Response) -> bool {
    let status = response.status();
    let told = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain"));
    (status.is_client_error() || status.is_server_error()) && !told
}
