//! The archive: games that are over, with filters and pages. Tables that are
//! shared by link only are listed to those who sat there.

use std::sync::Arc;

use axum::{Json, extract::State};
use game::Quote;
use serde::{Deserialize, Serialize};
use shelf::Game;
use table::{Access, Moment, PersonId, Stakes};
use utoipa::{IntoParams, ToSchema};

use crate::{
    House,
    answer::{Problem, Refusal},
    asked::Asked,
    people::Me,
    store::{Cursor, Filter, Listing, Page},
};

/// How many games a page has when nothing is said, and at most.
const PAGE: u16 = 20;
const MOST: u16 = 100;

/// Which games.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Which {
    /// Of this game only.
    game: Option<String>,
    /// Where this person sat.
    person: Option<String>,
    /// Rated ones only, or friendly ones only.
    rated: Option<bool>,
    /// Over at this time or later, in milliseconds since 1970.
    from: Option<u64>,
    /// Over before this time.
    until: Option<u64>,
    /// Where the page begins: `next` of the page before.
    after: Option<String>,
    /// How many, at most 100.
    size: Option<u16>,
}

/// A page of the archive.
#[derive(Serialize, ToSchema)]
pub(crate) struct Archive {
    /// Games, the last one first.
    games: Vec<Archived>,
    /// What to ask for after this page; none when it is the last.
    next: Option<String>,
}

/// A game that is over.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Archived {
    /// The table's id.
    table: String,
    /// The game.
    game: &'static str,
    /// Who sat on each seat; nobody for bots and for those who are gone.
    people: Vec<Option<String>>,
    /// Whether it was rated.
    rated: bool,
    /// When it was over, in milliseconds since 1970.
    finished_at: Option<u64>,
    /// How it ended, such as `1 > 2 by KU-9`.
    result: Option<String>,
}

/// Games that are over, the last one first.
#[utoipa::path(
    get, path = "/api/archive", tag = "lists", params(Which),
    responses((status = 200, body = Archive), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn archive(
    State(house): State<Arc<House>>,
    Me(me): Me,
    Asked(which): Asked<Which>,
) -> Result<Json<Archive>, Problem> {
    let page = which.page()?;
    let mut filter = which.filter()?;
    let own = me.is_some_and(|me| filter.person == Some(me.id));
    if !own {
        filter.access = Some(Access::Public);
    }
    let listed = house.store.archive(&filter, page).await?;
    let mut games = Vec::with_capacity(listed.tables.len());
    for listing in listed.tables {
        games.push(archived(&house, listing).await);
    }
    Ok(Json(Archive { games, next: listed.next.map(|cursor| cursor.to_string()) }))
}

impl Which {
    fn filter(&self) -> Result<Filter, Refusal> {
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

    fn page(&self) -> Result<Page, Refusal> {
        let cursor = |text: &String| text.parse::<Cursor>().map_err(|_| malformed("after"));
        let after = self.after.as_ref().map(cursor).transpose()?;
        Ok(Page { after, size: self.size.unwrap_or(PAGE).clamp(1, MOST) })
    }
}

fn malformed(field: &'static str) -> Refusal {
    Refusal::Malformed { why: Quote::of(field) }
}

async fn archived(house: &House, listing: Listing) -> Archived {
    let ids = listing.summary.sitters.iter().flatten().filter_map(|sitter| sitter.person());
    let people = house.people.shown(ids).await;
    let name = |sitter: &Option<table::Sitter>| {
        let id = sitter.as_ref()?.person()?;
        people.iter().find(|person| person.id == id)?.name.clone()
    };
    Archived {
        table: listing.id.to_string(),
        game: listing.game.name(),
        people: listing.summary.sitters.iter().map(name).collect(),
        rated: listing.stakes == Stakes::Rated,
        finished_at: listing.summary.finished_at.map(Moment::as_millis),
        result: listing.summary.result,
    }
}
