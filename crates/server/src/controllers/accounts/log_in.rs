//! Coming in by name and password.

use axum::{extract::State, http::StatusCode, response::Response};

use super::Credentials;
use crate::{
    api_error::ApiError,
    caller::Caller,
    controllers::me::{Myself, with_cookie},
    extract::ApiBody,
    people::{People, Visitor},
};

/// Logs in. Any other session of this browser ends.
#[utoipa::path(
    post, path = "/api/sessions", tag = "people",
    request_body = Credentials,
    responses((status = 201, body = Myself), (status = 401, description = "wrong name or password")),
)]
pub(crate) async fn log_in(
    State(people): State<People>,
    visitor: Visitor,
    caller: Caller,
    ApiBody(credentials): ApiBody<Credentials>,
) -> Result<Response, ApiError> {
    let Credentials { name, password } = credentials;
    let (person, token) = people.log_in(&visitor, &name, &password, caller.address).await?;
    Ok(with_cookie(&token, caller.scheme, (StatusCode::CREATED, Myself::of(&person))))
}
