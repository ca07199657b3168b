//! One table, as it stands. Looking never takes a seat.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableView;

use crate::{House, answer::Problem, asked::Named, rooms};

/// One table, as it stands.
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "its id")),
    responses((status = 200, body = TableView), (status = 404, description = "no such table")),
)]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
) -> Result<Json<TableView>, Problem> {
    let room = super::room(&house, &id).await?;
    Ok(Json(rooms::view(&house, &room).await))
}
