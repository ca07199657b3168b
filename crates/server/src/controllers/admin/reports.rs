//! Reports of players, for whoever runs the server.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::Word;
use serde::{Deserialize, Serialize};
use table::PersonId;
use utoipa::{IntoParams, ToSchema};

use super::audit;
use crate::{
    AppState,
    api_error::ApiError,
    extract::{ApiPath, ApiQuery},
    people::{Admin, Refusal, Report, ReportNumber},
    store::{AdminAction, OffsetPage},
};

/// An open report.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReportRecord {
    /// The number by which the report is closed.
    number: i64,
    /// When, in milliseconds since 1970.
    at: u64,
    /// The id of the table.
    table: String,
    /// `name`, `pestering`, `stalling`, `cheating` or `other`.
    reason: &'static str,
    /// The reporter’s note.
    note: String,
    /// The player who is reported, as they are called now.
    reported: protocol::Person,
    /// What they were called when they were reported.
    name: String,
    /// The player who reported them.
    reporter: protocol::Person,
}

/// Which page of the reports to show.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReportsParams {
    /// Offset of the page: `next` of the previous one.
    #[serde(default)]
    from: u32,
}

/// A page of reports.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReportRecords {
    /// The oldest first.
    reports: Vec<ReportRecord>,
    /// Offset of the next page, if there is one.
    next: Option<u32>,
}

/// How long a page is.
const PAGE: u16 = 50;

/// Open reports of players, the oldest first.
#[utoipa::path(
    get, path = "/api/admin/reports", tag = "admin",
    params(ReportsParams),
    responses((status = 200, body = ReportRecords), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    admin: Admin,
    ApiQuery(ReportsParams { from }): ApiQuery<ReportsParams>,
) -> Result<Json<ReportRecords>, ApiError> {
    let people = &state.people;
    let found = people.reports(admin, OffsetPage { from, size: PAGE }).await?;
    let more = found.len() == usize::from(PAGE);
    let ids = found.iter().flat_map(|(_, report)| [report.reporter, report.reported]);
    let named = people.shown(ids).await;
    let reports =
        found.into_iter().filter_map(|(number, report)| record(number, &report, &named)).collect();
    Ok(Json(ReportRecords { reports, next: more.then(|| from.saturating_add(u32::from(PAGE))) }))
}

/// Closes a report: it is deleted, and the audit log notes the id of the reported player.
/// First do what you want to do about it, such as renaming or blocking that player.
#[utoipa::path(
    delete, path = "/api/admin/reports/{number}", tag = "admin",
    params(("number" = i64, Path, description = "its number")),
    responses((status = 204), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn settle(
    State(state): State<Arc<AppState>>,
    admin: Admin,
    ApiPath(number): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let number = number.parse().map(ReportNumber).map_err(|_| Refusal::ReportUnknown)?;
    let settled = state.people.settle_report(admin, number).await?;
    audit::note(&state, AdminAction::SettledReport, settled.reported).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn record(
    ReportNumber(number): ReportNumber,
    report: &Report,
    named: &[protocol::Person],
) -> Option<ReportRecord> {
    let person = |id: PersonId| named.iter().find(|person| person.id == id).cloned();
    Some(ReportRecord {
        number,
        at: report.at.as_millis(),
        table: report.table.to_string(),
        reason: report.reason.word(),
        note: report.note.as_str().to_owned(),
        reported: person(report.reported)?,
        name: report.name.to_string(),
        reporter: person(report.reporter)?,
    })
}
