//! The list of records that were brought here.

use std::sync::Arc;

use axum::{Json, extract::State};
use game::Quote;
use serde::{Deserialize, Serialize};
use shelf::Game;
use utoipa::{IntoParams, ToSchema};

use crate::{
    House,
    answer::{Problem, Refusal},
    asked::Asked,
    store::{KeptRecord, RecordNumber},
};

/// How many records a page has when nothing is said, and at most.
const PAGE: u16 = 20;
const MOST: u16 = 100;

/// Which records.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Which {
    /// Of this game only.
    game: Option<String>,
    /// Those after this number: `next` of the page before.
    after: Option<i64>,
    /// How many, at most 100.
    size: Option<u16>,
}

/// A page of records.
#[derive(Serialize, ToSchema)]
pub(crate) struct Records {
    /// In the order in which they were brought.
    records: Vec<Brought>,
    /// What to ask for after this page; none when it is the last.
    next: Option<i64>,
}

/// A record that was brought here.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
struct Brought {
    /// Its number, from 1.
    number: i64,
    /// The game.
    game: &'static str,
    /// When it was brought, in milliseconds since 1970.
    imported_at: u64,
    /// The record, as docs/notation.md describes it.
    text: String,
}

/// Records that were brought here, in that order.
#[utoipa::path(
    get, path = "/api/records", tag = "records", params(Which),
    responses((status = 200, body = Records), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    Asked(which): Asked<Which>,
) -> Result<Json<Records>, Problem> {
    let unknown = || Refusal::Malformed { why: Quote::of("game") };
    let game = which.game.as_deref().map(|name| Game::named(name).ok_or_else(unknown));
    let size = which.size.unwrap_or(PAGE).clamp(1, MOST);
    // One more than is wanted tells whether there is a next page.
    let after = which.after.map(RecordNumber);
    let mut found = house.store.records(game.transpose()?, after, size + 1).await?;
    let more = found.len() > usize::from(size);
    found.truncate(size.into());
    let next = found.last().filter(|_| more).map(|kept| kept.number.0);
    Ok(Json(Records { records: found.into_iter().map(brought).collect(), next }))
}

fn brought(kept: KeptRecord) -> Brought {
    Brought {
        number: kept.number.0,
        game: kept.game.name(),
        imported_at: kept.imported_at.as_millis(),
        text: kept.text,
    }
}
