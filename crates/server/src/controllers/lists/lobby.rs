//! The lobby: public tables where a seat is open.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableSummary;
use serde::Deserialize;
use table::Phase;
use utoipa::IntoParams;

use crate::{AppState, api_error::ApiError, extract::ApiQuery, rooms::Glimpse};

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct GameParams {
    /// Only this game.
    pub(super) game: Option<String>,
}

/// Public tables with a free seat, newest first.
#[utoipa::path(
    get, path = "/api/lobby", tag = "lists", params(GameParams),
    responses((status = 200, body = Vec<TableSummary>)),
)]
pub(crate) async fn lobby(
    State(state): State<Arc<AppState>>,
    ApiQuery(which): ApiQuery<GameParams>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let open = |glimpse: &Glimpse| glimpse.phase == Phase::Seating && glimpse.free_seats > 0;
    Ok(Json(super::public(&state, &[Phase::Seating], which.game.as_deref(), open).await?))
}
