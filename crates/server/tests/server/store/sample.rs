//! Tables and events to store.

use chance::{Salt, Secret};
use server::store::{Entry, OpenedTable, Row, Summary, TableStore};
use shelf::Game;
use table::{Access, Moment, PersonId, Phase, Sitter, Stakes, TableId};

pub(crate) fn table(number: u8) -> TableId {
    TableId::of([number; 10])
}

pub(crate) fn person(number: u8) -> PersonId {
    PersonId::of([number; 10])
}

pub(crate) fn row(table: TableId, number: u32) -> Row {
    Row {
        table,
        number,
        at: Moment::from_millis(1_000 + u64::from(number)),
        command: None,
        version: 1,
        body: format!("{{\"event\":{number}}}"),
    }
}

/// Events `numbers` of a table that is there.
pub(crate) fn entry(table: TableId, numbers: impl IntoIterator<Item = u32>) -> Entry {
    let rows = numbers.into_iter().map(|number| row(table, number)).collect();
    Entry { rows, ..Entry::default() }
}

/// A new table with its first event.
pub(crate) fn opening(table: TableId) -> Entry {
    let opening = OpenedTable {
        id: table,
        opener: person(9),
        game: Game::Kuba,
        access: Access::Public,
        stakes: Stakes::Friendly,
        opened_at: Moment::from_millis(1_000),
        secret: Secret::of([table.bits()[0]; 32]),
        salt: Salt::of([5; 32]),
    };
    Entry { opening: Some(opening), ..entry(table, [0]) }
}

pub(crate) fn summary(phase: Phase, people: &[u8]) -> Summary {
    let sitters = people.iter().map(|number| Some(Sitter::Person(person(*number)))).collect();
    Summary { phase, sitters, finished_at: None, result: None }
}

/// The numbers of a table's events.
pub(crate) async fn numbers(store: &(impl TableStore + ?Sized), table: TableId) -> Vec<u32> {
    let rows = store.events(table, 0).await.expect("events");
    rows.iter().map(|row| row.number).collect()
}
