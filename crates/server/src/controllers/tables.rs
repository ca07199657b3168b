//! Tables, one file a request.

pub(crate) mod command;
pub(crate) mod events;
pub(crate) mod open;
pub(crate) mod record;
pub(crate) mod show;

use std::sync::Arc;

use table::TableId;

use crate::{
    House,
    answer::Problem,
    rooms::{Refusal, Room, RoomError},
};

/// The room of a table that a path names.
pub(super) async fn room(house: &House, id: &str) -> Result<Arc<Room>, Problem> {
    let none = || Refusal::from(RoomError::NoTable);
    let id: TableId = id.parse().map_err(|_| none())?;
    Ok(house.rooms.get(house, id).await?.ok_or_else(none)?)
}
