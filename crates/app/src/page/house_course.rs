//! The course of a game that the house runs: its events come from there, and what
//! people do here is sent there. Until the house answers, the board shows it as
//! pending; what the house refuses is taken back.

use game::Seat;
use leptos::prelude::*;
use protocol::Command;
use table::Proposal;

use super::playing::{Draft, Playing};
use crate::house::HouseTable;

impl Playing {
    /// Sends the actions of a turn.
    pub(super) fn send(self, table: HouseTable, seat: Seat, actions: Vec<String>) {
        let answers = table.table.with_untracked(|table| {
            table.as_ref().map_or(0, |table| table.events().saturating_sub(1))
        });
        match actions.try_into() {
            Ok(actions) => table.ask(Command::Act { seat, actions, answers }),
            // No turn has so many actions.
            Err(_) => self.drop_draft(),
        }
    }

    /// Proposes to take back.
    pub(super) fn propose_take_back(self, table: HouseTable) {
        table.ask(Command::Propose { proposal: Proposal::TakeBack, contribution: None });
    }

    /// Shows the game as the house has it, with the draft on top of it where that
    /// still fits.
    pub(super) fn follow(self, entries: &[String]) {
        let count = self.draft.get_untracked().count();
        let here = self.kept.with_untracked(|kept| kept.table.played().entries());
        if here[..here.len() - count] == *entries {
            return;
        }
        // What the house tells can always be followed.
        let _ = self.kept.try_update(|kept| kept.table.follow(entries));
        self.draft.set(Draft::None);
        self.tell_last();
    }
}
