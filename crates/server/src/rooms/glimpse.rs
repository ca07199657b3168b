//! What lists need to know of a room in order to choose it, kept beside the
//! table so that a list never waits for one that is being stored.

use shelf::Game;
use table::{Access, Moment, PersonId, Phase, Table};

/// What can be seen of a table from outside.
#[derive(Clone, Debug)]
pub(crate) struct Glimpse {
    pub(crate) opener: PersonId,
    /// How far it is.
    pub(crate) phase: Phase,
    /// Who finds it.
    pub(crate) access: Access,
    /// What is played there.
    pub(crate) game: Game,
    /// How many seats are free.
    pub(crate) free_seats: usize,
    /// Who sits there.
    pub(crate) people: Vec<PersonId>,
    /// Whose turn it is.
    pub(crate) to_act: Option<PersonId>,
    /// When something last happened.
    pub(crate) last_at: Moment,
}

impl Glimpse {
    /// What can be seen of a table.
    pub(super) fn of(table: &Table) -> Self {
        let sitter = |seat: game::Seat| table.sitters().get(seat.index()).copied().flatten();
        Self {
            opener: table.opener(),
            phase: table.phase(),
            access: table.options().access,
            game: table.options().game,
            free_seats: table.sitters().iter().filter(|sitter| sitter.is_none()).count(),
            people: table.people().collect(),
            to_act: table.actor().and_then(sitter).and_then(table::Sitter::person),
            last_at: table.last_at(),
        }
    }
}
