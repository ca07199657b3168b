//! One table, as it stands. Looking never takes a seat.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableView;

use crate::{AppState, api_error::ApiError, extract::ApiPath, rooms};

/// The current state of a table.
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "its id")),
    responses((status = 200, body = TableView), (status = 404, description = "no such table")),
)]
pub(crate) async fn show(
    State(state): State<Arc<AppState>>,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<TableView>, ApiError> {
    let room = super::fresh_room(&state, &id).await?;
    Ok(Json(rooms::view(&state, &room).await))
}
