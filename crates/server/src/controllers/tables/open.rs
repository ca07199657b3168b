//! Opening a table.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use game::Seat;
use protocol::{NewSeat, NewSitter, NewTable, OptionsError, TableView};
use table::Sitting;

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    caller::Caller,
    extract::ApiBody,
    network::Network,
    people::Someone,
    rooms::{self, Opener, Opening, SeatPlan},
};

/// Opens a table. If you take a seat, the game waits for your contribution to
/// chance: send the command `contribute` with 16 random bytes, now that you know
/// the commitment.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables",
    request_body = NewTable,
    responses((status = 201, body = TableView), (status = 401, description = "not signed in"), (status = 409, description = "the table can’t be opened like this"), (status = 422, description = "unfit options")),
)]
pub(crate) async fn open(
    State(state): State<Arc<AppState>>,
    Someone(person): Someone,
    caller: Caller,
    ApiBody(new): ApiBody<NewTable>,
) -> Result<(StatusCode, Json<TableView>), ApiError> {
    state.people.may_open_table(person.id, state.now())?;
    state.people.may_open_table_from(caller.address, state.now())?;
    let opening = read(new)?;
    let opener = Opener { person: person.id, network: Some(Network::of(caller.address)) };
    let standing = person.standing();
    // Whoever goes away in the middle has opened it all the same.
    let begun = tokio::spawn({
        let state = Arc::clone(&state);
        async move { state.rooms.open(&state, opener, standing, opening).await }
    });
    let room = begun.await.map_err(|_| RequestError::Failed)??;
    Ok((StatusCode::CREATED, Json(rooms::view(&state, &room).await)))
}

/// The table that is asked for, as the server understands it.
fn read(new: NewTable) -> Result<Opening, ApiError> {
    let unfit = |error: OptionsError| ApiError::of(StatusCode::UNPROCESSABLE_ENTITY, &error);
    let options = new.options.try_into().map_err(unfit)?;
    let seats: Result<Vec<_>, ApiError> = new.places.iter().map(seat_plan).collect();
    Ok(Opening { options, seats: seats?, wish: new.wish, ready: new.ready })
}

fn seat_plan(new: &NewSeat) -> Result<(Seat, SeatPlan), ApiError> {
    let malformed = |why| RequestError::Malformed { why: game::Quote::of(why) };
    let seat = Seat::numbered(new.seat).ok_or_else(|| malformed("seat"))?;
    let sitting = match new.sitter {
        NewSitter::Bot => return Ok((seat, SeatPlan::Bot(new.level))),
        NewSitter::Me => Sitting::Myself,
        NewSitter::Companion => Sitting::Companion,
    };
    Ok((seat, SeatPlan::Taken(sitting)))
}
