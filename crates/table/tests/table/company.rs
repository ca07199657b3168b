//! A table with people around it, their server, and a follower who only sees the
//! events.

use std::time::Duration;

use chance::{Commitment, Contribution, Salt, Secret};
use game::Seat;
use shelf::Game;
use table::{
    Access, Beginning, By, ChanceSupply, Circumstances, Clock, Command, Event, EventKind, First,
    Host, Moment, Objection, Options, Permission, PersonId, Phase, Proposal, Refused, Sitting,
    Stakes, Standing, Table, TableId,
};

use crate::picture::{picture, sound};

pub(crate) const SECRET: Secret = Secret::of([7; 32]);
pub(crate) const SALT: Salt = Salt::of([8; 32]);
pub(crate) const ADA: PersonId = PersonId::of([1; 10]);
pub(crate) const BOB: PersonId = PersonId::of([2; 10]);
pub(crate) const CLEO: PersonId = PersonId::of([3; 10]);
pub(crate) const DAN: PersonId = PersonId::of([4; 10]);
pub(crate) const PEOPLE: [PersonId; Seat::MOST] = [ADA, BOB, CLEO, DAN];
pub(crate) const ONE: Seat = Seat::ALL[0];
pub(crate) const TWO: Seat = Seat::ALL[1];
pub(crate) const THREE: Seat = Seat::ALL[2];
pub(crate) const FOUR: Seat = Seat::ALL[3];

/// A friendly table for so many, where everything is allowed.
pub(crate) fn options(game: Game, seats: u8) -> Options {
    Options {
        game,
        setup: String::new(),
        beginning: Beginning::Setup,
        seats,
        first: First::AsSeated,
        clock: Clock::None,
        take_backs: Permission::Allowed,
        aids: Permission::Allowed,
        stakes: Stakes::Friendly,
        access: Access::Public,
    }
}

/// A clock with a total and an increment in seconds.
pub(crate) const fn total(total: u64, increment: u64) -> Clock {
    let (total, increment) = (Duration::from_secs(total), Duration::from_secs(increment));
    Clock::Total { total, increment }
}

/// What a person contributes in these tests.
pub(crate) const fn given(number: u8) -> Contribution {
    Contribution::of([number; 16])
}

/// A table, those who sit at it, and one who follows.
pub(crate) struct Company {
    pub(crate) table: Table,
    pub(crate) follower: Table,
    pub(crate) events: Vec<Event>,
    pub(crate) circumstances: Circumstances,
}

impl Company {
    /// A table that Ada has just opened.
    pub(crate) fn open(options: Options) -> Self {
        let circumstances = circumstances();
        let commitment = Commitment::to(&SECRET, &SALT);
        let id = TableId::of([9; 10]);
        let (table, event) =
            Table::open(id, ADA, options, Host::Server(commitment), None, &circumstances)
                .expect("good options");
        let follower = Table::replay(id, [event.clone()]).expect("a first event");
        Self { table, follower, events: vec![event], circumstances }
    }

    /// A table where Ada, Bob, Cleo and Dan, as many as have seats, have started.
    pub(crate) fn playing(options: Options) -> Self {
        let mut company = Self::open(options);
        company.sit_all();
        company.ready_all();
        assert_eq!(company.table.phase(), Phase::Playing);
        company
    }

    pub(crate) fn sit_all(&mut self) {
        let seats = self.table.sitters().len();
        for (number, (seat, person)) in Seat::ALL.into_iter().zip(PEOPLE).take(seats).enumerate() {
            self.does(person, sit(seat, Sitting::Myself, number as u8 + 1));
        }
    }

    /// Everybody gets ready, where the table waits for it.
    pub(crate) fn ready_all(&mut self) {
        if self.table.options().stakes == Stakes::Rated {
            for person in self.table.people().collect::<Vec<_>>() {
                self.does(person, Command::Ready { ready: true });
            }
        }
    }

    /// Asks the table, and checks what can be checked of any answer.
    pub(crate) fn ask(&mut self, by: By, command: Command) -> Result<Vec<EventKind>, Refused> {
        let before = picture(&self.table);
        let asked = format!("{by:?} asks {command:?}");
        let may_be_nothing = matches!(command, Command::Contribute { .. });
        let answer = self.table.execute(by, command, &self.circumstances);
        match &answer {
            Err(_) => assert_eq!(picture(&self.table), before, "{asked}"),
            Ok(events) => {
                assert!(may_be_nothing || !events.is_empty(), "{asked}");
                for event in events {
                    self.follow(event);
                }
                assert_eq!(picture(&self.table), picture(&self.follower), "{asked}");
            }
        }
        sound(&self.table, self.circumstances.now);
        answer.map(|events| events.into_iter().map(|event| event.kind).collect())
    }

    /// A person asks, and it is done.
    pub(crate) fn does(&mut self, person: PersonId, command: Command) -> Vec<EventKind> {
        self.done(By::Person(person), command)
    }

    /// Someone asks, and it is done.
    pub(crate) fn done(&mut self, by: By, command: Command) -> Vec<EventKind> {
        let asked = format!("{by:?} asks {command:?}");
        self.ask(by, command).unwrap_or_else(|refused| panic!("{asked}: {refused}"))
    }

    /// A person asks, and the table objects.
    pub(crate) fn may_not(&mut self, person: PersonId, command: Command) -> Objection {
        self.refused(By::Person(person), command)
    }

    /// Someone asks, and the table objects.
    pub(crate) fn refused(&mut self, by: By, command: Command) -> Objection {
        let asked = format!("{by:?} asks {command:?}");
        match self.ask(by, command) {
            Err(Refused::Table(objection)) => objection,
            answer => panic!("{asked}: {answer:?}"),
        }
    }

    /// A seat's actions, by the person who sits there.
    pub(crate) fn acts(&mut self, seat: Seat, actions: &str) -> Vec<EventKind> {
        let command = self.act(seat, actions);
        self.does(self.person(seat), command)
    }

    /// The seat whose turn it is makes the first legal action.
    pub(crate) fn acts_somehow(&mut self) -> Vec<EventKind> {
        let seat = self.table.actor().expect("someone's turn");
        let action = self.table.game().expect("a game").actions().swap_remove(0);
        self.acts(seat, &action)
    }

    /// The command of these actions, knowing everything so far.
    pub(crate) fn act(&self, seat: Seat, actions: &str) -> Command {
        let actions = actions.split(' ').map(str::to_owned).collect();
        Command::Act { seat, actions, answers: self.table.events() - 1 }
    }

    pub(crate) fn person(&self, seat: Seat) -> PersonId {
        self.table.sitter(seat).and_then(table::Sitter::person).expect("a person")
    }

    /// So many milliseconds go by.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.circumstances.now = self.circumstances.now.after(Duration::from_millis(millis));
    }

    pub(crate) fn now(&self) -> Moment {
        self.circumstances.now
    }

    /// What a seat has left on its clock, in milliseconds.
    pub(crate) fn left(&self, seat: Seat) -> u128 {
        self.table.clock_left(seat, self.now()).expect("a clock").as_millis()
    }

    /// The follower takes an event, and takes it only once.
    fn follow(&mut self, event: &Event) {
        self.follower.apply(event).expect("an event that follows");
        self.events.push(event.clone());
        // Chance can fall alike twice in one moment; nothing else can happen twice.
        if !matches!(event.kind, EventKind::Fell { .. }) {
            let before = picture(&self.follower);
            assert!(self.follower.apply(event).is_err(), "twice: {event:?}");
            assert_eq!(picture(&self.follower), before, "after {event:?} twice");
        }
    }
}

/// To sit down, and to contribute to chance by this number.
pub(crate) const fn sit(seat: Seat, sitting: Sitting, number: u8) -> Command {
    Command::Sit { seat, sitting, contribution: Some(given(number)), wish: None }
}

pub(crate) const fn propose(proposal: Proposal) -> Command {
    Command::Propose { proposal }
}

pub(crate) const fn answer(proposal: Proposal, agreed: bool) -> Command {
    Command::Answer { proposal, agreed }
}

/// Midday, everybody there, no lag, the secret at hand.
pub(crate) fn circumstances() -> Circumstances {
    Circumstances {
        now: Moment::from_millis(1_800_000_000_000),
        chance: ChanceSupply::Secret(SECRET, SALT),
        standing: Standing::Account,
        lag: Duration::ZERO,
        gone: [None; Seat::MOST],
    }
}
