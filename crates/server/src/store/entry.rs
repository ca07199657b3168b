//! What is appended: rows that belong together, and what they change in the
//! lists. The store does not look into the body of a row.

use chance::{Salt, Secret};
use shelf::Game;
use table::{Access, Moment, PersonId, Phase, Sitter, Stakes, TableId};

use super::ServerId;

/// One stored event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Where it happened.
    pub table: TableId,
    /// Its number there.
    pub number: u32,
    /// When it happened.
    pub at: Moment,
    /// Whose command it finishes, and that person's own id of the command.
    pub command: Option<(PersonId, String)>,
    /// The version of the body's form.
    pub version: u16,
    /// The event itself.
    pub body: String,
}

/// What is stored whole or not at all: events of one table, with the table
/// itself when it is new, and with what lists shall show from now on.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// The table, when these are its first events.
    pub opening: Option<OpenedTable>,
    /// The events, at least one.
    pub rows: Vec<Row>,
    /// What lists show, where it changed.
    pub summary: Option<Summary>,
    /// Which server looks after the table from now on, where another one may have.
    pub keeper: Option<ServerId>,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is stored and synced.
    Stored,
    /// Nothing of it is stored, since it does not fit what is: an event with one
    /// of its numbers is there already, a new table's id is taken, or there is
    /// no such table.
    Taken,
}

/// A table that opens.
#[derive(Clone, Debug)]
pub struct OpenedTable {
    /// The table's id.
    pub id: TableId,
    /// Who opens it.
    pub opener: PersonId,
    /// What is played there.
    pub game: Game,
    /// Who finds it.
    pub access: Access,
    /// Whether ratings change.
    pub stakes: Stakes,
    /// When it was opened.
    pub opened_at: Moment,
    /// What its chance follows from; kept apart from everything that is shown.
    pub secret: Secret,
    /// The salt of the commitment to it.
    pub salt: Salt,
}

/// What lists show of a table, beside what never changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// What goes on there.
    pub phase: Phase,
    /// Who sits on each seat.
    pub sitters: Vec<Option<Sitter>>,
    /// When the game was over.
    pub finished_at: Option<Moment>,
    /// How it ended; opaque here.
    pub result: Option<String>,
}
