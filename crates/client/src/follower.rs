//! Following a table: its events are folded, each exactly once and in order,
//! whatever the network drops, repeats or reorders. Commands are kept until they
//! are answered and are sent again under the same id, so that each is executed
//! once.
//!
//! No I/O and no clock: it is handed what was received, and returns what to send, as
//! texts: a command is written once, however often it is sent.

use std::mem;

use chance::Contribution;
use protocol::{Command, CommandId, Event, FromServer, PendingCommand, ToServer, WireError};
use table::{Broken, PersonId, Table, TableId};

/// Someone who follows one table.
#[derive(Clone)]
pub struct Follower {
    id: TableId,
    table: Option<Table>,
    /// Events of a list whose last page has not come: they are folded with it, so
    /// that catching up is one piece of news.
    pages: Vec<table::Event>,
    /// Commands without an answer, in the order in which they were asked.
    unanswered: Vec<PendingCommand>,
    /// Commands that were executed, with the number of events to know before that
    /// is news.
    executed: Vec<(PendingCommand, u32)>,
    /// The number at which something was missing and has been asked for.
    asked_at: Option<u32>,
    /// The command that contributes to chance, once it was asked.
    contributing: Option<CommandId>,
}

/// What is new after a message.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// This happened, and is part of the table now.
    Events(Vec<table::Event>),
    /// Something was missed; to say this asks for it.
    Missing(String),
    /// A command was executed and is safely stored, and all that came of it is
    /// known here.
    Done(CommandId),
    /// A command was refused.
    Refused(CommandId, WireError),
}

impl Follower {
    /// Someone who knows nothing of a table yet.
    pub const fn new(id: TableId) -> Self {
        Self {
            id,
            table: None,
            pages: Vec::new(),
            unanswered: Vec::new(),
            executed: Vec::new(),
            asked_at: None,
            contributing: None,
        }
    }

    /// Which table it is.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The table as far as it is known.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Whether some command is neither done nor refused yet.
    pub fn is_waiting(&self) -> bool {
        !self.unanswered.is_empty() || !self.executed.is_empty()
    }

    /// Whether some command that acts in the game is.
    pub fn is_acting(&self) -> bool {
        let executed = self.executed.iter().map(|(asked, _)| asked);
        self.unanswered.iter().chain(executed).any(PendingCommand::is_action)
    }

    /// The commands without an answer, in the order in which they were asked.
    pub fn unanswered(&self) -> &[PendingCommand] {
        &self.unanswered
    }

    /// What to say on a new connection, or when an answer does not come: from
    /// where to go on, and every command without an answer.
    pub fn resume(&mut self) -> Vec<String> {
        self.asked_at = None;
        let waits = |id: &CommandId| self.unanswered.iter().any(|asked| asked.id() == id);
        self.contributing = self.contributing.take().filter(waits);
        let again = self.unanswered.iter().map(|asked| asked.text().to_owned());
        [self.follow()].into_iter().chain(again).collect()
    }

    /// Asks something of the table; returns what to say.
    pub fn ask(&mut self, id: CommandId, command: Command) -> String {
        let asked = PendingCommand::new(self.id, id, command);
        let says = asked.text().to_owned();
        self.unanswered.push(asked);
        says
    }

    /// Whether the table waits for this person to contribute to chance, and nothing
    /// was said on this connection: whoever was seated by an opening or a rematch
    /// contributes as soon as they know what the server has committed to.
    pub fn owes_contribution(&self, person: PersonId) -> bool {
        let waits_for = |table: &Table| table.lacks_contribution(person);
        self.contributing.is_none() && self.table.as_ref().is_some_and(waits_for)
    }

    /// Contributes to chance; returns what to say. It must have been drawn at random
    /// just now.
    pub fn contribute(&mut self, id: CommandId, contribution: Contribution) -> String {
        self.contributing = Some(id.clone());
        self.ask(id, Command::Contribute { contribution })
    }

    /// Takes over a command that an earlier follower of the table has asked and
    /// that may have no answer yet; it is said with [`Self::resume`]. What was
    /// asked of another table, or waits here already, is left.
    pub fn take_over(&mut self, asked: PendingCommand) {
        let waits = self.unanswered.iter().any(|known| known.id() == asked.id());
        if asked.table() == self.id && !waits {
            self.unanswered.push(asked);
        }
    }

    /// Takes a message; what is not about this table, or known already, is no
    /// news.
    ///
    /// # Errors
    /// An event that can't follow those before it; the server is wrong, or this
    /// client is.
    pub fn receive(&mut self, message: FromServer) -> Result<Vec<News>, Broken> {
        match message {
            FromServer::Events { table, first, events, more } if table == self.id => {
                self.receive_events(first, events, more)
            }
            FromServer::Done { id, table, upto } if table == self.id => {
                let answered = self.answered(&id);
                self.executed.extend(answered.map(|asked| (asked, upto)));
                Ok(self.done())
            }
            FromServer::Refused { id, table, error } if table == self.id => {
                let answered = self.answered(&id);
                Ok(answered.map(|_| News::Refused(id, error)).into_iter().collect())
            }
            _ => Ok(Vec::new()),
        }
    }

    fn receive_events(
        &mut self,
        first: u32,
        events: Vec<Event>,
        more: bool,
    ) -> Result<Vec<News>, Broken> {
        let known = self.known();
        if first > known {
            return Ok(self.missing().into_iter().collect());
        }
        let before = self.pages.len();
        let new = events.into_iter().skip((known - first) as usize);
        self.pages.extend(new.map(table::Event::from));
        if self.pages.len() > before {
            self.asked_at = None;
        }
        if more || self.pages.is_empty() {
            return Ok(Vec::new());
        }
        let new = mem::take(&mut self.pages);
        match &mut self.table {
            Some(table) => new.iter().try_for_each(|event| table.apply(event))?,
            None => self.table = Some(Table::replay(self.id, new.iter().cloned())?),
        }
        let happened = [News::Events(new)];
        Ok(happened.into_iter().chain(self.done()).collect())
    }

    /// The commands whose events are all known now.
    fn done(&mut self) -> Vec<News> {
        let known = self.folded();
        let settled = self.executed.extract_if(.., |(_, upto)| *upto <= known);
        settled.map(|(asked, _)| News::Done(asked.id().clone())).collect()
    }

    /// Something is missing: asks for it, once for each place.
    fn missing(&mut self) -> Option<News> {
        let known = self.known();
        let is_asked = self.asked_at.replace(known) == Some(known);
        (!is_asked).then(|| News::Missing(self.follow()))
    }

    /// How many events are part of the table.
    fn folded(&self) -> u32 {
        self.table.as_ref().map_or(0, Table::events)
    }

    /// How many events are known.
    fn known(&self) -> u32 {
        self.folded() + self.pages.len() as u32
    }

    fn follow(&self) -> String {
        ToServer::Follow { table: self.id, after: self.known().checked_sub(1) }.text()
    }

    /// Strikes out a command, if it was waiting for an answer.
    fn answered(&mut self, id: &CommandId) -> Option<PendingCommand> {
        let place = self.unanswered.iter().position(|asked| asked.id() == id)?;
        Some(self.unanswered.remove(place))
    }
}
