//! Going, from here or from everywhere.

use axum::{extract::State, http::StatusCode, response::Response};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    answer::Problem,
    asked::Asked,
    caller::Caller,
    controllers::me::without_cookie,
    people::{Entered, People},
};

/// From where.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Where {
    /// Whether all sessions end, on every device.
    #[serde(default)]
    all: bool,
}

/// Logs out. The session ends, and what came in by it is closed. A guest can't
/// come back as himself.
#[utoipa::path(
    delete, path = "/api/sessions", tag = "people",
    params(Where),
    responses((status = 204), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn log_out(
    State(people): State<People>,
    me: Option<Entered>,
    caller: Caller,
    Asked(Where { all }): Asked<Where>,
) -> Result<Response, Problem> {
    if let Some(me) = me {
        if all {
            people.leave_everywhere(me.person.id).await?;
        }
        people.leave(me.person.id, me.pass).await?;
    }
    Ok(without_cookie(caller.way, StatusCode::NO_CONTENT))
}
