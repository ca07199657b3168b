//! Opening a table.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use chance::Contribution;
use game::Seat;
use protocol::{NewSeat, NewSitter, NewTable, OptionsError, TableView};
use table::Sitting;

use crate::{
    House,
    answer::{Problem, Refusal},
    asked::Body,
    people::Someone,
    rooms::{self, Opening, Place},
};

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
    let opening = read(new)?;
    let standing = person.standing();
    // Whoever goes away in the middle has opened it all the same.
    let opened = tokio::spawn({
        let house = Arc::clone(&house);
        async move { house.rooms.open(&house, person.id, standing, opening).await }
    });
    let room = opened.await.map_err(|_| Refusal::Failed)??;
    Ok((StatusCode::CREATED, Json(rooms::view(&house, &room).await)))
}

/// The table that is asked for, as the house understands it.
fn read(new: NewTable) -> Result<Opening, Problem> {
    let unfit = |error: OptionsError| Problem::of(StatusCode::UNPROCESSABLE_ENTITY, &error);
    let options = new.options.try_into().map_err(unfit)?;
    let places: Result<Vec<_>, Problem> = new.places.iter().map(place).collect();
    Ok(Opening { options, places: places?, wish: new.wish, ready: new.ready })
}

fn place(new: &NewSeat) -> Result<(Seat, Place), Problem> {
    let malformed = |why| Refusal::Malformed { why: game::Quote::of(why) };
    let seat = Seat::numbered(new.seat).ok_or_else(|| malformed("seat"))?;
    let sitting = match new.sitter {
        NewSitter::Bot => return Ok((seat, Place::Bot(new.level))),
        NewSitter::Me => Sitting::Myself,
        NewSitter::Companion => Sitting::Companion,
    };
    let contribution: Contribution =
        new.contribution.parse().map_err(|_| malformed("contribution"))?;
    Ok((seat, Place::Taken(sitting, contribution)))
}
