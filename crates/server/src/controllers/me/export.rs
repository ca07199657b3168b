//! Everything that the server knows of one, as one document: nothing secret is in
//! it, neither tokens nor the password, nor what chance will bring in a game that
//! still runs.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use table::{Moment, PersonId};
use utoipa::ToSchema;

use super::super::players::RatingView;
use super::Myself;
use crate::{
    AppState,
    api_error::ApiError,
    people::{Credential, CredentialKind, Owner},
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
    /// Ratings.
    ratings: Vec<RatingView>,
    /// Your tables, unfinished ones first.
    tables: Vec<TableData>,
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
    /// Its id.
    id: String,
    /// The game.
    game: &'static str,
    /// When it was opened, in milliseconds since 1970.
    opened_at: u64,
    /// When the game ended.
    finished_at: Option<u64>,
    /// The result.
    result: Option<String>,
    /// The record, once the game has started.
    record: Option<String>,
}

/// Exports all data that the server has about you.
#[utoipa::path(
    get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = MyData), (status = 401, description = "not signed in")),
)]
pub(crate) async fn export(
    State(state): State<Arc<AppState>>,
    me: Owner,
) -> Result<Response, ApiError> {
    let credentials = state.people.credentials(&me).await?;
    let person = me.person();
    let ratings = state.people.ratings(person.id).await?;
    let mut tables = Vec::new();
    for listing in tables_of(&state, person.id).await? {
        tables.push(table(&state, listing).await?);
    }
    let Json(me) = Myself::of(person);
    let data = MyData {
        me,
        sessions: credentials.iter().map(SessionData::of).collect(),
        ratings: ratings.iter().map(RatingView::of).collect(),
        tables,
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

async fn table(state: &AppState, listing: Listing) -> Result<TableData, ApiError> {
    let record = match state.rooms.get(state, listing.id).await? {
        Some(room) => {
            let loaded = room.look().await;
            let names = rooms::Names::of(state, &loaded.table).await;
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
