//! The list of imported records.

use std::sync::Arc;

use axum::{Json, extract::State};
use game::Quote;
use protocol::{ImportedRecord, ImportedRecords};
use serde::Deserialize;
use shelf::Game;
use utoipa::IntoParams;

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    extract::ApiQuery,
    store::{RecordNumber, StoredRecord},
};

/// Page size by default, and at most.
const PAGE: u16 = 20;
const MOST: u16 = 100;

/// Which game records.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecordsParams {
    /// Only this game.
    game: Option<String>,
    /// Only records after this number: `next` of the previous page.
    after: Option<u64>,
    /// Page size, at most 100.
    size: Option<u16>,
}

/// Imported games, in the order of import.
#[utoipa::path(
    get, path = "/api/records", tag = "records", params(RecordsParams),
    responses((status = 200, body = ImportedRecords), (status = 400, description = "no such game")),
)]
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    ApiQuery(which): ApiQuery<RecordsParams>,
) -> Result<Json<ImportedRecords>, ApiError> {
    let unknown = || RequestError::Malformed { why: Quote::of("game") };
    let game = which.game.as_deref().map(|name| Game::named(name).ok_or_else(unknown));
    let size = which.size.unwrap_or(PAGE).clamp(1, MOST);
    // One more than is wanted tells whether there is a next page.
    let after = which.after.map(|after| RecordNumber(i64::try_from(after).unwrap_or(i64::MAX)));
    let mut found = state.store.records(game.transpose()?, after, size + 1).await?;
    let more = found.len() > usize::from(size);
    found.truncate(size.into());
    let next = found.last().filter(|_| more).map(|stored| stored.number.0.cast_unsigned());
    Ok(Json(ImportedRecords { records: found.into_iter().map(imported).collect(), next }))
}

fn imported(stored: StoredRecord) -> ImportedRecord {
    ImportedRecord {
        number: stored.number.0.cast_unsigned(),
        game: stored.game.name().to_owned(),
        imported_at: stored.imported_at,
        text: stored.text,
    }
}
