//! Opening a table.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use chance::Contribution;
use game::Seat;
use protocol::{Options, OptionsError, TableView};
use serde::Deserialize;
use table::Sitting;
use utoipa::ToSchema;

use crate::{
    House,
    answer::{Problem, Refusal},
    asked::Body,
    people::Someone,
    rooms::{self, Opening, Place},
};

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct NewTable {
    /// What is played, and how.
    #[serde(flatten)]
    options: Options,
    /// Who sits where from the start; the other seats are open.
    #[serde(default)]
    places: Vec<NewPlace>,
    /// For Kuba: `standard` or `mirrored`, should the choice be yours.
    wish: Option<String>,
    /// Whether you are ready to start as soon as all seats are taken.
    #[serde(default)]
    ready: bool,
}

/// Who sits on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct NewPlace {
    /// Counted from 1.
    seat: u8,
    /// Who.
    sitter: NewSitter,
    /// The level of a bot.
    #[serde(default)]
    level: u8,
    /// What a person adds to chance: 32 hexadecimal digits.
    #[serde(default)]
    contribution: String,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NewSitter {
    /// Whoever opens the table.
    Me,
    /// Another person on the same device.
    Companion,
    /// A bot.
    Bot,
}

/// Opens a table.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables",
    request_body = NewTable,
    responses((status = 201, body = TableView), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableView>), Problem> {
    house.people.may_open_table(person.id, house.now())?;
    let opening = new.opening()?;
    let standing = person.standing();
    // Whoever goes away in the middle has opened it all the same.
    let opened = tokio::spawn({
        let house = Arc::clone(&house);
        async move { house.rooms.open(&house, person.id, standing, opening).await }
    });
    let room = opened.await.map_err(|_| Refusal::Failed)??;
    Ok((StatusCode::CREATED, Json(rooms::view(&house, &room).await)))
}

impl NewTable {
    fn opening(self) -> Result<Opening, Problem> {
        let unfit = |error: OptionsError| Problem::of(StatusCode::UNPROCESSABLE_ENTITY, &error);
        let options = self.options.try_into().map_err(unfit)?;
        let places: Result<Vec<_>, Problem> = self.places.iter().map(NewPlace::place).collect();
        Ok(Opening { options, places: places?, wish: self.wish, ready: self.ready })
    }
}

impl NewPlace {
    fn place(&self) -> Result<(Seat, Place), Problem> {
        let malformed = |why| Refusal::Malformed { why: game::Quote::of(why) };
        let seat = Seat::numbered(self.seat).ok_or_else(|| malformed("seat"))?;
        let sitting = match self.sitter {
            NewSitter::Bot => return Ok((seat, Place::Bot(self.level))),
            NewSitter::Me => Sitting::Myself,
            NewSitter::Companion => Sitting::Companion,
        };
        let contribution: Contribution =
            self.contribution.parse().map_err(|_| malformed("contribution"))?;
        Ok((seat, Place::Taken(sitting, contribution)))
    }
}
