//! Tables, for whoever runs the house: those shared by link only too.

use std::{cmp::Reverse, sync::Arc};

use axum::{Json, extract::State, http::StatusCode};
use protocol::TableSummary;
use serde::{Deserialize, Serialize};
use table::TableId;
use utoipa::{IntoParams, ToSchema};

use crate::{
    House,
    answer::Problem,
    asked::{Asked, Named},
    people::Housekeeper,
    rooms::{self, Refusal, RoomError},
};

/// Which tables.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Question {
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
    params(Question),
    responses((status = 200, body = Tables), (status = 401, description = "not the key")),
)]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    _: Housekeeper,
    Asked(Question { from }): Asked<Question>,
) -> Result<Json<Tables>, Problem> {
    let mut rooms = house.rooms.all();
    rooms.sort_by_key(|room| (Reverse(room.glimpse().last_at), room.id));
    let more = rooms.len() > from.saturating_add(PAGE);
    let mut tables = Vec::with_capacity(PAGE);
    for room in rooms.into_iter().skip(from).take(PAGE) {
        tables.push(rooms::summary(&house, &room.look().await.table).await);
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
    State(house): State<Arc<House>>,
    _: Housekeeper,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    let id: TableId = id.parse().map_err(|_| Refusal::from(RoomError::NoTable))?;
    house.close_table(id).await?;
    Ok(StatusCode::NO_CONTENT)
}
