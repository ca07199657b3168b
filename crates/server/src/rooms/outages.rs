//! Time without any server is nobody's: it is noted wherever a clock ran.
//!
//! A server that is alone knows of one outage, the one before it opened. Of several that
//! share a database each may be the first to look at a table after an outage: it notes it
//! together with what it does there, before that.

use std::sync::Arc;

use table::{By, ChanceSupply, Circumstances, Command, Event, Moment, Standing, Table};

use super::{CommandError, CommandSender, Room, Rooms, loaded_table::LoadedTable};
use crate::{AppState, logs::LoggedTable};

impl Rooms {
    /// Notes outages that came to light at every table that this server looks after.
    pub(crate) async fn note_outages(&self, state: &Arc<AppState>) {
        for room in self.all().into_iter().filter(|room| room.is_kept()) {
            if let Err(error) = room.note_outage(state, None).await {
                tracing::error!(table = %LoggedTable(room.id), %error, "could not note an outage");
            }
        }
    }
}

impl Room {
    /// Notes that there was no server, if a clock ran: since then, as far as this one
    /// knows, or else since something last happened.
    pub(super) async fn note_outage(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        since: Option<Moment>,
    ) -> Result<(), CommandError> {
        if !self.clock_runs() {
            return Ok(());
        }
        let from = match since {
            Some(since) => since,
            None => self.look().await.table.last_at(),
        };
        let noted = Command::NoteOutage { from };
        match self.execute(state, CommandSender::of(By::Host), noted).await {
            // An outage without length is none.
            Ok(_) | Err(CommandError::Table(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// Notes at a copy of a table what outages of all servers there were since something last
/// happened there.
pub(super) fn note(
    state: &AppState,
    loaded: &LoadedTable,
    table: &mut Table,
) -> Result<Vec<Event>, CommandError> {
    let Some(fleet) = &state.fleet else { return Ok(Vec::new()) };
    let mut events = Vec::new();
    while table.clock_runs()
        && let Some(outage) = fleet.outage_after(table.last_at())
    {
        let circumstances = Circumstances {
            now: outage.ended,
            chance: ChanceSupply::Secret(loaded.secret.0, loaded.secret.1),
            standing: Standing::Guest,
            lag: std::time::Duration::ZERO,
            gone: [None; game::Seat::MOST],
        };
        let command = Command::NoteOutage { from: outage.began.max(table.last_at()) };
        events.extend(table.execute(By::Host, command, &circumstances)?);
    }
    Ok(events)
}
