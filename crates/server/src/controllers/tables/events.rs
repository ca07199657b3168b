//! The events of a table, for those who don't follow it live.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    AppState,
    api_error::ApiError,
    extract::{ApiPath, ApiQuery},
    rooms,
};

/// Which events.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct EventsParams {
    /// The number of the last event that you have.
    after: Option<u32>,
}

/// The events of a table, as the WebSocket would send them.
#[utoipa::path(
    get, path = "/api/tables/{table}/events", tag = "tables",
    params(("table" = String, Path, description = "its id"), EventsParams),
    responses(
        (status = 200, description = "a message of kind `events`, as in docs/protocol.md"),
        (status = 404, description = "no such table"),
    ),
)]
pub(crate) async fn events(
    State(state): State<Arc<AppState>>,
    ApiPath(id): ApiPath<String>,
    ApiQuery(which): ApiQuery<EventsParams>,
) -> Result<Response, ApiError> {
    let room = super::room(&state, &id).await?;
    let text = room.look().await.message(rooms::following(which.after));
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
