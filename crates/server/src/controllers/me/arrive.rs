//! Becoming a guest: a nickname is all it takes.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{Myself, with_cookie};
use crate::{
    api_error::ApiError,
    caller::Caller,
    extract::ApiBody,
    people::{Me, Nickname, People, Person},
};

/// Somebody who wants to come in.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Arrival {
    /// What they want to be called: 1 to 24 characters.
    name: String,
}

/// Becomes a guest. The answer sets a cookie by which they are known again. Whoever
/// is somebody already is called so from now on.
#[utoipa::path(
    post, path = "/api/me", tag = "people",
    request_body = Arrival,
    responses(
        (status = 201, body = Myself, description = "a new guest"),
        (status = 200, body = Myself, description = "called otherwise"),
        (status = "4XX", description = "refused, with a code"),
    ),
)]
pub(crate) async fn arrive(
    State(people): State<People>,
    Me(me): Me,
    caller: Caller,
    ApiBody(arrival): ApiBody<Arrival>,
) -> Result<Response, ApiError> {
    let name = Nickname::read(&arrival.name)?;
    if let Some(person) = me {
        people.rename(person.id, &name).await?;
        return Ok(Myself::of(&Person { name: Some(name), ..person }).into_response());
    }
    let (person, token) = people.welcome(name, caller.address).await?;
    Ok(with_cookie(&token, caller.scheme, (StatusCode::CREATED, Myself::of(&person))))
}
