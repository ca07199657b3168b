//! Who one is.

use axum::{
    http::HeaderMap,
    response::{IntoResponse, Response},
};

use super::{Myself, with_cookie};
use crate::{
    api_error::ApiError,
    caller::Caller,
    people::{Someone, cookie::Shown},
};

/// Your own profile. The session cookie is renewed for another year.
#[utoipa::path(
    get, path = "/api/me", tag = "people",
    responses((status = 200, body = Myself), (status = 401, description = "not signed in")),
)]
pub(crate) async fn show(
    Someone(person): Someone,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let answer = Myself::of(&person);
    Ok(match Shown::in_headers(&headers) {
        Shown::Cookie(token) => with_cookie(&token, caller.scheme, answer),
        _ => answer.into_response(),
    })
}
