//! Going, from here or from everywhere.

use axum::{extract::State, http::StatusCode, response::Response};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    api_error::ApiError,
    caller::Caller,
    controllers::me::without_cookie,
    extract::ApiQuery,
    people::{People, Visitor},
};

/// Which sessions end.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LogOutParams {
    /// `true` ends all sessions, on every device.
    #[serde(default)]
    all: bool,
}

/// Logs out. The session ends and its live connections are closed. A guest who
/// logs out can't sign in again under the same id.
#[utoipa::path(
    delete, path = "/api/sessions", tag = "people",
    params(LogOutParams),
    responses((status = 204), (status = 401, description = "your token has expired")),
)]
pub(crate) async fn log_out(
    State(people): State<People>,
    visitor: Visitor,
    caller: Caller,
    ApiQuery(LogOutParams { all }): ApiQuery<LogOutParams>,
) -> Result<Response, ApiError> {
    if let Some(me) = visitor.owner() {
        if all {
            people.log_out_everywhere(me).await?;
        }
        people.log_out(me).await?;
    }
    Ok(without_cookie(caller.scheme, StatusCode::NO_CONTENT))
}
