//! The archive: games that are over, with filters and pages. Tables that are
//! shared by link only are listed to those who sat there.

use std::sync::Arc;

use axum::{Json, extract::State};
use game::Quote;
use protocol::{Archive, ArchivedGame, SeatView};
use serde::Deserialize;
use shelf::Game;
use table::{Access, Moment, PersonId, Sitter, Stakes};
use utoipa::IntoParams;

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    extract::ApiQuery,
    people::Me,
    rooms,
    store::{Cursor, CursorPage, Filter, Listing},
};

/// How many games a page has when nothing is said, and at most.
const PAGE: u16 = 20;
const MOST: u16 = 100;

/// Which games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct ArchiveParams {
    /// Only this game.
    game: Option<String>,
    /// Only games of this player.
    person: Option<String>,
    /// `true`: only rated games; `false`: only friendly ones.
    rated: Option<bool>,
    /// Finished at this time or later, in milliseconds since 1970.
    from: Option<u64>,
    /// Finished before this time.
    until: Option<u64>,
    /// Start of the page: `next` of the previous one.
    after: Option<String>,
    /// Page size, at most 100.
    size: Option<u16>,
}

/// Past games, most recent first.
#[utoipa::path(
    get, path = "/api/archive", tag = "lists", params(ArchiveParams),
    responses((status = 200, body = Archive), (status = 401, description = "your token has expired")),
)]
pub(crate) async fn archive(
    State(state): State<Arc<AppState>>,
    Me(me): Me,
    ApiQuery(which): ApiQuery<ArchiveParams>,
) -> Result<Json<Archive>, ApiError> {
    let page = which.page()?;
    let mut filter = which.filter()?;
    let own = me.is_some_and(|me| filter.person == Some(me.id));
    if !own {
        filter.access = Some(Access::Public);
    }
    let listed = state.store.archive(&filter, page).await?;
    let mut games: Vec<_> = listed.tables.into_iter().filter_map(archived).collect();
    rooms::name(&state, games.iter_mut().flat_map(|game| &mut game.seats)).await;
    Ok(Json(Archive { games, next: listed.next.map(|cursor| cursor.to_string()) }))
}

impl ArchiveParams {
    fn filter(&self) -> Result<Filter, RequestError> {
        let game = |name: &String| Game::named(name).ok_or_else(|| malformed("game"));
        let person = |id: &String| id.parse::<PersonId>().map_err(|_| malformed("person"));
        Ok(Filter {
            game: self.game.as_ref().map(game).transpose()?,
            person: self.person.as_ref().map(person).transpose()?,
            stakes: self.rated.map(|rated| if rated { Stakes::Rated } else { Stakes::Friendly }),
            from: self.from.map(Moment::from_millis),
            until: self.until.map(Moment::from_millis),
            ..Filter::default()
        })
    }

    fn page(&self) -> Result<CursorPage, RequestError> {
        let cursor = |text: &String| text.parse::<Cursor>().map_err(|_| malformed("after"));
        let after = self.after.as_ref().map(cursor).transpose()?;
        Ok(CursorPage { after, size: self.size.unwrap_or(PAGE).clamp(1, MOST) })
    }
}

fn malformed(field: &'static str) -> RequestError {
    RequestError::Malformed { why: Quote::of(field) }
}

/// A game whose people have no names yet.
fn archived(listing: Listing) -> Option<ArchivedGame> {
    let summary = listing.summary;
    let seat = |sitter: Option<Sitter>| {
        sitter.map(|sitter| SeatView { sitter, person: None, stand_in: None })
    };
    Some(ArchivedGame {
        table: listing.id,
        game: listing.game.name().to_owned(),
        seats: summary.sitters.into_iter().map(seat).collect(),
        rated: listing.stakes == Stakes::Rated,
        finished_at: summary.finished_at?,
        result: summary.result,
    })
}
