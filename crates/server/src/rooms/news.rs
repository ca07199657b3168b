//! What others have stored at a table since it was read: other servers that share the
//! database, or an append that seemed to fail.
//!
//! However many want to know at once, a few readings serve them all: one that began
//! after somebody asked is as good as their own.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use table::TableId;
use tokio::sync::MutexGuard;

use super::{CommandError, Room, Rooms, loaded_table::LoadedTable};
use crate::{AppState, logs::LoggedTable};

/// How often a table was read for those who want to know how it stands. Both numbers
/// change only while the table is held.
#[derive(Default)]
pub(super) struct Readings {
    /// The number of the last that was begun.
    pub(super) begun: AtomicU64,
    /// The number of the last that was finished.
    finished: AtomicU64,
}

impl Rooms {
    /// Another server tells that it has stored so many events of a table. Where it is
    /// not known here nobody waits for them; where it is they are read at once.
    pub(crate) fn hear_of(&self, state: &Arc<AppState>, id: TableId, events: u32) {
        let room = self.loaded(id);
        let Some(room) = room.filter(|room| room.events.load(Ordering::Acquire) < events) else {
            return;
        };
        let state = Arc::clone(state);
        tokio::spawn(async move {
            if let Err(error) = room.look_afresh(&state).await {
                tracing::warn!(table = %LoggedTable(id), %error, "could not read what is new");
            }
        });
    }
}

impl Room {
    /// What is known of the table, with everything that was stored before this was
    /// asked.
    pub(crate) async fn look_afresh(
        self: &Arc<Self>,
        state: &Arc<AppState>,
    ) -> Result<MutexGuard<'_, LoadedTable>, CommandError> {
        let asked = self.readings.begun.load(Ordering::Acquire);
        let mut loaded = self.loaded.lock().await;
        if state.store.is_shared() && self.readings.finished.load(Ordering::Acquire) <= asked {
            let number = self.readings.begun.fetch_add(1, Ordering::AcqRel) + 1;
            self.read_news(state, &mut loaded).await?;
            self.readings.finished.store(number, Ordering::Release);
        }
        Ok(loaded)
    }

    /// Reads what is stored beyond what is known, and tells everybody here; whether
    /// there was anything.
    pub(super) async fn read_news(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        loaded: &mut LoadedTable,
    ) -> Result<bool, CommandError> {
        let rows = state.store.events(self.id, loaded.table.events()).await?;
        if rows.is_empty() {
            return Ok(false);
        }
        let before = loaded.catch_up(rows)?;
        // Whoever stores something looks after the table from then on.
        self.kept.store(!state.store.is_shared(), Ordering::Release);
        self.changed(state, loaded, &before).await;
        Ok(true)
    }
}
