//! What can be watched.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableSummary;
use table::Phase;

use super::lobby::GameParams;
use crate::{AppState, extract::ApiQuery, rooms::Glimpse};

/// Public games in progress, most recently played first.
#[utoipa::path(
    get, path = "/api/running", tag = "lists", params(GameParams),
    responses((status = 200, body = Vec<TableSummary>)),
)]
pub(crate) async fn running(
    State(state): State<Arc<AppState>>,
    ApiQuery(which): ApiQuery<GameParams>,
) -> Json<Vec<TableSummary>> {
    let runs = |glimpse: &Glimpse| matches!(glimpse.phase, Phase::Playing | Phase::Paused);
    Json(super::public(&state, runs, which.game.as_deref()).await)
}
