//! Taking an account.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use super::Credentials;
use crate::{
    api_error::ApiError,
    caller::Caller,
    controllers::me::{Myself, with_cookie},
    extract::ApiBody,
    people::{AccountName, Entered, Password, People},
};

/// Creates an account. A guest keeps their id and their games; anyone else is
/// signed in.
#[utoipa::path(
    post, path = "/api/accounts", tag = "people",
    request_body = Credentials,
    responses((status = 201, body = Myself), (status = "4XX", description = "error with a code")),
)]
pub(crate) async fn register(
    State(people): State<People>,
    me: Option<Entered>,
    caller: Caller,
    ApiBody(credentials): ApiBody<Credentials>,
) -> Result<Response, ApiError> {
    let account = AccountName::read(&credentials.name)?;
    let password = Password::choose(&credentials.password)?;
    let created = StatusCode::CREATED;
    if let Some(Entered { person, .. }) = me {
        let person = people.promote(person, account, password, caller.address).await?;
        return Ok((created, Myself::of(&person)).into_response());
    }
    let (person, token) = people.register(account, password, caller.address).await?;
    Ok(with_cookie(&token, caller.scheme, (created, Myself::of(&person))))
}
