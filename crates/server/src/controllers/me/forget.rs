//! Deleting oneself.

use axum::{extract::State, http::StatusCode, response::Response};

use super::without_cookie;
use crate::{
    api_error::ApiError,
    caller::Caller,
    people::{Owner, People},
};

/// Deletes your name, account, sessions, tokens and ratings for good. Your games
/// stay, under “deleted player”.
#[utoipa::path(
    delete, path = "/api/me", tag = "people",
    responses((status = 204), (status = 401, description = "not signed in")),
)]
pub(crate) async fn forget(
    State(people): State<People>,
    me: Owner,
    caller: Caller,
) -> Result<Response, ApiError> {
    people.forget(&me).await?;
    Ok(without_cookie(caller.scheme, StatusCode::NO_CONTENT))
}
