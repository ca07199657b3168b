//! Everything that the handlers share.

use std::{
    sync::Arc,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use axum::extract::FromRef;
use protocol::FromServer;
use rand::{TryRng, rngs::SysRng};
use table::{Moment, Table, TableId};
use tokio::sync::watch;

use crate::{
    live::{Text, text},
    people::People,
    pool::Pool,
    rooms::{self, Refusal, Rooms},
    settings::Settings,
    store::Store,
    writer::Writer,
};

/// The house: its data, its rooms, its people, its bots.
pub struct House {
    pub(crate) settings: Settings,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) rooms: Rooms,
    pub(crate) people: People,
    pub(crate) pool: Pool,
    close: watch::Sender<bool>,
    opened: Moment,
    counting: Instant,
}

impl House {
    /// Opens the house over its data: loads what is not over, and starts what
    /// happens by time alone.
    ///
    /// # Errors
    /// The data can't be read or written.
    pub(crate) async fn open(
        settings: Settings,
        store: Arc<dyn Store>,
    ) -> Result<Arc<Self>, Refusal> {
        let house = Arc::new(Self {
            writer: Writer::new(Arc::clone(&store)),
            people: People::new(Arc::clone(&store)).arriving_in_crowds_of(settings.per_address),
            pool: Pool::new(&settings),
            rooms: Rooms::default(),
            settings,
            store,
            close: watch::Sender::new(false),
            opened: on_the_wall(),
            counting: Instant::now(),
        });
        let tables = house.rooms.load_unfinished(&house).await?;
        tracing::info!(tables, "the house is open");
        tokio::spawn(rooms::run_clockwork(Arc::clone(&house)));
        Ok(house)
    }

    /// Closes the house: no more is begun, and what was begun is finished.
    pub(crate) async fn close(&self) {
        self.close.send_replace(true);
        self.pool.close();
        // Whoever is live finishes what he has begun, and is told.
        let patience = self.settings.patience.closing;
        if tokio::time::timeout(patience, self.close.closed()).await.is_err() {
            tracing::warn!("live connections were cut off");
        }
        self.writer.close().await;
        // Whoever still asks something was cut off above.
        if tokio::time::timeout(patience, self.store.close()).await.is_err() {
            tracing::warn!("the data was still asked for");
        }
    }

    /// Becomes true when the house closes, which waits until whoever holds this
    /// has let go of it.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.close.subscribe()
    }

    /// The time. It is read from the wall once and counted on from there:
    /// nobody loses on time because someone sets the clock of the machine.
    pub(crate) fn now(&self) -> Moment {
        self.opened.after(self.counting.elapsed())
    }

    /// Closes a table, for whoever runs the house.
    pub(crate) async fn close_table(self: &Arc<Self>, id: TableId) -> Result<(), Refusal> {
        self.rooms.close(self, id).await
    }

    /// The names of everybody at a table, as a message.
    pub(crate) async fn names(&self, table: &Table) -> Text {
        let people = self.people.shown(table.people().chain([table.opener()])).await;
        text(&FromServer::People { people })
    }
}

impl FromRef<Arc<House>> for People {
    fn from_ref(house: &Arc<House>) -> Self {
        house.people.clone()
    }
}

/// Waits until the house closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A house that is gone is closed too.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The time as the machine tells it.
pub(crate) fn on_the_wall() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(since.as_millis() as u64)
}

/// Bytes that nobody can guess, from the system.
///
/// # Panics
/// When the system has no random source: nothing here would be safe then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the system's random source");
    bytes
}
