//! A table as the HTTP API shows it.

use std::collections::HashMap;

use game::{Actor, Seat};
use protocol::{GameView, Person, SeatView, TableSummary, TableView};
use table::{PersonId, Table};

use super::Room;
use crate::AppState;

/// A table in a list.
pub(crate) async fn summary(state: &AppState, table: &Table) -> TableSummary {
    let people = state.people.shown(table.people()).await;
    summary_with(table, &by_id(people))
}

/// One table, as it stands.
pub(crate) async fn whole(state: &AppState, room: &Room) -> TableView {
    let loaded = room.look().await;
    let table = &loaded.table;
    let now = state.now();
    let seat_clock = |seat: Seat| table.clock_left(seat, now).map(|left| left.as_millis() as u64);
    let clocks: Vec<Option<u64>> = seats(table).map(seat_clock).collect();
    TableView {
        summary: summary(state, table).await,
        events: table.events(),
        commitment: table.host().commitment(),
        game: table.game().map(|game| GameView {
            entries: game.entries(),
            position: game.position(),
            actions: if let Actor::Seat(_) = game.turn() { game.actions() } else { Vec::new() },
        }),
        clocks: if clocks.iter().any(Option::is_some) { clocks } else { Vec::new() },
        watchers: room.watchers(table),
        rematch: table.rematch(),
    }
}

fn summary_with(table: &Table, people: &HashMap<PersonId, Person>) -> TableSummary {
    let seat = |seat: Seat| {
        let sitter = table.sitters().get(seat.index()).copied().flatten()?;
        let person = sitter.person().and_then(|person| people.get(&person)).cloned();
        Some(SeatView { sitter, person, stand_in: table.stand_in(seat) })
    };
    let over = table.game().filter(|game| game.ending().is_some());
    TableSummary {
        id: table.id(),
        options: table.options().into(),
        phase: table.phase(),
        seats: seats(table).map(seat).collect(),
        to_act: table.actor().map(Seat::number),
        opened_at: table.opened_at(),
        last_at: table.last_at(),
        result: over.map(shelf::GameInProgress::result),
    }
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().take(usize::from(table.options().seats))
}

fn by_id(people: Vec<Person>) -> HashMap<PersonId, Person> {
    people.into_iter().map(|person| (person.id, person)).collect()
}
