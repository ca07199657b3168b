//! Which tables this server looks after: lets bots act and flags fall there, opens
//! rematches, puts away. One that is alone looks after all. Of several that share a
//! database each looks after the tables at which it stored something last, and takes over
//! those of servers that live no longer.
//!
//! Nothing depends on there being only one: of two that do the same, the number of the
//! event lets one through.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use table::{Moment, PersonId, TableId};
use tokio::time::MissedTickBehavior;

use super::{CommandError, Room, Rooms, clockwork::ARCHIVED, following_up};
use crate::{AppState, app_state::closed, fleet::Fleet, logs::LoggedTable, store::Known};

/// How often it is looked whether what is known here is still so, and what is to be taken
/// over.
const STEP: Duration = Duration::from_secs(1);
/// How often the first is looked at where others also tell it at once.
const SELDOM: Duration = Duration::from_secs(5);
/// How often it is tidied up.
const ROUND: Duration = Duration::from_mins(1);

/// Keeps tables until the server closes, among others that may do so.
pub(crate) async fn run(state: Arc<AppState>) {
    let Some(fleet) = &state.fleet else { return };
    let mut closing = state.closing();
    let mut steps = tokio::time::interval(STEP);
    steps.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut rounded, mut learnt) = (Moment::from_millis(0), Moment::from_millis(0));
    loop {
        tokio::select! {
            _ = steps.tick() => {}
            () = closed(&mut closing) => return,
        }
        let now = state.now();
        let kept = if !state.hears_at_once() || now.since(learnt) >= SELDOM {
            learnt = now;
            state.rooms.learn(&state, fleet).await
        } else {
            Ok(())
        };
        let kept = kept.and(state.rooms.adopt(&state, fleet).await);
        let tidied = if now.since(rounded) >= ROUND {
            rounded = now;
            state.rooms.tidy(&state, fleet).await
        } else {
            Ok(())
        };
        if let Err(error) = kept.and(tidied) {
            tracing::warn!(%error, "could not look after tables");
        }
    }
}

impl Rooms {
    /// Learns what others have stored and looked after.
    async fn learn(&self, state: &Arc<AppState>, fleet: &Fleet) -> Result<(), CommandError> {
        let known: Vec<Known> = self.all().iter().map(|room| room.known()).collect();
        for now in fleet.database().outdated(fleet.me(), &known).await? {
            if let Some(room) = self.loaded(now.table) {
                // One damaged table must not keep the others waiting.
                if let Err(error) = room.learn(state, now).await {
                    tracing::error!(table = %LoggedTable(now.table), %error, "could not read a table");
                }
            }
        }
        let mut rooms = self.all();
        rooms.retain(|room| room.followers().count() > 0);
        Self::learn_presence(state, fleet, rooms).await
    }

    /// Takes over what nobody looks after.
    async fn adopt(&self, state: &Arc<AppState>, fleet: &Fleet) -> Result<(), CommandError> {
        let over_since = state.now().as_millis().saturating_sub(ARCHIVED.as_millis() as u64);
        let over_since = Moment::from_millis(over_since);
        loop {
            let adopted = fleet.database().adopt(fleet.me(), &fleet.dead(), over_since).await?;
            if adopted.is_empty() {
                return Ok(());
            }
            for table in adopted {
                if let Err(error) = self.take_over(state, table).await {
                    tracing::error!(table = %LoggedTable(table), %error, "could not take over a table");
                }
            }
        }
    }

    /// Another server tells that somebody has come to a table or has gone.
    pub(crate) fn hear_of_presence(&self, state: &Arc<AppState>, id: TableId) {
        let room = self.loaded(id);
        let Some(room) = room.filter(|room| room.followers().count() > 0) else { return };
        let state = Arc::clone(state);
        tokio::spawn(async move {
            if let Some(fleet) = &state.fleet
                && let Err(error) = Self::learn_presence(&state, fleet, vec![room]).await
            {
                tracing::warn!(table = %LoggedTable(id), %error, "could not read who is there");
            }
        });
    }

    /// Learns who is on other servers at these tables.
    async fn learn_presence(
        state: &Arc<AppState>,
        fleet: &Fleet,
        rooms: Vec<Arc<Room>>,
    ) -> Result<(), CommandError> {
        if rooms.is_empty() {
            return Ok(());
        }
        let tables: Vec<TableId> = rooms.iter().map(|room| room.id).collect();
        let mut present: HashMap<TableId, HashSet<PersonId>> = HashMap::new();
        for (table, person) in fleet.database().present_elsewhere(fleet.me(), &tables).await? {
            present.entry(table).or_default().insert(person);
        }
        for room in rooms {
            let people = present.remove(&room.id).unwrap_or_default();
            room.note_elsewhere(state, people);
        }
        Ok(())
    }

    /// What need not be done often: ratings that nobody has brought in, and forgetting
    /// what servers told each other.
    async fn tidy(&self, state: &Arc<AppState>, fleet: &Fleet) -> Result<(), CommandError> {
        fleet.database().tidy(state.now()).await?;
        self.rate_unrated(state).await
    }

    async fn take_over(&self, state: &Arc<AppState>, id: TableId) -> Result<(), CommandError> {
        let Some(room) = self.get(state, id).await? else { return Ok(()) };
        drop(room.look_afresh(state).await?);
        room.keep(state).await
    }
}

impl Room {
    /// Whether this server looks after the table.
    pub(super) fn is_kept(&self) -> bool {
        self.kept.load(Ordering::Acquire)
    }

    /// What is known of the table here. Where something is just happening, it is known
    /// the next time.
    fn known(&self) -> Known {
        let events = self.events.load(Ordering::Acquire);
        Known { table: self.id, events, is_kept: self.is_kept() }
    }

    /// From now on this server looks after the table.
    async fn keep(self: &Arc<Self>, state: &Arc<AppState>) -> Result<(), CommandError> {
        self.kept.store(true, Ordering::Release);
        self.note_outage(state, None).await?;
        following_up::after(state, self, &self.look().await.table);
        Ok(())
    }

    /// Learns what is so now.
    async fn learn(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        now: Known,
    ) -> Result<(), CommandError> {
        if self.events.load(Ordering::Acquire) < now.events {
            drop(self.look_afresh(state).await?);
        }
        // What happened here meanwhile is newer than the answer.
        if self.events.load(Ordering::Acquire) != now.events {
            return Ok(());
        }
        if now.is_kept && !self.is_kept() {
            return self.keep(state).await;
        }
        self.kept.store(now.is_kept, Ordering::Release);
        Ok(())
    }
}
