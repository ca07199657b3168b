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
    answer::Problem,
    asked::Body,
    caller::Caller,
    people::{Me, Nickname, People, Person},
};

/// Somebody who wants to come in.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Arrival {
    /// What he wants to be called: 1 to 24 characters.
    name: String,
}

/// Becomes a guest. The answer sets a cookie that keeps him himself. Whoever is
/// somebody already stays himself and is called so from now on.
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
    Body(arrival): Body<Arrival>,
) -> Result<Response, Problem> {
    let name = Nickname::read(&arrival.name)?;
    if let Some(person) = me {
        people.rename(person.id, &name).await?;
        return Ok(Myself::of(&Person { name: Some(name), ..person }).into_response());
    }
    let (person, token) = people.welcome(name, caller.address).await?;
    Ok(with_cookie(&token, caller.way, (StatusCode::CREATED, Myself::of(&person))))
}
