//! The lobby: public tables where a seat is open.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::TableSummary;
use serde::Deserialize;
use table::Phase;
use utoipa::IntoParams;

use crate::{AppState, extract::ApiQuery};

/// Which tables.
#[derive(Deserialize, IntoParams)]
pub(crate) struct GameParams {
    /// Of this game only.
    pub(super) game: Option<String>,
}

/// The public tables that wait for people, the newest first.
#[utoipa::path(
    get, path = "/api/lobby", tag = "lists", params(GameParams),
    responses((status = 200, body = Vec<TableSummary>)),
)]
pub(crate) async fn lobby(
    State(state): State<Arc<AppState>>,
    ApiQuery(which): ApiQuery<GameParams>,
) -> Json<Vec<TableSummary>> {
    Json(super::public(&state, &[Phase::Seating], which.game.as_deref()).await)
}
