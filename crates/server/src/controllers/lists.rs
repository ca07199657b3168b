//! Lists of tables: the lobby, what can be watched, one's own, the archive.

pub(crate) mod archive;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod running;

use std::sync::Arc;

use protocol::TableSummary;
use table::Access;

use crate::{
    AppState,
    rooms::{self, Glimpse, Room},
};

/// How many tables a list has at most.
const MOST: usize = 100;

/// The public tables that fit, the newest first.
async fn public(
    state: &AppState,
    fits: impl Fn(&Glimpse) -> bool,
    game: Option<&str>,
) -> Vec<TableSummary> {
    let wanted = |glimpse: &Glimpse| {
        glimpse.access == Access::Public
            && fits(glimpse)
            && game.is_none_or(|game| glimpse.game.name() == game)
    };
    rooms::summaries(state, &chosen(state, wanted)).await
}

/// The rooms that fit, the newest first.
fn chosen(state: &AppState, wanted: impl Fn(&Glimpse) -> bool) -> Vec<Arc<Room>> {
    let mut rooms: Vec<_> =
        state.rooms.all().into_iter().map(|room| (room.glimpse(), room)).collect();
    rooms.retain(|(glimpse, _)| wanted(glimpse));
    rooms.sort_by_key(|(glimpse, room)| (std::cmp::Reverse(glimpse.last_at), room.id));
    rooms.truncate(MOST);
    rooms.into_iter().map(|(_, room)| room).collect()
}
