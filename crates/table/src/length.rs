//! What keeps a table from growing for ever. Playing is bounded by the game itself
//! (ALL-2), so a move, a resignation and a claim are never refused for length.
//! Everything beside it is counted: by person between two changes of the game, and
//! for the table as a whole.
//!
//! These are conditions of commands alone: what is stored is folded, however much
//! of it there is.

use crate::{
    Command, EventKind, Host, Objection, PersonId, Table, command_context::CommandContext,
};

/// How often one person sits down, wishes and gets ready before the start.
const BEFORE_START: u32 = 100;
/// How often one person proposes and speaks between two changes of the game.
const BETWEEN_MOVES: u32 = 30;

/// What each person did beside playing since the game last changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asides(Vec<(PersonId, u32)>);

impl Asides {
    fn of(&self, person: PersonId) -> u32 {
        self.0.iter().find(|(other, _)| *other == person).map_or(0, |(_, count)| *count)
    }

    fn count(&mut self, person: PersonId) {
        match self.0.iter_mut().find(|(other, _)| *other == person) {
            Some((_, count)) => *count += 1,
            None => self.0.push((person, 1)),
        }
    }
}

impl CommandContext<'_> {
    /// There is room for what is asked, if it needs any.
    pub(crate) fn has_room_for(&self, command: &Command) -> Result<(), Objection> {
        if !command.is_aside() || self.table.host() == Host::Device {
            return Ok(());
        }
        if self.table.events() >= Table::LONG {
            return Err(Objection::TooLong);
        }
        let most = if self.table.play.is_some() { BETWEEN_MOVES } else { BEFORE_START };
        let person = self.person()?;
        if self.table.asides.of(person) < most { Ok(()) } else { Err(Objection::Enough) }
    }
}

impl Table {
    /// After so many events nothing is done at a table but playing.
    pub const LONG: u32 = 20_000;

    /// Counts an event that was applied. A bot is put on its seat by the opener.
    pub(crate) fn count_aside(&mut self, kind: &EventKind) {
        if self.answerable() + 1 == self.events {
            self.asides = Asides::default();
        }
        match kind {
            EventKind::SatDown { sitter, .. } => {
                self.asides.count(sitter.person().unwrap_or(self.opener()));
            }
            EventKind::Wished { person, .. }
            | EventKind::Readied { person, .. }
            | EventKind::Proposed { person, .. }
            | EventKind::Said { person, .. } => self.asides.count(*person),
            _ => {}
        }
    }
}

impl Command {
    /// Whether it needs room at the table. What follows from something that was
    /// counted does not: standing up, contributing, answering, coming back.
    const fn is_aside(&self) -> bool {
        match self {
            Self::Sit { .. }
            | Self::SeatBot { .. }
            | Self::Wish { .. }
            | Self::Ready { .. }
            | Self::Propose { .. }
            | Self::StandIn { .. }
            | Self::Say { .. } => true,
            Self::Contribute { .. }
            | Self::Stand { .. }
            | Self::Act { .. }
            | Self::Resign { .. }
            | Self::Answer { .. }
            | Self::Resume
            | Self::Claim { .. }
            | Self::Return { .. }
            | Self::Close { .. }
            | Self::LookAtClocks
            | Self::NoteOutage { .. }
            | Self::NoteRematch { .. } => false,
        }
    }
}
