//! Ranges of addresses, for whoever runs the server.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::audit;
use crate::{
    AppState,
    api_error::ApiError,
    extract::{ApiBody, ApiQuery},
    people::{AddressRange, Admin, People},
    store::AdminAction,
};

/// A range of addresses.
#[derive(Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RangeView {
    /// Such as `203.0.113.0/24` or `2001:db8::/32`; a single IPv6 address stands for
    /// its /64 network.
    range: String,
}

/// Blocked ranges of addresses.
#[utoipa::path(
    get, path = "/api/admin/ranges", tag = "admin",
    responses((status = 200, body = [RangeView]), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn list(State(people): State<People>, admin: Admin) -> Json<Vec<RangeView>> {
    let mut ranges: Vec<String> =
        people.blocked_ranges(admin).iter().map(ToString::to_string).collect();
    ranges.sort();
    Json(ranges.into_iter().map(|range| RangeView { range }).collect())
}

/// Blocks a range of addresses: nobody can come in from there, and live connections
/// are closed. The administration stays open.
#[utoipa::path(
    post, path = "/api/admin/ranges", tag = "admin",
    request_body = RangeView,
    responses((status = 201, body = RangeView), (status = 401, description = "wrong admin key"), (status = 422, description = "no range of addresses")),
)]
pub(crate) async fn block(
    State(state): State<Arc<AppState>>,
    admin: Admin,
    ApiBody(RangeView { range }): ApiBody<RangeView>,
) -> Result<(StatusCode, Json<RangeView>), ApiError> {
    let range: AddressRange = range.parse()?;
    state.people.block_range(admin, range).await?;
    audit::note(&state, AdminAction::BlockedRange, range).await?;
    Ok((StatusCode::CREATED, Json(RangeView { range: range.to_string() })))
}

/// Unblocks a range of addresses, as it was blocked.
#[utoipa::path(
    delete, path = "/api/admin/ranges", tag = "admin",
    params(RangeView),
    responses((status = 204), (status = 401, description = "wrong admin key"), (status = 404, description = "it is not blocked"), (status = 422, description = "no range of addresses")),
)]
pub(crate) async fn unblock(
    State(state): State<Arc<AppState>>,
    admin: Admin,
    ApiQuery(RangeView { range }): ApiQuery<RangeView>,
) -> Result<StatusCode, ApiError> {
    let range: AddressRange = range.parse()?;
    state.people.unblock_range(admin, range).await?;
    audit::note(&state, AdminAction::UnblockedRange, range).await?;
    Ok(StatusCode::NO_CONTENT)
}
