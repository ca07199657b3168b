//! What can be watched.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableSummary;
use table::Phase;

use super::lobby::Which;
use crate::{House, asked::Asked};

/// The public games that run, the last acted at first.
#[utoipa::path(
    get, path = "/api/running", tag = "lists", params(Which),
    responses((status = 200, body = Vec<TableSummary>)),
)]
pub(crate) async fn running(
    State(house): State<Arc<House>>,
    Asked(which): Asked<Which>,
) -> Json<Vec<TableSummary>> {
    let phases = [Phase::Playing, Phase::Paused];
    Json(super::public(&house, &phases, which.game.as_deref()).await)
}
