//! The live tables. Every table that is not over is here, so that its clock and
//! its bots are looked after; one that is over is here while someone looks.

mod clockwork;
mod command_error;
mod followers;
mod following;
mod following_up;
mod glimpse;
mod keeping;
mod loaded_table;
mod names;
mod news;
mod opening;
mod outages;
mod presence;
mod quota;
mod room;
mod summary;
#[cfg(test)]
mod two_servers;
mod view;

use std::{collections::HashMap, sync::Arc};

use parking_lot::{Mutex, RwLock};
use table::{By, Closing, Command, TableId};

pub(crate) use clockwork::run as run_clockwork;
pub(crate) use command_error::CommandError;
pub use command_error::RoomError;
pub(crate) use following::following;
pub(crate) use glimpse::Glimpse;
pub(crate) use keeping::run as run_keeping;
use loaded_table::LoadedTable;
pub(crate) use names::{Names, day, record};
pub(crate) use opening::{Opening, SeatPlan};
pub(crate) use quota::Opener;
pub(crate) use room::{CommandSender, Room};
pub(crate) use view::{name, summaries, whole as view};

use crate::{
    AppState,
    logs::LoggedTable,
    store::{CurrentFilter, OffsetPage},
};

/// The rooms of the server, by their tables' names.
#[derive(Default)]
pub(crate) struct Rooms {
    by_id: RwLock<HashMap<TableId, Arc<Room>>>,
    /// Held while a room is loaded, so that no table is ever in two rooms.
    loading: tokio::sync::Mutex<()>,
    /// Who opens a table just now.
    under_way: Mutex<Vec<Opener>>,
}

impl Rooms {
    /// The room of a table, loaded if need be; `None` when there is no such
    /// table.
    pub(crate) async fn get(
        &self,
        state: &AppState,
        id: TableId,
    ) -> Result<Option<Arc<Room>>, CommandError> {
        if let Some(room) = self.loaded(id) {
            return Ok(Some(room));
        }
        let _alone = self.loading.lock().await;
        if let Some(room) = self.loaded(id) {
            return Ok(Some(room));
        }
        let Some(loaded) = LoadedTable::load(state, id).await? else { return Ok(None) };
        let is_kept = !state.store.is_shared();
        let room = Arc::new(Room::new(loaded, None, is_kept, state.now()));
        self.insert(&room);
        Ok(Some(room))
    }

    /// Loads every table that is not over. Where a clock ran, the time since the
    /// last heartbeat was an outage, and nobody's. Where servers share a database, each
    /// loads what it takes over.
    pub(crate) async fn load_unfinished(
        &self,
        state: &Arc<AppState>,
    ) -> Result<usize, CommandError> {
        if state.store.is_shared() {
            return Ok(0);
        }
        let beat = state.store.last_heartbeat().await?;
        let tables = state.store.unfinished().await?;
        let count = tables.len();
        for id in tables {
            let room = match self.get(state, id).await {
                Ok(Some(room)) => room,
                Ok(None) => continue,
                // One damaged table must not keep the server closed.
                Err(error) => {
                    tracing::error!(table = %LoggedTable(id), %error, "could not read a table");
                    continue;
                }
            };
            room.note_outage(state, beat).await?;
            following_up::after(state, &room, &room.look().await.table);
        }
        self.rate_unrated(state).await?;
        Ok(count)
    }

    /// Brings results into the ratings that are not in there: a server may have closed
    /// between a game's end and its ratings.
    async fn rate_unrated(&self, state: &Arc<AppState>) -> Result<(), CommandError> {
        for id in state.store.unrated().await? {
            if let Some(room) = self.get(state, id).await? {
                tokio::spawn(following_up::rate(Arc::clone(state), room));
            }
        }
        Ok(())
    }

    /// All rooms, in no order.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.by_id.read().values().cloned().collect()
    }

    /// The rooms of tables as they are stored, loaded if need be: where servers share a
    /// database, those of all of them.
    pub(crate) async fn stored(
        &self,
        state: &AppState,
        filter: &CurrentFilter,
        page: OffsetPage,
    ) -> Result<Vec<Arc<Room>>, CommandError> {
        let mut rooms = Vec::new();
        for id in state.store.current(filter, page).await? {
            match self.get(state, id).await {
                Ok(room) => rooms.extend(room),
                // One damaged table must not hide the others.
                Err(error) => {
                    tracing::error!(table = %LoggedTable(id), %error, "could not read a table");
                }
            }
        }
        Ok(rooms)
    }

    /// How many rooms there are.
    pub(crate) fn count(&self) -> usize {
        self.by_id.read().len()
    }

    /// Closes a table, for whoever runs the server.
    pub(crate) async fn close(
        &self,
        state: &Arc<AppState>,
        id: TableId,
    ) -> Result<(), CommandError> {
        let room = self.get(state, id).await?.ok_or(RoomError::NoTable)?;
        loop {
            let command = Command::Close { why: Closing::ByServer };
            match room.execute(state, CommandSender::of(By::Host), command).await {
                // Whatever happens there meanwhile, it is to be closed.
                Err(CommandError::Room(RoomError::Elsewhere)) => {}
                closed => return closed.map(drop),
            }
        }
    }

    /// Lets go of a room; the table is loaded again when someone asks for it.
    pub(crate) fn forget(&self, id: TableId) {
        self.by_id.write().remove(&id);
    }

    fn loaded(&self, id: TableId) -> Option<Arc<Room>> {
        self.by_id.read().get(&id).cloned()
    }

    fn insert(&self, room: &Arc<Room>) {
        let mut rooms = self.by_id.write();
        rooms.insert(room.id, Arc::clone(room));
    }
}
