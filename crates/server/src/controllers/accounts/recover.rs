//! Getting an account back.

use axum::{extract::State, response::Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{AccountView, entered};
use crate::{
    api_error::ApiError,
    caller::Caller,
    extract::ApiBody,
    people::{Password, People, Visitor},
};

/// An account, its recovery code and a new password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct LostAccount {
    /// The name of the account.
    name: String,
    /// The code that was shown when the account was created; capitals, spaces and
    /// hyphens don't matter.
    recovery: String,
    /// At least 10 characters, at most 200 bytes.
    password: String,
}

/// Sets a new password with the recovery code, and signs in. All other sessions and
/// all tokens end. A code works once: the response holds the next one.
#[utoipa::path(
    post, path = "/api/accounts/recovery", tag = "people",
    request_body = LostAccount,
    responses((status = 201, body = AccountView), (status = 401, description = "wrong name or recovery code"), (status = 422, description = "unfit password")),
)]
pub(crate) async fn recover(
    State(people): State<People>,
    visitor: Visitor,
    caller: Caller,
    ApiBody(lost): ApiBody<LostAccount>,
) -> Result<Response, ApiError> {
    let LostAccount { name, recovery, password } = lost;
    let new = Password::choose(&password)?;
    let back = people.recover(&visitor, &name, &recovery, new, caller.address).await?;
    Ok(entered(&back, caller.scheme))
}
