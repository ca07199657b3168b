//! The live tables. Every table that is not over is here, so that its clock and
//! its bots are looked after; one that is over is here while someone looks.

mod clockwork;
mod followers;
mod following_up;
mod glimpse;
mod kept;
mod names;
mod opening;
mod refusal;
mod room;
mod summary;
mod view;

use std::{collections::HashMap, sync::Arc};

use parking_lot::RwLock;
use table::{By, Closing, Command, TableId};

pub(crate) use clockwork::run as run_clockwork;
pub(crate) use glimpse::Glimpse;
use kept::Kept;
pub(crate) use names::{Names, day, record};
pub(crate) use opening::{Opening, Place};
pub(crate) use refusal::Refusal;
pub use refusal::RoomError;
pub(crate) use room::{Asking, Room, following};
pub(crate) use view::{summary, whole as view};

use crate::House;

/// The rooms of the house, by their tables' names.
#[derive(Default)]
pub(crate) struct Rooms {
    rooms: RwLock<HashMap<TableId, Arc<Room>>>,
    /// Held while a room is loaded, so that no table is ever in two rooms.
    loading: tokio::sync::Mutex<()>,
}

impl Rooms {
    /// The room of a table, loaded if need be; `None` when there is no such
    /// table.
    pub(crate) async fn get(
        &self,
        house: &House,
        id: TableId,
    ) -> Result<Option<Arc<Room>>, Refusal> {
        if let Some(room) = self.loaded(id) {
            return Ok(Some(room));
        }
        let _alone = self.loading.lock().await;
        if let Some(room) = self.loaded(id) {
            return Ok(Some(room));
        }
        let Some(kept) = Kept::load(house, id).await? else { return Ok(None) };
        let room = Arc::new(Room::new(kept, house.now()));
        self.insert(&room);
        Ok(Some(room))
    }

    /// Loads every table that is not over. Where a clock ran, the time since the
    /// last heartbeat was an outage, and nobody's.
    pub(crate) async fn load_unfinished(&self, house: &Arc<House>) -> Result<usize, Refusal> {
        let beat = house.store.last_heartbeat().await?;
        let tables = house.store.unfinished().await?;
        let count = tables.len();
        for id in tables {
            let room = match self.get(house, id).await {
                Ok(Some(room)) => room,
                Ok(None) => continue,
                // One damaged table must not keep the house closed.
                Err(refusal) => {
                    tracing::error!(table = %id, %refusal, "a table can't be read");
                    continue;
                }
            };
            if room.clock_runs() {
                let from = match beat {
                    Some(beat) => beat,
                    None => room.look().await.table.last_at(),
                };
                let noted = Command::NoteOutage { from };
                match room.execute(house, Asking::of(By::Host), noted).await {
                    // An outage without length is none.
                    Ok(_) | Err(Refusal::Table(_)) => {}
                    Err(refusal) => return Err(refusal),
                }
            }
            following_up::after(house, &room, &room.look().await.table);
        }
        // The house may have closed between a game's end and its ratings.
        for id in house.store.unrated().await? {
            if let Some(room) = self.get(house, id).await? {
                following_up::after(house, &room, &room.look().await.table);
            }
        }
        Ok(count)
    }

    /// All rooms, in no order.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.rooms.read().values().cloned().collect()
    }

    /// How many rooms there are.
    pub(crate) fn count(&self) -> usize {
        self.rooms.read().len()
    }

    /// Closes a table, for whoever runs the house.
    pub(crate) async fn close(&self, house: &Arc<House>, id: TableId) -> Result<(), Refusal> {
        let room = self.get(house, id).await?.ok_or(RoomError::NoTable)?;
        let command = Command::Close { why: Closing::ByHouse };
        room.execute(house, Asking::of(By::Host), command).await.map(drop)
    }

    /// Lets go of a room; the table is loaded again when someone asks for it.
    pub(crate) fn forget(&self, id: TableId) {
        self.rooms.write().remove(&id);
    }

    fn loaded(&self, id: TableId) -> Option<Arc<Room>> {
        self.rooms.read().get(&id).cloned()
    }

    fn insert(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms.write();
        rooms.insert(room.id, Arc::clone(room));
    }
}
