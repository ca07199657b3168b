//! What lists show of a table. It is stored again only when it changes, which
//! an action of a game in progress never does.

use table::{Phase, Table};

use crate::store::Summary;

/// What lists show of a table.
pub(super) fn of(table: &Table) -> Summary {
    let over = table.game().filter(|game| game.ending().is_some());
    Summary {
        phase: table.phase(),
        sitters: table.sitters().to_vec(),
        finished_at: table.finished_at(),
        result: over.map(shelf::GameInProgress::result),
    }
}

/// What lists show of a table, if that is something else than before.
pub(super) fn changed(before: &Table, after: &Table) -> Option<Summary> {
    let same = before.phase() == after.phase()
        && (after.phase() != Phase::Seating || before.sitters() == after.sitters());
    (!same).then(|| of(after))
}
