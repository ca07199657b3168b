//! One's own tables, and whose turn it is there.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::MyTable;
use table::Phase;

use crate::{
    AppState,
    api_error::ApiError,
    people::Someone,
    rooms::{self, Glimpse},
    store::CurrentFilter,
};

/// Your current tables, those where it is your turn first.
#[utoipa::path(
    get, path = "/api/me/tables", tag = "lists",
    responses((status = 200, body = Vec<MyTable>), (status = 401, description = "not signed in")),
)]
pub(crate) async fn mine(
    State(state): State<Arc<AppState>>,
    Someone(person): Someone,
) -> Result<Json<Vec<MyTable>>, ApiError> {
    const CURRENT: &[Phase] = &[Phase::Seating, Phase::Playing, Phase::Paused, Phase::Over];
    let filter = CurrentFilter { person: Some(person.id), ..super::in_phases(&state, CURRENT) };
    let sits =
        |glimpse: &Glimpse| glimpse.phase != Phase::Closed && glimpse.people.contains(&person.id);
    let sits = super::chosen(&state, &filter, sits).await?;
    let turns: Vec<bool> =
        sits.iter().map(|room| room.glimpse().to_act == Some(person.id)).collect();
    let tables = rooms::summaries(&state, &sits).await;
    let mine = |(table, my_turn)| MyTable { table, my_turn };
    let mut mine: Vec<MyTable> = tables.into_iter().zip(turns).map(mine).collect();
    mine.sort_by_key(|table| !table.my_turn);
    Ok(Json(mine))
}
