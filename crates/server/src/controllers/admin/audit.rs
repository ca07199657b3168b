//! What was done with the admin key. Whoever does something there notes it here,
//! once it is done.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::word;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    AppState,
    api_error::ApiError,
    extract::ApiQuery,
    people::Admin,
    store::{AdminAction, AuditEntry, OffsetPage},
};

/// One thing that an administrator has done.
#[derive(Serialize, ToSchema)]
pub(crate) struct AuditRecord {
    /// When, in milliseconds since 1970.
    at: u64,
    /// What was done.
    #[serde(rename = "deed", with = "word")]
    #[schema(schema_with = word::schema::<AdminAction>)]
    action: AdminAction,
    /// The id of the table or player, or the range; empty for the server itself.
    target: String,
}

/// Which entries.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct AuditParams {
    /// Offset of the page: `next` of the previous one.
    #[serde(default)]
    from: u32,
}

/// A page of the audit log.
#[derive(Serialize, ToSchema)]
pub(crate) struct AuditRecords {
    /// The newest first.
    entries: Vec<AuditRecord>,
    /// Offset of the next page, if there is one.
    next: Option<u32>,
}

/// How long a page is.
const PAGE: u16 = 50;

/// The audit log: what was done with the admin key, the newest first.
#[utoipa::path(
    get, path = "/api/admin/audit", tag = "admin",
    params(AuditParams),
    responses((status = 200, body = AuditRecords), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    _: Admin,
    ApiQuery(AuditParams { from }): ApiQuery<AuditParams>,
) -> Result<Json<AuditRecords>, ApiError> {
    let found = state.store.audit(OffsetPage { from, size: PAGE }).await?;
    let more = found.len() == usize::from(PAGE);
    let record = |entry: AuditEntry| {
        let AuditEntry { at, action, target } = entry;
        AuditRecord { at: at.as_millis(), action, target }
    };
    Ok(Json(AuditRecords {
        entries: found.into_iter().map(record).collect(),
        next: more.then(|| from.saturating_add(u32::from(PAGE))),
    }))
}

/// Notes what was done.
pub(super) async fn note(
    state: &AppState,
    action: AdminAction,
    target: impl ToString,
) -> Result<(), ApiError> {
    let entry = AuditEntry { at: state.now(), action, target: target.to_string() };
    Ok(state.store.add_audit(&entry).await?)
}
