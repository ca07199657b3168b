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
    people::{Nickname, People, Person, Visitor},
};

/// A new guest.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Arrival {
    /// Nickname: 1 to 24 characters.
    name: String,
}

/// Signs in as a guest. The response sets a session cookie. If you are signed in
/// already, this changes your nickname.
#[utoipa::path(
    post, path = "/api/me", tag = "people",
    request_body = Arrival,
    responses(
        (status = 201, body = Myself, description = "a new guest"),
        (status = 200, body = Myself, description = "renamed"),
        (status = 401, description = "your token has expired"),
        (status = 404, description = "you are deleted"),
        (status = 422, description = "unfit name"),
    ),
)]
pub(crate) async fn arrive(
    State(people): State<People>,
    visitor: Visitor,
    caller: Caller,
    ApiBody(arrival): ApiBody<Arrival>,
) -> Result<Response, ApiError> {
    let name = Nickname::choose(&arrival.name)?;
    if let Some(me) = visitor.owner() {
        people.rename(me, &name).await?;
        let person = Person { name: Some(name), ..me.person().clone() };
        return Ok(Myself::of(&person).into_response());
    }
    let (person, token) = people.welcome(name, caller.address).await?;
    Ok(with_cookie(&token, caller.scheme, (StatusCode::CREATED, Myself::of(&person))))
}
