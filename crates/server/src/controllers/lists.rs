//! Lists of tables: the lobby, what can be watched, one's own, the archive.

pub(crate) mod archive;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod running;

use std::{sync::Arc, time::Duration};

use protocol::TableSummary;
use shelf::Game;
use table::{Access, Moment, Phase};

use crate::{
    AppState,
    api_error::ApiError,
    rooms::{self, Glimpse, Room},
    store::{CurrentFilter, OffsetPage},
};

/// How many tables a list has at most.
const MOST: usize = 100;
/// For how long a game that is over is still among one's own tables.
const OVER: Duration = Duration::from_mins(30);

/// Tables in one of these phases.
fn in_phases(state: &AppState, phases: &'static [Phase]) -> CurrentFilter {
    let over_since = state.now().as_millis().saturating_sub(OVER.as_millis() as u64);
    let over_since = Moment::from_millis(over_since);
    CurrentFilter { phases, game: None, access: None, person: None, over_since }
}

/// The public tables in one of these phases that fit, the newest first.
async fn public(
    state: &AppState,
    phases: &'static [Phase],
    game: Option<&str>,
    fits: impl Fn(&Glimpse) -> bool,
) -> Result<Vec<TableSummary>, ApiError> {
    let game = match game.map(Game::named) {
        // Nobody plays a game that there is not.
        Some(None) => return Ok(Vec::new()),
        Some(game) => game,
        None => None,
    };
    let filter = CurrentFilter { game, access: Some(Access::Public), ..in_phases(state, phases) };
    let wanted = |glimpse: &Glimpse| {
        glimpse.access == Access::Public
            && fits(glimpse)
            && game.is_none_or(|game| glimpse.game == game)
    };
    Ok(rooms::summaries(state, &chosen(state, &filter, wanted).await?).await)
}

/// The rooms that fit, the newest first: of all tables that are stored where servers share
/// a database, or else of those in memory, which are all that are not over.
async fn chosen(
    state: &AppState,
    filter: &CurrentFilter,
    wanted: impl Fn(&Glimpse) -> bool,
) -> Result<Vec<Arc<Room>>, ApiError> {
    let rooms = if state.store.is_shared() {
        let page = OffsetPage { from: 0, size: MOST as u16 };
        state.rooms.stored(state, filter, page).await?
    } else {
        state.rooms.all()
    };
    let mut rooms: Vec<_> = rooms.into_iter().map(|room| (room.glimpse(), room)).collect();
    rooms.retain(|(glimpse, _)| wanted(glimpse));
    rooms.sort_by_key(|(glimpse, room)| (std::cmp::Reverse(glimpse.last_at), room.id));
    rooms.truncate(MOST);
    Ok(rooms.into_iter().map(|(_, room)| room).collect())
}
