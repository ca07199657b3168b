//! Everything that the handlers share.

use std::{collections::HashMap, sync::Arc, time::Instant};

use axum::{body::Bytes, extract::FromRef};
use protocol::FromServer;
use table::{Moment, Table, TableId};
use tokio::sync::watch;

use crate::{
    announced,
    backups::{self, BackupsSoFar},
    bus::{Announcement, Bus},
    clock::Clock,
    fleet::{self, Fleet},
    live::{Text, text},
    pages::Pictures,
    people::{self, People, RateLimits},
    pool::Pool,
    rooms::{self, CommandError, Rooms},
    settings::Settings,
    soundness::{self, Soundness},
    store::{DataFile, OpenStore, Store, StoreError},
    system::wall_clock,
    writer::Writer,
};

/// The server: its data, its rooms, its people, its bots.
pub struct AppState {
    pub(crate) settings: Settings,
    pub(crate) store: Arc<dyn Store>,
    /// What only a file can do, where the data is in one.
    pub(crate) file: Option<DataFile>,
    /// The other servers, where several may share the database.
    pub(crate) fleet: Option<Fleet>,
    pub(crate) clock: Clock,
    pub(crate) writer: Writer,
    /// Tells the other servers at once, where there is one.
    pub(crate) bus: Option<Arc<Bus>>,
    pub(crate) rooms: Rooms,
    pub(crate) people: People,
    pub(crate) pool: Pool,
    pub(crate) backups: BackupsSoFar,
    pub(crate) pictures: Pictures,
    pub(crate) soundness: Soundness,
    close: watch::Sender<bool>,
}

impl AppState {
    /// Opens the server over its data, with the books of its page: loads what is not over, and starts what
    /// happens by time alone.
    ///
    /// # Errors
    /// The data can't be read or written.
    pub(crate) async fn open(
        settings: Settings,
        OpenStore { store, file, shared }: OpenStore,
        bus: Option<Arc<Bus>>,
        books: HashMap<String, Bytes>,
    ) -> Result<Arc<Self>, CommandError> {
        let people = People::new(Arc::clone(&store))
            .limited_by(limits(&settings, bus.clone()))
            .sharing(shared.clone(), bus.clone());
        let (fleet, clock) = match shared {
            Some(database) => {
                let (fleet, clock) = Fleet::join(database, &settings.server_name()).await?;
                (Some(fleet), clock)
            }
            None => (None, own_clock(&*store).await?),
        };
        let state = Arc::new(Self {
            writer: Writer::new(Arc::clone(&store)),
            people,
            bus,
            pool: Pool::new(&settings, books),
            rooms: Rooms::default(),
            backups: BackupsSoFar::default(),
            pictures: Pictures::default(),
            soundness: Soundness::default(),
            settings,
            store,
            file,
            fleet,
            clock,
            close: watch::Sender::new(false),
        });
        state.people.load_ranges().await?;
        let tables = state.rooms.load_unfinished(&state).await?;
        tracing::info!(tables, "server started");
        tokio::spawn(rooms::run_clockwork(Arc::clone(&state)));
        tokio::spawn(fleet::run(Arc::clone(&state)));
        tokio::spawn(rooms::run_keeping(Arc::clone(&state)));
        if let Some(bus) = &state.bus
            // A bus that was closed for ever tells nothing.
            && let Ok(subscription) = bus.subscribe().await
        {
            tokio::spawn(announced::run(Arc::clone(&state), subscription));
        }
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

    /// The time.
    pub(crate) fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Tells the other servers at once, if they can be told.
    pub(crate) fn announce(&self, announcement: &Announcement) {
        if let Some(bus) = &self.bus {
            bus.announce(announcement);
        }
    }

    /// Whether what the other servers do is heard at once.
    pub(crate) fn hears_at_once(&self) -> bool {
        self.bus.as_ref().is_some_and(|bus| bus.is_connected())
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

/// The clock of a server that is alone. Time never goes back, though someone may have
/// set the machine's clock back: no event would follow those that are stored, and clocks
/// would stand still.
async fn own_clock(store: &dyn Store) -> Result<Clock, StoreError> {
    let known = store.last_heartbeat().await?;
    let opened = known.map_or_else(wall_clock, |known| wall_clock().max(known));
    Ok(Clock::set_to(opened, Instant::now()))
}

/// The limits of this server, which counts together with the others.
fn limits(settings: &Settings, bus: Option<Arc<Bus>>) -> RateLimits {
    let limits = RateLimits::new(settings.per_address);
    match bus {
        Some(bus) => {
            limits.telling(Box::new(move |spending| bus.announce(&Announcement::Limits(spending))))
        }
        None => limits,
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
