//! Another game between the same people. Everybody moves on by one seat, or, in
//! Kuba, the loser has White (KU-3). The lot is not drawn again: it would undo
//! that.
//!
//! Agreeing is all that people do for it: its table commits to its chance first,
//! and then they contribute.

use game::{NextGame, Seat, Seats};

use crate::{
    Beginning, EventError, EventKind, First, Objection, Options, PersonId, Phase, Proposal,
    Refused, Sitter, Table, TableId, command_context::CommandContext,
};

/// A rematch that all have agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// Who proposed it, and so opens its table.
    pub by: PersonId,
    /// As before, but that everybody begins where they are seated.
    pub options: Options,
    /// Who sits on each seat.
    pub sitters: Vec<Sitter>,
    /// What people would choose should the choice be theirs: what they wished
    /// for this game holds for the next one too (KU-2).
    pub wishes: Vec<(PersonId, String)>,
}

impl CommandContext<'_> {
    pub(crate) fn note_rematch(&mut self, table: TableId) -> Result<(), Refused> {
        self.host()?;
        self.happen(EventKind::Rematched { table })
    }
}

impl Table {
    /// The rematch that all have agreed on, until it has its table.
    pub fn rematch_due(&self) -> Option<Rematch> {
        if self.phase() != Phase::Over || self.rematch.is_some() {
            return None;
        }
        Some(self.next_game(self.agreed(Proposal::Rematch)?.by))
    }

    /// Another game of those who sit here, opened by one of them.
    pub fn next_game(&self, by: PersonId) -> Rematch {
        let mut sitters: Vec<_> = self.sitters().iter().flatten().copied().collect();
        sitters.rotate_right(self.moving_on());
        let options = Options {
            first: First::AsSeated,
            beginning: Beginning::Setup,
            ..self.options().clone()
        };
        let wish = |person| Some((person, self.wish(person)?.to_owned()));
        Rematch { by, options, sitters, wishes: self.people().filter_map(wish).collect() }
    }

    pub(crate) fn rematched(&mut self, table: TableId) -> Result<(), EventError> {
        if self.rematch.is_some() {
            return Err(Objection::Rematched.into());
        }
        self.rematch_due().ok_or(Objection::NoRematch)?;
        self.rematch = Some(table);
        if let Some(play) = &mut self.play {
            play.pending.clear();
        }
        Ok(())
    }

    /// By how many seats everybody moves on for the next game.
    fn moving_on(&self) -> usize {
        let seats = self.sitters().len();
        match self.options().game.next_game() {
            NextGame::SeatsRotate => 1,
            NextGame::LoserBegins => {
                self.loser().map_or(1, |loser| (seats - loser.index()) % seats)
            }
        }
    }

    /// The one who has lost a game of two; nobody after a draw.
    fn loser(&self) -> Option<Seat> {
        let ranking = self.ranking();
        match ranking.as_slice() {
            [_, lost] if lost.len() == 1 => Seats::into_iter(*lost).next(),
            _ => None,
        }
    }
}
