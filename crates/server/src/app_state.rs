//! Everything that the handlers share.

use std::{collections::HashMap, sync::Arc, time::Instant};

use axum::{body::Bytes, extract::FromRef};
use protocol::FromServer;
use table::{Moment, Table, TableId};
use tokio::sync::watch;

use crate::{
    backups::{self, BackupsSoFar},
    live::{Text, text},
    pages::Pictures,
    people::{self, People},
    pool::Pool,
    rooms::{self, CommandError, Rooms},
    settings::Settings,
    soundness::{self, Soundness},
    store::{DataFile, OpenStore, Store},
    system::wall_clock,
    writer::Writer,
};

/// The server: its data, its rooms, its people, its bots.
pub struct AppState {
    pub(crate) settings: Settings,
    pub(crate) store: Arc<dyn Store>,
    /// What only a file can do, where the data is in one.
    pub(crate) file: Option<DataFile>,
    pub(crate) writer: Writer,
    pub(crate) rooms: Rooms,
    pub(crate) people: People,
    pub(crate) pool: Pool,
    pub(crate) backups: BackupsSoFar,
    pub(crate) pictures: Pictures,
    pub(crate) soundness: Soundness,
    close: watch::Sender<bool>,
    opened: Moment,
    counting: Instant,
}

impl AppState {
    /// Opens the server over its data, with the books of its page: loads what is not over, and starts what
    /// happens by time alone.
    ///
    /// # Errors
    /// The data can't be read or written.
    pub(crate) async fn open(
        settings: Settings,
        OpenStore { store, file }: OpenStore,
        books: HashMap<String, Bytes>,
    ) -> Result<Arc<Self>, CommandError> {
        // Time never goes back, though someone may have set the machine's clock back:
        // no event would follow those that are stored, and clocks would stand still.
        let known = store.last_heartbeat().await?;
        let opened = known.map_or_else(wall_clock, |known| wall_clock().max(known));
        let state = Arc::new(Self {
            writer: Writer::new(Arc::clone(&store)),
            people: People::new(Arc::clone(&store)).arriving_in_crowds_of(settings.per_address),
            pool: Pool::new(&settings, books),
            rooms: Rooms::default(),
            backups: BackupsSoFar::default(),
            pictures: Pictures::default(),
            soundness: Soundness::default(),
            settings,
            store,
            file,
            close: watch::Sender::new(false),
            opened,
            counting: Instant::now(),
        });
        state.people.load_ranges().await?;
        let tables = state.rooms.load_unfinished(&state).await?;
        tracing::info!(tables, "server started");
        tokio::spawn(rooms::run_clockwork(Arc::clone(&state)));
        tokio::spawn(people::forget_idle_guests(Arc::clone(&state)));
        if let Some(file) = &state.file {
            tokio::spawn(soundness::run(Arc::clone(&state), file.clone()));
            if let Some(wanted) = state.settings.backups.clone() {
                tokio::spawn(backups::run(Arc::clone(&state), file.clone(), wanted));
            }
        }
        Ok(state)
    }

    /// Closes the server: no more is begun, and what was begun is finished.
    pub(crate) async fn close(&self) {
        self.close.send_replace(true);
        self.pool.close();
        // Whoever is live finishes what they have begun, and is told.
        let patience = self.settings.patience.closing;
        if tokio::time::timeout(patience, self.close.closed()).await.is_err() {
            tracing::warn!("shutdown: live connections were aborted");
        }
        self.writer.close().await;
        // Whoever still asks something was cut off above.
        if tokio::time::timeout(patience, self.store.close()).await.is_err() {
            tracing::warn!("shutdown: the data file was still in use");
        }
    }

    /// Becomes true when the server closes, which waits until whoever holds this
    /// has let go of it.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.close.subscribe()
    }

    /// The time. It is read from the wall once and counted on from there, or from
    /// what was stored last where that is later:
    /// nobody loses on time because someone sets the clock of the machine.
    pub(crate) fn now(&self) -> Moment {
        self.opened.after(self.counting.elapsed())
    }

    /// Closes a table, for whoever runs the server.
    pub(crate) async fn close_table(self: &Arc<Self>, id: TableId) -> Result<(), CommandError> {
        self.rooms.close(self, id).await
    }

    /// The names of everybody at a table, as a message.
    pub(crate) async fn names(&self, table: &Table) -> Text {
        let people = self.people.shown(table.people().chain([table.opener()])).await;
        text(&FromServer::People { people })
    }
}

impl FromRef<Arc<AppState>> for People {
    fn from_ref(state: &Arc<AppState>) -> Self {
        state.people.clone()
    }
}

/// Waits until the server closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A server that is gone is closed too.
    let _ = closing.wait_for(|closing| *closing).await;
}
