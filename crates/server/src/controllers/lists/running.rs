//! What can be watched.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableSummary;
use table::Phase;

use super::lobby::GameParams;
use crate::{AppState, api_error::ApiError, extract::ApiQuery, rooms::Glimpse};

/// Public games in progress, most recently played first.
#[utoipa::path(
    get, path = "/api/running", tag = "lists", params(GameParams),
    responses((status = 200, body = Vec<TableSummary>)),
)]
pub(crate) async fn running(
    State(state): State<Arc<AppState>>,
    ApiQuery(which): ApiQuery<GameParams>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    const RUNNING: &[Phase] = &[Phase::Playing, Phase::Paused];
    let runs = |glimpse: &Glimpse| RUNNING.contains(&glimpse.phase);
    Ok(Json(super::public(&state, RUNNING, which.game.as_deref(), runs).await?))
}
