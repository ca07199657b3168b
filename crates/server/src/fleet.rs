//! This server among others that share a database. It says every second that it lives,
//! goes by the database's clock, and learns of outages: time without any server, which
//! must be nobody's.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use parking_lot::RwLock;
use table::Moment;
use tokio::time::MissedTickBehavior;

use crate::{
    AppState,
    app_state::closed,
    clock::Clock,
    server_name::ServerName,
    store::{Beat, Member, Outage, Postgres, ServerId, StoreError},
};

/// How often a server says that it lives.
const BEAT: Duration = Duration::from_secs(1);
/// How many beats pass between two looks at what the others have told, where they can also
/// tell it at once.
const BEATS_BETWEEN: u32 = 5;
/// What took longer to answer says too little about the time.
const PROMPT: Duration = Duration::from_millis(500);

/// This server among others.
pub(crate) struct Fleet {
    database: Arc<Postgres>,
    me: Member,
    /// When this server last knew that the database lives, in milliseconds.
    beaten: AtomicU64,
    /// All outages, the first one first.
    outages: RwLock<Vec<Outage>>,
    /// The servers that live no longer.
    dead: RwLock<Vec<ServerId>>,
}

impl Fleet {
    /// Joins those who share the database, and takes over its time.
    pub(crate) async fn join(
        database: Arc<Postgres>,
        name: &ServerName,
    ) -> Result<(Self, Clock), StoreError> {
        let (me, Beat { moment, at, outages, dead, .. }) = database.join(name.as_str()).await?;
        let beaten = AtomicU64::new(moment.as_millis());
        let (outages, dead) = (RwLock::new(outages), RwLock::new(dead));
        let fleet = Self { database, me, beaten, outages, dead };
        Ok((fleet, Clock::set_to(moment, at)))
    }

    /// This server.
    pub(crate) fn me(&self) -> ServerId {
        self.me.id
    }

    /// The database that all share.
    pub(crate) fn database(&self) -> &Postgres {
        &self.database
    }

    /// The servers that live no longer.
    pub(crate) fn dead(&self) -> Vec<ServerId> {
        self.dead.read().clone()
    }

    /// The last moment at which the database is known to have lived. Whatever depends on
    /// nothing having happened before a moment waits until this is later.
    pub(crate) fn beaten(&self) -> Moment {
        Moment::from_millis(self.beaten.load(Ordering::Relaxed))
    }

    /// The first outage that ended after a moment.
    pub(crate) fn outage_after(&self, moment: Moment) -> Option<Outage> {
        let outages = self.outages.read();
        // Most often there is none: the last one tells.
        outages.last().filter(|last| last.ended > moment)?;
        outages.get(outages.partition_point(|outage| outage.ended <= moment)).copied()
    }

    /// Says that this server lives; whether there was an outage.
    async fn beat(&self, clock: &Clock) -> Result<bool, StoreError> {
        let known = self.outages.read().last().map(|outage| outage.ended);
        let beat = self.database.server_beat(&self.me, known).await?;
        if beat.round_trip <= PROMPT {
            clock.compare(beat.moment, beat.at);
        }
        let is_new = !beat.outages.is_empty();
        self.outages.write().extend(beat.outages);
        *self.dead.write() = beat.dead;
        self.beaten.store(beat.moment.as_millis(), Ordering::Relaxed);
        Ok(is_new)
    }

    /// Tells the others that this server ends.
    pub(crate) async fn leave(&self) {
        if let Err(error) = self.database.leave(&self.me).await {
            tracing::warn!(%error, "could not tell the other servers that this one ends");
        }
    }
}

/// Lives among others until the server closes.
pub(crate) async fn run(state: Arc<AppState>) {
    let Some(fleet) = &state.fleet else { return };
    let mut closing = state.closing();
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut count: u32 = 0;
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            () = closed(&mut closing) => return fleet.leave().await,
        }
        match fleet.beat(&state.clock).await {
            Ok(true) => state.rooms.note_outages(&state).await,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "could not say that this server lives"),
        }
        count = count.wrapping_add(1);
        if !state.hears_at_once() || count.is_multiple_of(BEATS_BETWEEN) {
            hear_others(&state, fleet).await;
        }
    }
}

/// Another server has told something of people.
pub(crate) fn hear_of_people(state: &Arc<AppState>) {
    let state = Arc::clone(state);
    tokio::spawn(async move {
        if let Some(fleet) = &state.fleet {
            hear_others(&state, fleet).await;
        }
    });
}

async fn hear_others(state: &AppState, fleet: &Fleet) {
    if let Err(error) = state.people.hear_others(fleet.beaten()).await {
        tracing::warn!(%error, "could not hear from the other servers");
    }
}
