//! What happens by time alone: flags fall, hearts beat, tables that nobody wants
//! are closed. It looks at the clock in short steps; what it finds it asks of
//! the rooms like anyone.

use std::{sync::Arc, time::Duration};

use table::{By, Clock, Closing, Command, Moment, Phase, Table};
use tokio::time::MissedTickBehavior;

use super::{CommandError, CommandSender, Room, RoomError};
use crate::{AppState, app_state::closed, fleet::Fleet, logs::LoggedTable};

/// How often the clocks are looked at.
const STEP: Duration = Duration::from_millis(200);
/// How often a heartbeat is stored while clocks run.
const HEARTBEAT: Duration = Duration::from_secs(3);
/// How often deserted tables are looked for.
const ROUND: Duration = Duration::from_mins(1);

/// An open table that nobody looks at ends after this time.
const DESERTED: Duration = Duration::from_hours(24);
/// A game without a clock that nobody looks at ends after this time without a move,
/// however often the server was restarted meanwhile.
const ABANDONED: Duration = Duration::from_hours(30 * 24);
/// A game that is over and that nobody looks at is archived after this time.
pub(super) const ARCHIVED: Duration = Duration::from_mins(30);

/// Runs until the server closes.
pub(crate) async fn run(state: Arc<AppState>) {
    let mut closing = state.closing();
    let mut steps = tokio::time::interval(STEP);
    steps.set_missed_tick_behavior(MissedTickBehavior::Skip);
    // The first round is made at once: some tables may have been left long ago.
    let (mut beaten, mut rounded) = (state.now(), Moment::from_millis(0));
    loop {
        tokio::select! {
            _ = steps.tick() => {}
            () = closed(&mut closing) => return,
        }
        let now = state.now();
        let rooms = state.rooms.all();
        // No flag falls in an outage that nobody knows of yet.
        let until = state.fleet.as_ref().map_or(now, Fleet::beaten);
        for room in rooms.iter().filter(|room| room.is_kept() && room.is_due(until)) {
            let (state, room) = (Arc::clone(&state), Arc::clone(room));
            tokio::spawn(async move {
                // A refusal means that the clock was stopped in time.
                let _ =
                    room.execute(&state, CommandSender::of(By::Host), Command::LookAtClocks).await;
            });
        }
        let is_alone = state.fleet.is_none();
        if is_alone && now.since(beaten) >= HEARTBEAT && rooms.iter().any(|room| room.clock_runs())
        {
            beaten = now;
            if let Err(error) = state.store.beat(now).await {
                tracing::error!(%error, "could not store the heartbeat");
            }
        }
        if now.since(rounded) >= ROUND {
            rounded = now;
            for room in rooms {
                put_away(&state, &room, now).await;
            }
        }
    }
}

/// Closes a table that nobody wants any more, and lets go of one that is over.
async fn put_away(state: &Arc<AppState>, room: &Arc<Room>, now: Moment) {
    let idle = room.idle(now);
    if !room.is_kept() {
        if idle >= ROUND {
            state.rooms.forget(room.id);
        }
        return;
    }
    let is_watched = room.followers().count() > 0;
    let why = {
        let loaded = room.look().await;
        let table = &loaded.table;
        match table.phase() {
            Phase::Seating if idle >= DESERTED => Closing::Deserted,
            Phase::Playing | Phase::Paused if is_abandoned(table, idle, now) && !is_watched => {
                Closing::ByServer
            }
            Phase::Over if idle >= ARCHIVED => Closing::Archived,
            Phase::Closed if idle >= ROUND => return state.rooms.forget(room.id),
            _ => return,
        }
    };
    match room.is_looked_at_elsewhere(state).await {
        Ok(false) => {}
        Ok(true) => return,
        Err(error) => {
            tracing::warn!(table = %LoggedTable(room.id), %error, "could not look who is there");
            return;
        }
    }
    let closed = room.execute(state, CommandSender::of(By::Host), Command::Close { why }).await;
    match closed {
        // Where something happened meanwhile, it is looked at in the next round.
        Ok(_) | Err(CommandError::Room(RoomError::Elsewhere)) => {}
        Err(refusal) => {
            tracing::warn!(table = %LoggedTable(room.id), %refusal, "could not close an idle table");
        }
    }
}

/// Whether a game is never played to its end: nobody plays it any more, or no clock
/// ends it and nobody has for a long time.
fn is_abandoned(table: &Table, idle: Duration, now: Moment) -> bool {
    let had_people = table.people().next().is_some();
    let is_left = had_people && !table.is_played_by_people() && idle >= ARCHIVED;
    let is_old = now.since(table.last_at()) >= ABANDONED;
    is_left || (is_old && table.options().clock == Clock::None)
}
