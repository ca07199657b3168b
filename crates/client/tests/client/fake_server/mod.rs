//! A server with one table, small enough for a test: it executes commands, numbers
//! events, and answers a repeated command as it did before. It stores nothing.

use std::{collections::HashMap, time::Duration};

use chance::{Commitment, Contribution, Salt, Secret};
use game::Seat;
use protocol::{Command, CommandId, FromServer, Person, ToServer, VERSION, WireError};
use shelf::Game;
use table::{
    Access, By, Circumstances, Clock, Event, First, Moment, Options, Permission, PersonId, Sitting,
    Stakes, Standing, Table, TableId,
};

pub(crate) const TABLE: TableId = TableId::of([7; 10]);
pub(crate) const ADA: PersonId = PersonId::of([1; 10]);
pub(crate) const BLAISE: PersonId = PersonId::of([2; 10]);

const SECRET: Secret = Secret::of([5; 32]);
const SALT: Salt = Salt::of([6; 32]);

/// The server.
pub(crate) struct FakeServer {
    pub(crate) table: Table,
    pub(crate) events: Vec<Event>,
    /// How many events a page has.
    pub(crate) page: usize,
    done: HashMap<(PersonId, CommandId), u32>,
}

impl FakeServer {
    /// A server in which Ada has opened a table of Bille-Trap.
    pub(crate) fn new() -> Self {
        let options = Options {
            game: Game::BilleTrap,
            setup: "standard".to_owned(),
            beginning: table::Beginning::Setup,
            seats: 2,
            first: First::ByLot,
            clock: Clock::None,
            take_backs: Permission::Forbidden,
            aids: Permission::Forbidden,
            stakes: Stakes::Friendly,
            access: Access::Public,
        };
        let commitment = Commitment::to(&SECRET, &SALT);
        let opened = Table::open(
            TABLE,
            ADA,
            options,
            table::Host::Server(commitment),
            None,
            &circumstances(0),
        );
        let (table, event) = opened.expect("anyone may open such a table");
        Self { table, events: vec![event], page: usize::MAX, done: HashMap::new() }
    }

    /// Seats someone as an opening does: before they could contribute to chance.
    pub(crate) fn seat(&mut self, person: PersonId, seat: Seat) {
        let sitting = Sitting::Myself;
        let sit = table::Command::Sit { seat, sitting, contribution: None, wish: None };
        let events = self.table.execute(By::Person(person), sit, &circumstances(0));
        self.events.extend(events.expect("an open seat"));
    }

    /// What the server answers to a message.
    pub(crate) fn hear(&mut self, from: PersonId, message: ToServer) -> Vec<FromServer> {
        match message {
            ToServer::Hello { .. } => {
                let (name, standing) = (None, Standing::Guest);
                let you = Some(Person { id: from, name, standing });
                vec![FromServer::Welcome { version: VERSION, you, now: now(0) }]
            }
            ToServer::Follow { after, .. } => {
                self.pages(after.map_or(0, |after| after as usize + 1))
            }
            ToServer::Unfollow { .. } => Vec::new(),
            ToServer::Do { id, command, .. } => self.execute(from, id, command),
        }
    }

    fn execute(&mut self, by: PersonId, id: CommandId, command: Command) -> Vec<FromServer> {
        let table = TABLE;
        if let Some(upto) = self.done.get(&(by, id.clone())) {
            return vec![FromServer::Done { id, table, upto: *upto }];
        }
        let before = self.events.len();
        let mut next = self.table.clone();
        match next.execute(By::Person(by), command.into(), &circumstances(before as u64)) {
            Ok(events) => {
                self.table = next;
                self.events.extend(events);
                let upto = self.events.len() as u32;
                self.done.insert((by, id.clone()), upto);
                vec![self.told(before), FromServer::Done { id, table, upto }]
            }
            Err(refused) => {
                let error = WireError::new(&refused.notice(), refused.to_string());
                vec![FromServer::Refused { id, table, error }]
            }
        }
    }

    fn told(&self, from: usize) -> FromServer {
        let events = self.events.iter().skip(from).cloned().map(Into::into).collect();
        FromServer::Events { table: TABLE, first: from as u32, events, more: false }
    }

    /// The events from a number on, a page at a time.
    fn pages(&self, from: usize) -> Vec<FromServer> {
        let all = self.events.get(from..).unwrap_or_default();
        let mut pages: Vec<FromServer> = Vec::new();
        for (number, page) in all.chunks(self.page).enumerate() {
            let first = (from + number * self.page) as u32;
            let more = first as usize + page.len() < self.events.len();
            let events = page.iter().cloned().map(Into::into).collect();
            pages.push(FromServer::Events { table: TABLE, first, events, more });
        }
        pages
    }
}

/// What a person says first at the table, under this id.
pub(crate) fn sits_down(seat: Seat) -> (CommandId, Command) {
    let contribution = Contribution::of([seat.number(); 16]);
    (id("sit"), Command::Sit { seat, sitting: Sitting::Myself, contribution, wish: None })
}

/// What a person does now: some action, if it is theirs turn.
pub(crate) fn acts(table: &Table, person: PersonId, number: usize) -> Option<Command> {
    let seat = table.actor().filter(|seat| table.seats_of(person).contains(*seat))?;
    let actions = table.game()?.actions();
    let action = actions.get(number % actions.len().max(1))?.clone();
    let actions = vec![action].try_into().expect("a short token");
    Some(Command::Act { seat, actions, answers: table.events() - 1 })
}

pub(crate) fn id(text: &str) -> CommandId {
    text.to_owned().try_into().expect("a short id")
}

fn now(later: u64) -> Moment {
    Moment::from_millis(1_794_771_000_000 + later)
}

fn circumstances(later: u64) -> Circumstances {
    Circumstances {
        now: now(later),
        chance: table::ChanceSupply::Secret(SECRET, SALT),
        standing: Standing::Guest,
        lag: Duration::ZERO,
        gone: [None; Seat::MOST],
    }
}
