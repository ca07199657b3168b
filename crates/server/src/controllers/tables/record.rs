//! The record of a table, as text or as JSON. Of a running game it holds no
//! secret; of one that is over it holds what is needed to verify its chance.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    extract::{ApiPath, ApiQuery},
    rooms,
};

/// Which format.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecordParams {
    /// `text`, which is the default, or `json`.
    #[serde(default)]
    #[param(inline)]
    format: Format,
}

/// A format of game records.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    /// Text, as in docs/notation.md.
    #[default]
    Text,
    /// JSON.
    Json,
}

/// A game record as JSON.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecordParts {
    /// The game’s id, such as `kuba`.
    game: String,
    /// The whole set-up.
    setup: String,
    /// The players’ names by seat.
    seats: Vec<Option<String>>,
    /// The result, such as `1 > 2 by KU-9`, or `unfinished`.
    result: String,
    /// The move list, with resignations, draws and the like.
    entries: Vec<String>,
    /// The record as text.
    text: String,
}

/// The game record, once the game has started.
#[utoipa::path(
    get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "its id"), RecordParams),
    responses(
        (status = 200, body = RecordParts, description = "or the text itself"),
        (status = 404, description = "no such table, or it has not started"),
    ),
)]
pub(crate) async fn record(
    State(state): State<Arc<AppState>>,
    ApiPath(id): ApiPath<String>,
    ApiQuery(RecordParams { format }): ApiQuery<RecordParams>,
) -> Result<Response, ApiError> {
    let room = super::fresh_room(&state, &id).await?;
    let loaded = room.look().await;
    let names = rooms::Names::of(&state, &loaded.table).await;
    let text = rooms::record(&loaded.table, &names).ok_or(RequestError::NotFound)?;
    let Format::Json = format else {
        let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
        return Ok((kind, text).into_response());
    };
    let game = loaded.table.game().ok_or(RequestError::NotFound)?;
    Ok(Json(RecordParts {
        game: game.game().name().to_owned(),
        setup: loaded.table.setup().unwrap_or_default().to_owned(),
        seats: names.by_seat(&loaded.table),
        result: game.result(),
        entries: game.entries(),
        text,
    })
    .into_response())
}
