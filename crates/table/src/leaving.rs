//! Leaving the game (ALL-4): by resigning, by the clock, by being absent. A
//! person may resign any of their seats at any time; what becomes of a turn that
//! is left in the middle is the game's business.

use std::time::Duration;

use game::{Leaving, Seat};

use crate::{
    Clock, EventError, EventKind, Moment, Objection, Refused, Stakes, Table, clocks::Pace,
    command_context::CommandContext, play::Play,
};

/// How long someone is without connection in their own turn before they are absent.
const PATIENCE: Duration = Duration::from_mins(1);

impl CommandContext<'_> {
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        self.own(seat)?;
        self.happen(EventKind::Left { seat, how: Leaving::Resigned })
    }

    pub(crate) fn claim(&mut self, seat: Seat) -> Result<(), Refused> {
        self.absent(seat)?;
        self.happen(EventKind::Left { seat, how: Leaving::Left })
    }

    pub(crate) fn have_stand_in(&mut self, seat: Seat, level: u8) -> Result<(), Refused> {
        if self.table.options().stakes == Stakes::Rated {
            return Err(Objection::RatedBots.into());
        }
        self.absent(seat)?;
        self.happen(EventKind::StoodIn { seat, level })
    }

    pub(crate) fn come_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.own(seat)?;
        self.happen(EventKind::Returned { seat })
    }

    pub(crate) fn look_at_clocks(&mut self) -> Result<(), Refused> {
        self.host()?;
        self.table.while_running()?;
        // Later than the flag falls: an action may be on its way.
        match (self.table.actor(), self.table.deadline()) {
            (Some(seat), Some(deadline)) if self.now() >= deadline => {
                self.happen(EventKind::Left { seat, how: Leaving::Flagged })
            }
            _ => Err(Objection::FlagUp.into()),
        }
    }

    /// The person who asks still plays on another seat, and this seat's person
    /// is absent.
    fn absent(&self, seat: Seat) -> Result<(), Objection> {
        let person = self.seated()?;
        let other = self.table.awaited(seat)?;
        self.table.voice(person)?;
        // With days for each turn the deadline alone counts.
        let counts = !matches!(self.table.options().clock, Clock::Days(_));
        let gone = self.circumstances.gone[seat.index()];
        let since = gone.map(|gone| gone.max(self.table.turn_began()));
        let long = since.is_some_and(|since| self.now() >= since.after(PATIENCE));
        if other != person && counts && long { Ok(()) } else { Err(Objection::NotAbsent { seat }) }
    }
}

impl Table {
    pub(crate) fn left(&mut self, seat: Seat, how: Leaving, at: Moment) -> Result<(), EventError> {
        self.during_game()?;
        self.still_plays(seat)?;
        let word = match how {
            Leaving::Resigned => "resign",
            Leaving::Flagged if self.flag_has_fallen(seat, at) => "flag",
            Leaving::Flagged => return Err(Objection::FlagUp.into()),
            Leaving::Left => {
                self.awaited(seat)?;
                "left"
            }
        };
        let own_turn = self.actor() == Some(seat);
        let play = self.in_game()?;
        play.add_people(&format!("{word}:{seat}"))?;
        play.clocks.charge(at, Duration::ZERO);
        if own_turn || play.is_over() {
            play.clocks.drop_turn();
        }
        play.pending.clear();
        self.game_changed(at);
        Ok(())
    }

    pub(crate) fn stood_in(&mut self, seat: Seat, level: u8, at: Moment) -> Result<(), EventError> {
        self.awaited(seat)?;
        let play = self.in_game()?;
        play.stand_ins[seat.index()] = Some(level);
        play.clocks.set(at, Pace::Stands);
        Ok(())
    }

    pub(crate) fn returned(&mut self, seat: Seat, at: Moment) -> Result<(), EventError> {
        let play = self.in_game()?;
        play.stand_ins[seat.index()].take().ok_or(Objection::NotStoodIn { seat })?;
        if self.actor() == Some(seat) {
            let pace = self.pace_of(seat);
            self.in_game()?.clocks.set(at, pace);
        }
        Ok(())
    }

    pub(crate) fn has_stand_ins(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.stand_ins.iter().any(Option::is_some))
    }

    /// Whether the time of a seat that acts has run out.
    fn flag_has_fallen(&self, seat: Seat, at: Moment) -> bool {
        let out = |play: &Play| play.clocks.is_out(seat, at, Duration::ZERO);
        self.awaited(seat).is_ok() && self.play.as_ref().is_some_and(out)
    }
}
