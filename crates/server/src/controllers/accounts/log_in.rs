//! Coming in by name and password.

use axum::{extract::State, http::StatusCode, response::Response};

use super::Credentials;
use crate::{
    answer::Problem,
    asked::Body,
    caller::Caller,
    controllers::me::{Myself, with_cookie},
    people::{Entered, PassKind, People},
};

/// Logs in. Who was somebody else in this browser is so no longer.
#[utoipa::path(
    post, path = "/api/sessions", tag = "people",
    request_body = Credentials,
    responses((status = 201, body = Myself), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn log_in(
    State(people): State<People>,
    before: Option<Entered>,
    caller: Caller,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Problem> {
    let Credentials { name, password } = credentials;
    let (person, token) = people.log_in(&name, &password, caller.address).await?;
    if let Some(Entered { person, pass, kind: PassKind::Session }) = before {
        people.leave(person.id, pass).await?;
    }
    Ok(with_cookie(&token, caller.way, (StatusCode::CREATED, Myself::of(&person))))
}
