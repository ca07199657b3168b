//! Leaving the game (ALL-4): by resigning, by the clock, by being absent. A
//! person may resign any of his seats at any time; what becomes of a turn that
//! is left in the middle is the game's business.

use std::time::Duration;

use game::{Leaving, Seat};

use crate::{
    Clock, EventError, EventKind, Moment, Objection, PersonId, Phase, Refused, Stakes, Table,
    clocks::Pace,
    command_context::CommandContext,
    play::{Holder, Play},
};

/// How long someone is without connection in his own turn before he is absent.
const PATIENCE: Duration = Duration::from_mins(1);

impl CommandContext<'_> {
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        self.own(seat)?;
        self.during_game()?;
        self.still_plays(seat)?;
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
        self.during_game()?;
        if self.table.stand_in(seat).is_none() {
            return Err(Objection::NotStoodIn { seat }.into());
        }
        self.happen(EventKind::Returned { seat })
    }

    pub(crate) fn look_at_clocks(&mut self) -> Result<(), Refused> {
        self.host()?;
        self.while_running()?;
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
        self.known(seat)?;
        self.while_running()?;
        self.still_plays(seat)?;
        self.table.voice(person)?;
        let missed = match self.table.holder(seat) {
            Some(Holder::Person(other)) if other != person => self.table.actor() == Some(seat),
            Some(Holder::Bot(_)) => return Err(Objection::StoodIn { seat }),
            _ => false,
        };
        // With days for each turn the deadline alone counts.
        let counts = !matches!(self.table.options().clock, Clock::Days(_));
        let gone = self.circumstances.gone[seat.index()];
        let since = gone.map(|gone| gone.max(self.table.turn_began()));
        if missed && counts && since.is_some_and(|since| self.now() >= since.after(PATIENCE)) {
            Ok(())
        } else {
            Err(Objection::NotAbsent { seat })
        }
    }

    fn still_plays(&self, seat: Seat) -> Result<(), Objection> {
        let playing = self.table.play.as_ref().map(Play::playing);
        if playing.is_some_and(|playing| playing.contains(seat)) {
            Ok(())
        } else {
            Err(Objection::SeatLeft { seat })
        }
    }
}

impl Table {
    pub(crate) fn left(&mut self, seat: Seat, how: Leaving, at: Moment) -> Result<(), EventError> {
        let person = matches!(self.holder(seat), Some(Holder::Person(_)));
        let own_turn = self.actor() == Some(seat);
        let acting = person && own_turn && self.phase() == Phase::Playing;
        let play = self.in_game()?;
        let word = match how {
            Leaving::Resigned => "resign",
            Leaving::Flagged if acting && play.clocks.is_out(seat, at, Duration::ZERO) => "flag",
            Leaving::Flagged => return Err(EventError::Clock),
            Leaving::Left if acting => "left",
            Leaving::Left => return Err(EventError::Seat),
        };
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
        let absent = matches!(self.holder(seat), Some(Holder::Person(_)));
        if self.phase() != Phase::Playing || self.actor() != Some(seat) || !absent {
            return Err(EventError::Seat);
        }
        let play = self.in_game()?;
        play.stand_ins[seat.index()] = Some(level);
        play.clocks.set(at, Pace::Stands);
        Ok(())
    }

    pub(crate) fn returned(&mut self, seat: Seat, at: Moment) -> Result<(), EventError> {
        let play = self.in_game()?;
        play.stand_ins[seat.index()].take().ok_or(EventError::Seat)?;
        if self.actor() == Some(seat) {
            let pace = self.pace_of(seat);
            self.in_game()?.clocks.set(at, pace);
        }
        Ok(())
    }

    pub(crate) fn has_stand_ins(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.stand_ins.iter().any(Option::is_some))
    }

    /// The person plays on a seat of his own: only such a one has a say.
    pub(crate) fn voice(&self, person: PersonId) -> Result<(), Objection> {
        let Some(play) = &self.play else { return Err(Objection::NotStarted) };
        let mut why = Objection::NotSeated;
        for seat in self.seats_of(person) {
            why = match self.stand_in(seat) {
                _ if !play.playing().contains(seat) => Objection::SeatLeft { seat },
                Some(_) => Objection::StoodIn { seat },
                None => return Ok(()),
            };
        }
        Err(why)
    }
}
