//! Tables, for whoever runs the server: those shared by link only too.

use std::{cmp::Reverse, sync::Arc};

use axum::{Json, extract::State, http::StatusCode};
use protocol::TableSummary;
use serde::{Deserialize, Serialize};
use table::{Phase, TableId};
use utoipa::{IntoParams, ToSchema};

use super::audit;
use crate::{
    AppState,
    api_error::ApiError,
    extract::{ApiPath, ApiQuery},
    people::Admin,
    rooms::{self, CommandError, Room, RoomError},
    store::{AdminAction, CurrentFilter, OffsetPage},
};

/// Which page of the tables to show.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct TablesParams {
    /// Offset of the page: `next` of the previous one.
    #[serde(default)]
    from: usize,
}

/// A page of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct Tables {
    /// The tables, most recently changed first.
    tables: Vec<TableSummary>,
    /// Offset of the next page, if there is one.
    next: Option<usize>,
}

/// How long a page is.
const PAGE: usize = 50;

/// All tables in memory: unfinished ones, and those that somebody is watching.
#[utoipa::path(
    get, path = "/api/admin/tables", tag = "admin",
    params(TablesParams),
    responses((status = 200, body = Tables), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    _: Admin,
    ApiQuery(TablesParams { from }): ApiQuery<TablesParams>,
) -> Result<Json<Tables>, ApiError> {
    let mut rooms = if state.store.is_shared() {
        stored(&state, from).await?
    } else {
        let mut rooms = state.rooms.all();
        rooms.sort_by_key(|room| (Reverse(room.glimpse().last_at), room.id));
        rooms.into_iter().skip(from).take(PAGE + 1).collect()
    };
    let more = rooms.len() > PAGE;
    rooms.truncate(PAGE);
    let tables = rooms::summaries(&state, &rooms).await;
    Ok(Json(Tables { tables, next: more.then(|| from + PAGE) }))
}

/// The tables of all servers that share a database, those that were opened last first: a
/// page and one more.
async fn stored(state: &AppState, from: usize) -> Result<Vec<Arc<Room>>, ApiError> {
    const UNFINISHED: &[Phase] = &[Phase::Seating, Phase::Playing, Phase::Paused];
    let filter = CurrentFilter {
        phases: UNFINISHED,
        game: None,
        access: None,
        person: None,
        over_since: state.now(),
    };
    let from = from.try_into().unwrap_or(u32::MAX);
    let page = OffsetPage { from, size: PAGE as u16 + 1 };
    Ok(state.rooms.stored(state, &filter, page).await?)
}

/// Closes a table.
#[utoipa::path(
    delete, path = "/api/admin/tables/{table}", tag = "admin",
    params(("table" = String, Path, description = "its id")),
    responses((status = 204), (status = 401, description = "wrong admin key"), (status = 409, description = "it is closed already")),
)]
pub(crate) async fn close(
    State(state): State<Arc<AppState>>,
    _: Admin,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let id: TableId = id.parse().map_err(|_| CommandError::from(RoomError::NoTable))?;
    state.close_table(id).await?;
    audit::note(&state, AdminAction::ClosedTable, id).await?;
    Ok(StatusCode::NO_CONTENT)
}
