//! An imported record, as text.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    extract::ApiPath,
    store::RecordNumber,
};

/// The game record of an imported game, as text.
#[utoipa::path(
    get, path = "/api/records/{number}", tag = "records",
    params(("number" = i64, Path, description = "its number")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 404, description = "no such record"),
    ),
)]
pub(crate) async fn show(
    State(state): State<Arc<AppState>>,
    ApiPath(number): ApiPath<String>,
) -> Result<Response, ApiError> {
    let number = number.parse().map(RecordNumber).map_err(|_| RequestError::NoRecord)?;
    let stored = state.store.record(number).await?.ok_or(RequestError::NoRecord)?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, stored.text + "\n").into_response())
}
