//! A table, and what can be seen of it. It is the fold of its events: opening
//! gives the first, [`Table::execute`] gives more, [`Table::apply`] adds them.
//!
//! What happens is in a file for each activity, and each of these has two
//! halves: what a command asks for and who may ask (`impl CommandContext`), and what
//! an event does (`impl Table`).

use std::{fmt, time::Duration};

use chance::{Contribution, Salt, Secret};
use game::{Actor, Seat, Seats};
use shelf::GameInProgress;

use crate::{
    Bot, Broken, Circumstances, Closing, Event, EventError, EventKind, Host, Moment, Options,
    Pending, PersonId, Refused, Sitter, Spoken, TableId,
    length::Asides,
    play::{Holder, Play},
    seating::Seating,
};

/// A table: what its events so far have made of it.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    opener: PersonId,
    options: Options,
    host: Host,
    after: Option<TableId>,
    pub(crate) seating: Seating,
    /// The game, once it has started.
    pub(crate) play: Option<Play>,
    /// What each said last.
    pub(crate) spoken: Vec<Spoken>,
    pub(crate) asides: Asides,
    pub(crate) rematch: Option<TableId>,
    pub(crate) closed: Option<Closing>,
    pub(crate) events: u32,
    opened_at: Moment,
    pub(crate) last_at: Moment,
    pub(crate) finished_at: Option<Moment>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People sit down and stand up.
    Seating,
    /// The game runs.
    Playing,
    /// The game stands still, by agreement.
    Paused,
    /// The game is over.
    Over,
    /// Nothing more happens.
    Closed,
}

impl Table {
    /// Opens a table. The event is its first and has been applied.
    ///
    /// # Errors
    /// The options don't go together, or this person may not open such a table.
    pub fn open(
        id: TableId,
        by: PersonId,
        options: Options,
        host: Host,
        after: Option<TableId>,
        circumstances: &Circumstances,
    ) -> Result<(Self, Event), Refused> {
        options.check(host, circumstances.standing)?;
        let kind = EventKind::Opened { by, options, host, after };
        let event = Event { at: circumstances.now, kind };
        let table = Self::opened(id, &event).map_err(Refused::from)?;
        Ok((table, event))
    }

    /// The table that these events make.
    ///
    /// # Errors
    /// The first event that can't follow those before it.
    pub fn replay(id: TableId, events: impl IntoIterator<Item = Event>) -> Result<Self, Broken> {
        let mut events = events.into_iter();
        let broken = |error| Broken { number: 0, error };
        let first = events.next().ok_or(broken(EventError::Opening))?;
        let mut table = Self::opened(id, &first).map_err(broken)?;
        for event in events {
            table.apply(&event)?;
        }
        Ok(table)
    }

    fn opened(id: TableId, event: &Event) -> Result<Self, EventError> {
        let EventKind::Opened { by, options, host, after } = &event.kind else {
            return Err(EventError::Opening);
        };
        options.game().map_err(|_| EventError::Options)?;
        Ok(Self {
            id,
            opener: *by,
            options: options.clone(),
            host: *host,
            after: *after,
            seating: Seating::new(options.seats),
            play: None,
            spoken: Vec::new(),
            asides: Asides::default(),
            rematch: None,
            closed: None,
            events: 1,
            opened_at: event.at,
            last_at: event.at,
            finished_at: None,
        })
    }

    /// Its name.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The person who opened it.
    pub const fn opener(&self) -> PersonId {
        self.opener
    }

    /// What is played, and how.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Who keeps it.
    pub const fn host(&self) -> Host {
        self.host
    }

    /// The table that this is the rematch of.
    pub const fn after(&self) -> Option<TableId> {
        self.after
    }

    /// The table of the rematch of this.
    pub const fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// Why it is closed, if it is.
    pub const fn closed(&self) -> Option<Closing> {
        self.closed
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match &self.play {
            _ if self.closed.is_some() => Phase::Closed,
            None => Phase::Seating,
            Some(play) if play.is_over() => Phase::Over,
            Some(play) if play.is_paused() => Phase::Paused,
            Some(_) => Phase::Playing,
        }
    }

    /// How many events there are, which is the number of the next.
    pub const fn events(&self) -> u32 {
        self.events
    }

    /// The number of the last event that changed the game: an action must answer
    /// this one or a later one.
    pub fn answerable(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.answerable)
    }

    /// When it was opened.
    pub const fn opened_at(&self) -> Moment {
        self.opened_at
    }

    /// When the game was over, if it is.
    pub const fn finished_at(&self) -> Option<Moment> {
        self.finished_at
    }

    /// When the last event was.
    pub const fn last_at(&self) -> Moment {
        self.last_at
    }

    /// Who sits where; after the start, as the lot has seated them.
    pub fn sitters(&self) -> &[Option<Sitter>] {
        self.seating.sitters()
    }

    /// Who sits on a seat; nobody on one that the table doesn't have.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.sitters().get(seat.index()).copied().flatten()
    }

    /// The level of the bot that plays for the person of a seat, if one does.
    pub fn stand_in(&self, seat: Seat) -> Option<u8> {
        self.play.as_ref().and_then(|play| play.stand_ins[seat.index()])
    }

    /// All seats of a person, their companions' too, whether they still play or not.
    pub fn seats_of(&self, person: PersonId) -> Seats {
        self.seating.seats_of(person)
    }

    /// Everybody who sits here, once each, in the order of their seats.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.seating.people().into_iter()
    }

    /// Whether a person is ready to start.
    pub fn is_ready(&self, person: PersonId) -> bool {
        self.seating.is_ready(person)
    }

    /// What a person would choose should the choice be theirs (KU-2).
    pub fn wish(&self, person: PersonId) -> Option<&str> {
        self.seating.wish(person)
    }

    /// What each seat contributed, as they sat before the lot.
    pub fn contributions(&self) -> &[Option<Contribution>] {
        match &self.play {
            Some(play) => &play.contributions,
            None => self.seating.contributions(),
        }
    }

    /// By how many seats the lot moved everybody on, once it is drawn.
    pub fn lot(&self) -> Option<u8> {
        self.play.as_ref().and_then(|play| play.lot)
    }

    /// The text of the whole set-up, once it has started.
    pub fn setup(&self) -> Option<&str> {
        self.play.as_ref().map(|play| play.setup.as_str())
    }

    /// The game, once it has started.
    pub fn game(&self) -> Option<&GameInProgress> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// The seat whose action is next, also while there is a pause; `None` before
    /// the start and when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        match self.play.as_ref()?.turn() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Over(_) => None,
        }
    }

    /// The seat that a bot must act for now, and the bot.
    pub fn bot_to_act(&self) -> Option<(Seat, Bot)> {
        let seat = self.actor().filter(|_| self.phase() == Phase::Playing)?;
        match self.holder(seat)? {
            Holder::Bot(bot) => Some((seat, bot)),
            Holder::Person(_) => None,
        }
    }

    /// The seats whose bots must say what they think of a draw.
    pub fn bots_to_answer(&self) -> Vec<Seat> {
        let draw = self.proposals().iter().find(|pending| pending.proposal.needs_bots());
        draw.map_or_else(Vec::new, |draw| self.bots_asked(draw))
    }

    /// What is proposed and not yet settled.
    pub fn proposals(&self) -> &[Pending] {
        self.play.as_ref().map_or(&[], |play| &play.pending)
    }

    /// What each person said last, in the order in which they spoke.
    pub fn spoken(&self) -> &[Spoken] {
        &self.spoken
    }

    /// What a seat has left on its clock; `None` where nothing is counted.
    pub fn clock_left(&self, seat: Seat, now: Moment) -> Option<Duration> {
        self.play.as_ref()?.clocks.left(seat, now)
    }

    /// When the running clock's flag falls: when its time is out and no lag that
    /// may be forgiven could make up for it.
    pub fn deadline(&self) -> Option<Moment> {
        self.running()?.clocks.deadline()
    }

    /// Whether some clock runs.
    pub fn clock_runs(&self) -> bool {
        self.running().is_some_and(|play| play.clocks.runs())
    }

    /// Since when the player whose turn it is can be missed: since their turn
    /// began, or since a pause, an outage or a bot's standing in ended in it.
    pub fn turn_began(&self) -> Moment {
        self.play.as_ref().and_then(|play| play.clocks.began()).unwrap_or(self.last_at)
    }

    /// How the game ranks its seats; empty while it runs.
    pub fn ranking(&self) -> Vec<Seats> {
        self.game().map_or_else(Vec::new, GameInProgress::ranking)
    }

    /// What chance followed from, once the game is over.
    pub fn revealed(&self) -> Option<(Secret, Salt)> {
        self.play.as_ref().and_then(|play| play.revealed)
    }

    /// Who plays a seat: its sitter, or the bot that stands in for them.
    pub(crate) fn holder(&self, seat: Seat) -> Option<Holder> {
        Some(match (self.stand_in(seat), self.sitter(seat)?) {
            (Some(level), _) => Holder::Bot(Bot::Level(level)),
            (None, Sitter::Bot(bot)) => Holder::Bot(bot),
            (None, Sitter::Person(person) | Sitter::Companion(person)) => Holder::Person(person),
        })
    }

    /// The game, unless the table is closed.
    fn running(&self) -> Option<&Play> {
        self.play.as_ref().filter(|_| self.closed.is_none())
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (phase, events) = (self.phase(), self.events);
        write!(f, "table {} ({phase:?} after {events} events)", self.id)
    }
}
