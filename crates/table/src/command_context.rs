//! A command being heard: who asks, under which circumstances, and what came of
//! it so far. Every event of it has already been applied to the table, and the table
//! has objected where it can't happen now; a command itself only looks at what no
//! event tells: who asks, and when.

use chance::{Commitment, Secret, Source};
use game::{Key, Seat};

use crate::{
    By, ChanceSupply, Circumstances, Command, Event, EventError, EventKind, Host, Moment,
    Objection, PersonId, Phase, Refused, Table,
};

/// A command being heard.
pub(crate) struct CommandContext<'a> {
    pub(crate) table: &'a mut Table,
    pub(crate) by: By,
    pub(crate) circumstances: &'a Circumstances,
    at: Moment,
    events: Vec<Event>,
}

impl Table {
    /// Does what is asked, with all that follows of itself: the start when nobody
    /// is waited for, what chance does, what all have agreed on, the secret when the
    /// game is over. The events have been applied.
    ///
    /// An action that comes after the flag has fallen is not made: its seat
    /// leaves instead, and the events say so.
    ///
    /// # Errors
    /// Why it is not done; nothing has changed then.
    pub fn execute(
        &mut self,
        by: By,
        command: Command,
        circumstances: &Circumstances,
    ) -> Result<Vec<Event>, Refused> {
        // Where more than one thing may have to happen and the later one may
        // fail, there is a way back. With chance supplied and nobody absent,
        // nothing can fail after the first thing has happened.
        let unsupplied = matches!(circumstances.chance, ChanceSupply::Nothing);
        let late = unsupplied || self.has_stand_ins();
        let before = late.then(|| self.clone());
        let heard =
            CommandContext::new(self, by, circumstances).and_then(|hearing| hearing.hear(command));
        if let (Err(_), Some(before)) = (&heard, before) {
            *self = before;
        }
        heard
    }
}

impl<'a> CommandContext<'a> {
    fn new(
        table: &'a mut Table,
        by: By,
        circumstances: &'a Circumstances,
    ) -> Result<Self, Refused> {
        let fits = match (circumstances.chance, table.host()) {
            (ChanceSupply::Secret(secret, salt), Host::Server(commitment)) => {
                Commitment::to(&secret, &salt) == commitment
            }
            (ChanceSupply::Number(_), Host::Device) | (ChanceSupply::Nothing, _) => true,
            (ChanceSupply::Secret(..), Host::Device)
            | (ChanceSupply::Number(_), Host::Server(_)) => false,
        };
        if !fits {
            return Err(Objection::NoSecret.into());
        }
        // Clocks of machines go backwards at times; a table's never does.
        let at = circumstances.now.max(table.last_at());
        Ok(Self { table, by, circumstances, at, events: Vec::new() })
    }

    fn hear(mut self, command: Command) -> Result<Vec<Event>, Refused> {
        if self.table.phase() == Phase::Closed {
            return Err(Objection::Closed.into());
        }
        self.has_room_for(&command)?;
        match command {
            Command::Sit { seat, sitting, contribution, wish } => {
                self.sit(seat, sitting, contribution, wish)
            }
            Command::Contribute { contribution } => self.contribute(contribution),
            Command::SeatBot { seat, bot } => self.seat_bot(seat, bot),
            Command::Stand { seat } => self.stand(seat),
            Command::Wish { word } => self.wish(word),
            Command::Ready { ready } => self.ready(ready),
            Command::Act { seat, actions, answers } => self.act(seat, &actions, answers),
            Command::Resign { seat } => self.resign(seat),
            Command::Propose { proposal } => self.propose(proposal),
            Command::Answer { proposal, agreed } => self.answer(proposal, agreed),
            Command::Resume => self.resume(),
            Command::Claim { seat } => self.claim(seat),
            Command::StandIn { seat, level } => self.have_stand_in(seat, level),
            Command::Return { seat } => self.come_back(seat),
            Command::Say { phrase } => self.say(phrase),
            Command::Close { why } => self.close(why),
            Command::LookAtClocks => self.look_at_clocks(),
            Command::NoteOutage { from } => self.note_outage(from),
            Command::NoteRematch { table } => self.note_rematch(table),
        }?;
        self.follow()?;
        Ok(self.events)
    }

    /// Something happens now.
    pub(crate) fn happen(&mut self, kind: EventKind) -> Result<(), Refused> {
        let event = Event { at: self.at, kind };
        self.table.apply(&event).map_err(|broken| broken.error)?;
        self.events.push(event);
        Ok(())
    }

    pub(crate) const fn now(&self) -> Moment {
        self.at
    }

    /// The person who asks.
    pub(crate) fn person(&self) -> Result<PersonId, Objection> {
        match self.by {
            By::Person(person) => Ok(person),
            By::Bot(_) | By::Host => Err(Objection::NotPerson),
        }
    }

    /// The person who asks, if they sit at the table.
    pub(crate) fn seated(&self) -> Result<PersonId, Objection> {
        let person = self.person()?;
        self.table.seated(person)?;
        Ok(person)
    }

    /// The host asks and nobody else.
    pub(crate) fn host(&self) -> Result<(), Objection> {
        if self.by == By::Host { Ok(()) } else { Err(Objection::NotHost) }
    }

    /// The seat is one of the asking person's.
    pub(crate) fn own(&self, seat: Seat) -> Result<PersonId, Objection> {
        let person = self.person()?;
        self.table.known(seat)?;
        if self.table.seats_of(person).contains(seat) {
            Ok(person)
        } else {
            Err(Objection::NotYours { seat })
        }
    }

    /// What chance does now, if it is its turn.
    pub(crate) fn chance_action(&self) -> Result<Option<String>, Objection> {
        let Some(play) = &self.table.play else { return Ok(None) };
        match self.circumstances.chance {
            ChanceSupply::Secret(secret, _) => {
                Ok(self.source(&secret).action(&play.game, play.chances()))
            }
            ChanceSupply::Number(number) => {
                let drawn = Key::of(&(number, play.game.length() as u64)).0;
                Ok(play.game.drawn_action(&mut |below| scaled(drawn, below)))
            }
            ChanceSupply::Nothing => Err(Objection::NoSecret),
        }
    }

    /// The lot that seats everybody.
    pub(crate) fn lot(&self) -> Result<u8, Objection> {
        let seats = self.table.options().seats;
        match self.circumstances.chance {
            ChanceSupply::Secret(secret, _) => Ok(self.source(&secret).lot(seats)),
            ChanceSupply::Number(number) => Ok(scaled(Key::of(&number).0, seats.into()) as u8),
            ChanceSupply::Nothing => Err(Objection::NoSecret),
        }
    }

    /// Where a server's chance comes from, given what everybody contributed.
    fn source(&self, secret: &Secret) -> Source {
        Source::new(secret, &self.table.id().to_string(), self.table.contributions())
    }
}

/// Scaled down to a bound: no outcome gains more than one part in 2³² by
/// rounding.
fn scaled(number: u64, below: u32) -> u32 {
    ((u128::from(number) * u128::from(below)) >> 64) as u32
}

impl From<EventError> for Refused {
    fn from(error: EventError) -> Self {
        match error {
            EventError::Action(error) => Self::Action(error),
            EventError::Objection(objection) => Self::Table(objection),
            _ => Objection::NotNow.into(),
        }
    }
}
