//! What happens by time alone: flags fall, hearts beat, tables that nobody wants
//! are closed. It looks at the clock in short steps; what it finds it asks of
//! the rooms like anyone.

use std::{sync::Arc, time::Duration};

use table::{By, Closing, Command, Moment, Phase};
use tokio::time::MissedTickBehavior;

use super::{CommandSender, Room};
use crate::{AppState, app_state::closed};

/// How often the clocks are looked at.
const STEP: Duration = Duration::from_millis(200);
/// How often a heartbeat is stored while clocks run.
const HEARTBEAT: Duration = Duration::from_secs(3);
/// How often deserted tables are looked for.
const ROUND: Duration = Duration::from_mins(1);

/// An open table that nobody looks at ends after this time.
const DESERTED: Duration = Duration::from_hours(24);
/// A game that is over and that nobody looks at is archived after this time.
const ARCHIVED: Duration = Duration::from_mins(30);

/// Runs until the server closes.
pub(crate) async fn run(state: Arc<AppState>) {
    let mut closing = state.closing();
    let mut steps = tokio::time::interval(STEP);
    steps.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let (mut beaten, mut rounded) = (state.now(), state.now());
    loop {
        tokio::select! {
            _ = steps.tick() => {}
            () = closed(&mut closing) => return,
        }
        let now = state.now();
        let rooms = state.rooms.all();
        for room in rooms.iter().filter(|room| room.is_due(now)) {
            let (state, room) = (Arc::clone(&state), Arc::clone(room));
            tokio::spawn(async move {
                // A refusal means that the clock was stopped in time.
                let _ =
                    room.execute(&state, CommandSender::of(By::Host), Command::LookAtClocks).await;
            });
        }
        if now.since(beaten) >= HEARTBEAT && rooms.iter().any(|room| room.clock_runs()) {
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
    let phase = room.look().await.table.phase();
    let why = match phase {
        Phase::Seating if idle >= DESERTED => Closing::Deserted,
        Phase::Over if idle >= ARCHIVED => Closing::Archived,
        Phase::Closed if idle >= ROUND => return state.rooms.forget(room.id),
        _ => return,
    };
    let closed = room.execute(state, CommandSender::of(By::Host), Command::Close { why }).await;
    if let Err(refusal) = closed {
        tracing::warn!(table = %room.id, %refusal, "could not close an idle table");
    }
}
