//! Everything that the server knows of one, as one document: nothing secret is in
//! it, neither tokens nor the password, nor what chance will bring in a game that
//! still runs. Nor are other people's names, unless they are public.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use protocol::Word;
use serde::Serialize;
use table::{Moment, PersonId};
use utoipa::ToSchema;

use super::super::players::RatingView;
use super::Myself;
use crate::{
    AppState,
    api_error::ApiError,
    people::{Credential, CredentialKind, Owner, RateKey, RateScope, Report},
    rooms,
    store::{CursorPage, Filter, Listing},
};

/// How many games are asked for at a time.
const PAGE: u16 = 100;

/// All data that the server has about you.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct MyData {
    /// Your profile.
    me: Myself,
    /// Sessions and tokens, without their secrets.
    sessions: Vec<SessionData>,
    /// Your ratings, one for each kind of game.
    ratings: Vec<RatingView>,
    /// Your tables, unfinished ones first.
    tables: Vec<TableData>,
    /// Your reports of other players that are still open.
    reports: Vec<ReportData>,
}

/// A session or a token.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct SessionData {
    /// Name of the program; none for a browser.
    program: Option<String>,
    /// When it was created, in milliseconds since 1970.
    made: u64,
    /// When it was last used, to within a day.
    used: u64,
    /// When it expires unless it is used.
    ends: u64,
}

/// A table where you have or had a seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct TableData {
    /// The id of the table.
    id: String,
    /// The game’s id, such as `kuba`.
    game: &'static str,
    /// When it was opened, in milliseconds since 1970.
    opened_at: u64,
    /// When the game ended.
    finished_at: Option<u64>,
    /// The result, such as `1 > 2 by KU-9`.
    result: Option<String>,
    /// The record, once the game has started.
    record: Option<String>,
}

/// A report that you have made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct ReportData {
    /// When, in milliseconds since 1970.
    at: u64,
    /// The id of the table.
    table: String,
    /// The id of the player whom you reported.
    person: String,
    /// The reason that you gave.
    reason: &'static str,
    /// What you added.
    note: String,
}

/// Exports all data that the server has about you. The only names of other players in it
/// are those of accounts, which are public.
#[utoipa::path(
    get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = MyData), (status = 401, description = "not signed in")),
)]
pub(crate) async fn export(
    State(state): State<Arc<AppState>>,
    me: Owner,
) -> Result<Response, ApiError> {
    let person = me.person();
    let pace = RateKey::Person(person.id);
    state.people.rate_limits().allow(RateScope::Exporting, &pace, state.now())?;
    let credentials = state.people.credentials(&me).await?;
    let ratings = state.people.ratings(person.id).await?;
    let reports = state.people.reports_of(&me).await?;
    let mut tables = Vec::new();
    for listing in tables_of(&state, person.id).await? {
        tables.push(table(&state, person.id, listing).await?);
    }
    let Json(me) = Myself::of(person);
    let data = MyData {
        me,
        sessions: credentials.iter().map(SessionData::of).collect(),
        ratings: ratings.iter().map(RatingView::of).collect(),
        tables,
        reports: reports.iter().map(ReportData::of).collect(),
    };
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"ludotheque.json\"")];
    Ok((file, Json(data)).into_response())
}

async fn tables_of(state: &AppState, person: PersonId) -> Result<Vec<Listing>, ApiError> {
    let mut all = state.store.seated(person).await?;
    let filter = Filter { person: Some(person), ..Filter::default() };
    let mut page = CursorPage { after: None, size: PAGE };
    loop {
        let listed = state.store.archive(&filter, page).await?;
        all.extend(listed.tables);
        match listed.next {
            Some(next) => page.after = Some(next),
            None => return Ok(all),
        }
    }
}

async fn table(state: &AppState, me: PersonId, listing: Listing) -> Result<TableData, ApiError> {
    let record = match state.rooms.get(state, listing.id).await? {
        Some(room) => {
            let loaded = room.look().await;
            let names = rooms::Names::public_or_of(state, &loaded.table, me).await;
            rooms::record(&loaded.table, &names)
        }
        None => None,
    };
    Ok(TableData {
        id: listing.id.to_string(),
        game: listing.game.name(),
        opened_at: listing.opened_at.as_millis(),
        finished_at: listing.summary.finished_at.map(Moment::as_millis),
        result: listing.summary.result,
        record,
    })
}

impl ReportData {
    fn of(report: &Report) -> Self {
        Self {
            at: report.at.as_millis(),
            table: report.table.to_string(),
            person: report.reported.to_string(),
            reason: report.reason.word(),
            note: report.note.as_str().to_owned(),
        }
    }
}

impl SessionData {
    fn of(credential: &Credential) -> Self {
        let [made, used, ends] =
            [credential.made, credential.used, credential.ends].map(Moment::as_millis);
        let program = match &credential.kind {
            CredentialKind::Session => None,
            CredentialKind::Program(name) => Some(name.to_string()),
        };
        Self { program, made, used, ends }
    }
}
