//! Reporting a player at a table: by somebody who is there, of somebody who is.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use protocol::NewReport;
use table::{PersonId, Spoken, Table};

use crate::{
    AppState,
    api_error::ApiError,
    caller::Caller,
    extract::{ApiBody, ApiPath},
    people::{Note, Owner, Refusal},
};

/// Reports a player to the people who run the server. You must be playing or
/// watching at this table, live. A second report for the same reason replaces
/// the first.
#[utoipa::path(
    post, path = "/api/tables/{table}/reports", tag = "tables",
    params(("table" = String, Path, description = "its id")),
    request_body = NewReport,
    responses((status = 204), (status = 401, description = "not signed in"), (status = 403, description = "you are not at this table"), (status = 422, description = "unfit note, or yourself")),
)]
pub(crate) async fn report(
    State(state): State<Arc<AppState>>,
    me: Owner,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
    ApiBody(new): ApiBody<NewReport>,
) -> Result<StatusCode, ApiError> {
    let note = Note::read(&new.note)?;
    let room = super::fresh_room(&state, &id).await?;
    let reporter = me.person().id;
    let is_watching = room.is_followed_by(reporter);
    {
        let loaded = room.look().await;
        if !is_watching && !took_part(&loaded.table, reporter) {
            return Err(Refusal::ReportElsewhere.into());
        }
        if !took_part(&loaded.table, new.person) {
            return Err(Refusal::ReportAbsent.into());
        }
    }
    state.people.report(&me, caller.address, room.id, new.person, (new.reason, note)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether others at the table could see or hear a person: they sit there, opened it,
/// or have said something.
fn took_part(table: &Table, person: PersonId) -> bool {
    let spoke = |spoken: &Spoken| spoken.person == person;
    table.opener() == person
        || table.people().any(|sitter| sitter == person)
        || table.spoken().iter().any(spoke)
}
