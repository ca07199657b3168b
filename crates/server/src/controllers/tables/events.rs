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

/// Which events to send.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct EventsParams {
    /// The number of the last event that you have.
    after: Option<u32>,
}

/// A page of the events of a table, as the WebSocket would send it. Where it says
/// `more`, ask again with the number of the last event that you have.
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
    let room = super::fresh_room(&state, &id).await?;
    let page = room.look().await.first_page(rooms::following(which.after));
    let text = page.as_str().to_owned();
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
