//! Tables, for whoever runs the server: those shared by link only too.

use std::{cmp::Reverse, sync::Arc};

use axum::{Json, extract::State, http::StatusCode};
use protocol::TableSummary;
use serde::{Deserialize, Serialize};
use table::TableId;
use utoipa::{IntoParams, ToSchema};

use crate::{
    AppState,
    api_error::ApiError,
    extract::{ApiPath, ApiQuery},
    people::Admin,
    rooms::{self, CommandError, RoomError},
};

/// Which tables.
#[derive(Deserialize, IntoParams)]
pub(crate) struct TablesParams {
    /// How many come before: the `next` of the page before.
    #[serde(default)]
    from: usize,
}

/// A page of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct Tables {
    /// They themselves, the one where something happened last first.
    tables: Vec<TableSummary>,
    /// Where the next page begins, if there is one.
    next: Option<usize>,
}

/// How long a page is.
const PAGE: usize = 50;

/// All tables that are held in memory: those that are not over, and those that
/// somebody looks at.
#[utoipa::path(
    get, path = "/api/admin/tables", tag = "housekeeping",
    params(TablesParams),
    responses((status = 200, body = Tables), (status = 401, description = "not the key")),
)]
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    _: Admin,
    ApiQuery(TablesParams { from }): ApiQuery<TablesParams>,
) -> Result<Json<Tables>, ApiError> {
    let mut rooms = state.rooms.all();
    rooms.sort_by_key(|room| (Reverse(room.glimpse().last_at), room.id));
    let more = rooms.len() > from.saturating_add(PAGE);
    let mut tables = Vec::with_capacity(PAGE);
    for room in rooms.into_iter().skip(from).take(PAGE) {
        tables.push(rooms::summary(&state, &room.look().await.table).await);
    }
    Ok(Json(Tables { tables, next: more.then(|| from + PAGE) }))
}

/// Closes a table.
#[utoipa::path(
    delete, path = "/api/admin/tables/{table}", tag = "housekeeping",
    params(("table" = String, Path, description = "its id")),
    responses((status = 204), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn close(
    State(state): State<Arc<AppState>>,
    _: Admin,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let id: TableId = id.parse().map_err(|_| CommandError::from(RoomError::NoTable))?;
    state.close_table(id).await?;
    Ok(StatusCode::NO_CONTENT)
}
