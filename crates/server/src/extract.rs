//! What a request asks, read into types or refused with a code: its body as
//! JSON, its query, the names in its path. Handlers use these in place of the
//! framework's own, whose refusals are sentences.

use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Path, Query, Request,
        rejection::{JsonRejection, PathRejection, QueryRejection},
    },
    http::{StatusCode, request::Parts},
};
use game::Quote;
use serde::de::DeserializeOwned;

use crate::api_error::RequestError;

/// A request's body.
pub(crate) struct ApiBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for ApiBody<T> {
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestError> {
        let read = Json::from_request(request, state).await;
        read.map(|Json(body)| Self(body)).map_err(|refused| match refused {
            JsonRejection::MissingJsonContentType(_) => RequestError::NotJson,
            refused if refused.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                RequestError::too_large()
            }
            refused => malformed(&refused.body_text()),
        })
    }
}

/// A request's query.
pub(crate) struct ApiQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RequestError> {
        let read = Query::from_request_parts(parts, state).await;
        read.map(|Query(query)| Self(query))
            .map_err(|refused: QueryRejection| malformed(&refused.body_text()))
    }
}

/// The names in a request's path.
pub(crate) struct ApiPath<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for ApiPath<T> {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RequestError> {
        let read = Path::from_request_parts(parts, state).await;
        // A name that can't be one names nothing.
        read.map(|Path(names)| Self(names)).map_err(|_: PathRejection| RequestError::NotFound)
    }
}

/// What can't be read, in the reader's own words after the last colon: they name
/// the field and its place.
fn malformed(text: &str) -> RequestError {
    let why = text.rsplit(": ").next().unwrap_or(text);
    RequestError::Malformed { why: Quote::of(why) }
}
