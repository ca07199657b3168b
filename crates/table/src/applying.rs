//! One event more. Every event is checked against the table before anything
//! changes, so that a damaged list is noticed and never folded.

use game::{Actor, Seat};

use crate::{
    Broken, Event, EventError, EventKind, Moment, Objection, Phase, Table,
    clocks::Pace,
    play::{Holder, Play},
};

impl Table {
    /// Adds what happened.
    ///
    /// # Errors
    /// It can't follow what happened before; nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        self.fold(event).map_err(|error| Broken { number: self.events, error })?;
        self.events += 1;
        self.last_at = event.at;
        self.count_aside(&event.kind);
        let over = self.play.as_ref().is_some_and(Play::is_over);
        self.finished_at = over.then(|| self.finished_at.unwrap_or(event.at));
        Ok(())
    }

    fn fold(&mut self, Event { at, kind }: &Event) -> Result<(), EventError> {
        let at = *at;
        if at < self.last_at {
            return Err(EventError::Time);
        }
        if self.phase() == Phase::Closed {
            return Err(Objection::Closed.into());
        }
        match kind {
            EventKind::Opened { .. } => Err(EventError::Opening),
            EventKind::SatDown { seat, sitter, contribution } => {
                self.sat_down(*seat, *sitter, *contribution)
            }
            EventKind::Contributed { person, contribution } => {
                self.contributed(*person, *contribution)
            }
            EventKind::StoodUp { seat } => self.stood_up(*seat),
            EventKind::Wished { person, word } => self.wished(*person, word),
            EventKind::Readied { person, ready } => self.readied(*person, *ready),
            EventKind::Started { contributions, lot, setup } => {
                self.started(contributions, *lot, setup, at)
            }
            EventKind::Acted { seat, actions, forgiven } => {
                self.acted(*seat, actions, *forgiven, at)
            }
            EventKind::Fell { action } => self.fell(action, at),
            EventKind::Left { seat, how } => self.left(*seat, *how, at),
            EventKind::Proposed { person, proposal } => self.proposed(*person, *proposal),
            EventKind::Answered { who, proposal, agreed } => {
                self.answered(*who, *proposal, *agreed)
            }
            EventKind::Drawn => self.drawn(at),
            EventKind::TakenBack { entries } => self.taken_back(*entries, at),
            EventKind::Paused => self.paused(at),
            EventKind::Resumed => self.resumed(at),
            EventKind::Outage { from } => self.outage(*from, at),
            EventKind::StoodIn { seat, level } => self.stood_in(*seat, *level, at),
            EventKind::Returned { seat } => self.returned(*seat, at),
            EventKind::Said { person, phrase } => self.said(*person, *phrase, at),
            EventKind::Revealed { secret, salt } => self.reveal(*secret, *salt),
            EventKind::Rematched { table } => self.rematched(*table),
            EventKind::Closed { why } => self.shut(*why),
        }
    }

    /// The game, while it runs or there is a pause.
    pub(crate) fn in_game(&mut self) -> Result<&mut Play, Objection> {
        self.during_game()?;
        self.play.as_mut().ok_or(Objection::NotStarted)
    }

    /// The game has changed by the event that is being applied: it may be
    /// another's turn, or nobody's.
    pub(crate) fn game_changed(&mut self, at: Moment) {
        let number = self.events;
        let Some(play) = &mut self.play else { return };
        play.answerable = number;
        let turns = play.turns();
        match play.turn() {
            Actor::Seat(seat) => {
                let pace = self.pace_of(seat);
                if let Some(play) = &mut self.play {
                    play.clocks.turn_of(seat, at, pace, turns);
                }
            }
            // Whose turn it is shows when chance has acted.
            Actor::Chance => {}
            Actor::Over(_) => {
                play.clocks.end_turn(turns);
                play.pending.clear();
                play.pace = Pace::Runs;
            }
        }
    }

    /// Whether a seat's clock runs when it is its turn.
    pub(crate) fn pace_of(&self, seat: Seat) -> Pace {
        let paused = self.play.as_ref().is_some_and(Play::is_paused);
        match self.holder(seat) {
            Some(Holder::Person(_)) if !paused => Pace::Runs,
            _ => Pace::Stands,
        }
    }
}
