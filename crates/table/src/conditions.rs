//! What must be so before something can happen: asked of a command and of its event
//! by the same words. Who may ask is the command's business alone.

use game::Seat;

use crate::{
    Objection, PersonId, Phase, Table,
    play::{Holder, Play},
};

impl Table {
    /// The game has not started.
    pub(crate) fn before_start(&self) -> Result<(), Objection> {
        match self.phase() {
            Phase::Seating => Ok(()),
            Phase::Playing | Phase::Paused | Phase::Over => Err(Objection::Started),
            Phase::Closed => Err(Objection::Closed),
        }
    }

    /// The game has started and is not over.
    pub(crate) fn during_game(&self) -> Result<(), Objection> {
        match self.phase() {
            Phase::Playing | Phase::Paused => Ok(()),
            Phase::Seating => Err(Objection::NotStarted),
            Phase::Over => Err(Objection::Over),
            Phase::Closed => Err(Objection::Closed),
        }
    }

    /// The game runs, without a pause.
    pub(crate) fn while_running(&self) -> Result<(), Objection> {
        self.during_game()?;
        if self.phase() == Phase::Paused { Err(Objection::Paused) } else { Ok(()) }
    }

    /// The game is over.
    pub(crate) fn after_game(&self) -> Result<(), Objection> {
        if self.phase() == Phase::Over { Ok(()) } else { Err(Objection::NotOver) }
    }

    /// The table has this seat.
    pub(crate) fn known(&self, seat: Seat) -> Result<(), Objection> {
        let known = seat.index() < self.sitters().len();
        if known { Ok(()) } else { Err(Objection::NoSeat { seat }) }
    }

    /// The person has a seat at the table.
    pub(crate) fn seated(&self, person: PersonId) -> Result<(), Objection> {
        if self.seats_of(person).is_empty() { Err(Objection::NotSeated) } else { Ok(()) }
    }

    /// The seat has not left the game.
    pub(crate) fn still_plays(&self, seat: Seat) -> Result<(), Objection> {
        let playing = self.play.as_ref().map(Play::playing);
        let plays = playing.is_some_and(|playing| playing.contains(seat));
        if plays { Ok(()) } else { Err(Objection::SeatLeft { seat }) }
    }

    /// A person, and no bot, is to act on this seat.
    pub(crate) fn awaited(&self, seat: Seat) -> Result<PersonId, Objection> {
        self.known(seat)?;
        self.while_running()?;
        self.still_plays(seat)?;
        match self.holder(seat) {
            Some(Holder::Person(person)) if self.actor() == Some(seat) => Ok(person),
            Some(Holder::Bot(_)) => Err(Objection::StoodIn { seat }),
            Some(Holder::Person(_)) | None => Err(Objection::NotAbsent { seat }),
        }
    }

    /// The person plays on a seat of their own: only such a one has a say.
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

    /// Whether some person still plays, and no bot for them.
    pub fn is_played_by_people(&self) -> bool {
        self.people().any(|person| self.voice(person).is_ok())
    }
}
