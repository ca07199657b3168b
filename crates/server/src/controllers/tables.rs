//! Tables, one file a request.

pub(crate) mod command;
pub(crate) mod events;
pub(crate) mod open;
pub(crate) mod record;
pub(crate) mod report;
pub(crate) mod show;

use std::sync::Arc;

use table::TableId;

use crate::{
    AppState,
    api_error::ApiError,
    rooms::{CommandError, Room, RoomError},
};

/// The room of a table that a path names.
pub(super) async fn room(state: &AppState, id: &str) -> Result<Arc<Room>, ApiError> {
    let none = || CommandError::from(RoomError::NoTable);
    let id: TableId = id.parse().map_err(|_| none())?;
    Ok(state.rooms.get(state, id).await?.ok_or_else(none)?)
}
