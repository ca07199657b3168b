//! Changing one's password.

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    api_error::ApiError,
    extract::ApiBody,
    people::{Owner, Password, People},
};

/// The old password and the new one.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewPassword {
    /// Your current password.
    old: String,
    /// At least 10 characters, at most 200 bytes.
    new: String,
}

/// Changes your password. All other sessions and all tokens end.
#[utoipa::path(
    put, path = "/api/me/password", tag = "people",
    request_body = NewPassword,
    responses((status = 204), (status = 401, description = "not signed in"), (status = 403, description = "wrong password, or no account"), (status = 422, description = "unfit password")),
)]
pub(crate) async fn password(
    State(people): State<People>,
    me: Owner,
    ApiBody(passwords): ApiBody<NewPassword>,
) -> Result<StatusCode, ApiError> {
    let new = Password::choose(&passwords.new)?;
    people.change_password(&me, &passwords.old, new).await?;
    Ok(StatusCode::NO_CONTENT)
}
