//! Taking an account.

use axum::{extract::State, response::Response};

use super::{AccountView, Credentials, entered};
use crate::{
    api_error::ApiError,
    caller::Caller,
    extract::ApiBody,
    people::{AccountName, Password, People, Visitor},
};

/// Creates an account. A guest keeps their id and their games; anyone else is
/// signed in. The response holds the recovery code, which is shown only this once.
#[utoipa::path(
    post, path = "/api/accounts", tag = "people",
    request_body = Credentials,
    responses((status = 201, body = AccountView), (status = 401, description = "your token has expired"), (status = 409, description = "the name is taken, or you have an account"), (status = 422, description = "unfit name or password")),
)]
pub(crate) async fn register(
    State(people): State<People>,
    visitor: Visitor,
    caller: Caller,
    ApiBody(credentials): ApiBody<Credentials>,
) -> Result<Response, ApiError> {
    let account = AccountName::choose(&credentials.name)?;
    let password = Password::choose(&credentials.password)?;
    let made = people.register(&visitor, account, password, caller.address).await?;
    Ok(entered(&made, caller.scheme))
}
