//! A table as the HTTP API shows it.

use std::{collections::HashMap, sync::Arc};

use game::Seat;
use protocol::{GameView, SeatView, TableSummary, TableView};
use table::{PersonId, Table};

use super::Room;
use crate::AppState;

/// Tables in a list, with the names of all their people in one question.
pub(crate) async fn summaries(state: &AppState, rooms: &[Arc<Room>]) -> Vec<TableSummary> {
    let mut summaries = Vec::with_capacity(rooms.len());
    for room in rooms {
        summaries.push(TableSummary::of(&room.look().await.table));
    }
    name(state, summaries.iter_mut().flat_map(|summary| &mut summary.seats)).await;
    summaries
}

/// One table, as it stands.
pub(crate) async fn whole(state: &AppState, room: &Room) -> TableView {
    let loaded = room.look().await;
    let table = &loaded.table;
    let now = state.now();
    let seat_clock = |seat: Seat| table.clock_left(seat, now).map(|left| left.as_millis() as u64);
    let clocks: Vec<Option<u64>> = seats(table).map(seat_clock).collect();
    let mut summary = TableSummary::of(table);
    name(state, &mut summary.seats).await;
    TableView {
        summary,
        events: table.events(),
        commitment: table.host().commitment(),
        game: table.game().map(GameView::of),
        clocks: if clocks.iter().any(Option::is_some) { clocks } else { Vec::new() },
        watchers: room.watchers(table),
        rematch: table.rematch(),
    }
}

/// Tells who sits on these seats by their names.
pub(crate) async fn name(state: &AppState, seats: impl IntoIterator<Item = &mut Option<SeatView>>) {
    let mut taken: Vec<&mut SeatView> = seats.into_iter().flatten().collect();
    let ids: Vec<PersonId> = taken.iter().filter_map(|seat| seat.sitter.person()).collect();
    let people = state.people.shown(ids).await;
    let people: HashMap<_, _> = people.into_iter().map(|person| (person.id, person)).collect();
    for seat in &mut taken {
        seat.person = seat.sitter.person().and_then(|id| people.get(&id)).cloned();
    }
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().take(usize::from(table.options().seats))
}
