//! Actions of players and of chance. A player's actions are of one turn and are
//! made whole or not at all; chance acts in the same breath.

use std::time::Duration;

use game::{Actor, Leaving, Seat};

use crate::{
    By, EventError, EventKind, Moment, Objection, Refused, Table, command_context::CommandContext,
    play::Holder,
};

impl CommandContext<'_> {
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        actions: &[String],
        answers: u32,
    ) -> Result<(), Refused> {
        self.table.known(seat)?;
        let returns = self.may_act(seat)?;
        self.table.while_running()?;
        let known = self.table.answerable();
        if answers < known || answers >= self.table.events() {
            return Err(Objection::Stale { known }.into());
        }
        let actions = actions.join(" ").to_ascii_lowercase();
        self.table.in_turn(seat, &actions)?;
        if returns == Returns::FromAbsence {
            self.happen(EventKind::Returned { seat })?;
        }
        let (now, lag) = (self.now(), self.circumstances.lag);
        let Some(play) = &self.table.play else { return Err(Objection::NotStarted.into()) };
        let forgiven = play.clocks.forgivable(seat, now, lag);
        if play.clocks.is_out(seat, now, forgiven) {
            return self.happen(EventKind::Left { seat, how: Leaving::Flagged });
        }
        self.happen(EventKind::Acted { seat, actions, forgiven })
    }

    /// Chance acts as long as it is its turn.
    pub(crate) fn let_chance_act(&mut self) -> Result<(), Refused> {
        while let Some(play) = &self.table.play
            && play.turn() == Actor::Chance
        {
            let action = self.chance_action()?.ok_or(Objection::NotNow)?;
            self.happen(EventKind::Fell { action })?;
        }
        Ok(())
    }

    /// Whoever asks may act for this seat.
    fn may_act(&self, seat: Seat) -> Result<Returns, Objection> {
        match (self.by, self.table.holder(seat)) {
            (By::Bot(bot), Some(Holder::Bot(_))) if bot == seat => Ok(Returns::No),
            (By::Bot(_), _) => Err(Objection::NotYours { seat }),
            (By::Person(_) | By::Host, holder) => {
                self.own(seat)?;
                Ok(match holder {
                    Some(Holder::Bot(_)) => Returns::FromAbsence,
                    Some(Holder::Person(_)) | None => Returns::No,
                })
            }
        }
    }
}

/// Whether acting takes one's seat back from the bot that stood in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Returns {
    No,
    FromAbsence,
}

impl Table {
    pub(crate) fn acted(
        &mut self,
        seat: Seat,
        actions: &str,
        forgiven: Duration,
        at: Moment,
    ) -> Result<(), EventError> {
        self.in_turn(seat, actions)?;
        let play = self.in_game()?;
        let clocks = &play.clocks;
        let forgivable = forgiven == clocks.forgivable(seat, at, forgiven);
        if !forgivable || clocks.is_out(seat, at, forgiven) {
            return Err(EventError::Clock);
        }
        play.add_actions(Actor::Seat(seat), actions)?;
        play.clocks.charge(at, forgiven);
        self.drop_after_action(seat);
        self.game_changed(at);
        Ok(())
    }

    pub(crate) fn fell(&mut self, action: &str, at: Moment) -> Result<(), EventError> {
        let play = self.in_game()?;
        if play.turn() != Actor::Chance || action.split_whitespace().count() != 1 {
            return Err(Objection::NotNow.into());
        }
        play.add_actions(Actor::Chance, action)?;
        self.game_changed(at);
        Ok(())
    }

    /// It is this seat's turn, and something is done in it.
    fn in_turn(&self, seat: Seat, actions: &str) -> Result<(), Objection> {
        self.while_running()?;
        if self.actor() != Some(seat) {
            return Err(Objection::NotYourTurn { seat });
        }
        if actions.trim().is_empty() { Err(Objection::NoActions) } else { Ok(()) }
    }
}
