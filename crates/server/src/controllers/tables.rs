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

/// The room of a table that a path names, to give a command there.
pub(super) async fn room(state: &AppState, id: &str) -> Result<Arc<Room>, ApiError> {
    let none = || CommandError::from(RoomError::NoTable);
    let id: TableId = id.parse().map_err(|_| none())?;
    Ok(state.rooms.get(state, id).await?.ok_or_else(none)?)
}

/// The same, to look at: everything that is stored by now is known there.
pub(super) async fn fresh_room(state: &Arc<AppState>, id: &str) -> Result<Arc<Room>, ApiError> {
    let room = room(state, id).await?;
    drop(room.look_afresh(state).await?);
    Ok(room)
}
