//! A table on one device: everybody sits already, so it opens and starts in one
//! go. People have ids like anywhere; what they are called is kept beside the
//! events.

use game::Seat;

use crate::{
    Bot, Broken, By, Circumstances, Command, Event, Host, Options, PersonId, Refused, Rematch,
    Sitter, Sitting, Table, TableId,
};

/// The name of a table that only this device knows.
const HERE: TableId = TableId::of([0; 10]);

/// Who sits down at a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceSitter {
    /// One of the people around it.
    Person(PersonId),
    /// A bot that thinks on it.
    Bot(Bot),
}

/// Whoever sits at one table can sit down at the next.
impl From<Sitter> for DeviceSitter {
    fn from(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Bot(bot) => Self::Bot(bot),
            Sitter::Person(person) | Sitter::Companion(person) => Self::Person(person),
        }
    }
}

impl PersonId {
    /// The person with this number among those at a device.
    pub fn at_device(number: u8) -> Self {
        let mut bytes = [0; 10];
        bytes[9] = number.saturating_add(1);
        Self::of(bytes)
    }
}

impl Table {
    /// Opens a table on this device, where these sit, the first on seat 1, and
    /// starts its game.
    ///
    /// # Errors
    /// The options don't go together, or not with so many.
    pub fn open_on_device(
        options: Options,
        sitters: &[DeviceSitter],
        circumstances: &Circumstances,
    ) -> Result<(Self, Vec<Event>), Refused> {
        let owner = PersonId::at_device(0);
        let (mut table, opened) =
            Self::open(HERE, owner, options, Host::Device, None, circumstances)?;
        let mut events = vec![opened];
        let mut ask = |by, command| {
            events.extend(table.execute(By::Person(by), command, circumstances)?);
            Ok::<_, Refused>(())
        };
        for (seat, sitter) in Seat::ALL.into_iter().zip(sitters) {
            match *sitter {
                DeviceSitter::Bot(bot) => ask(owner, Command::SeatBot { seat, bot })?,
                DeviceSitter::Person(person) => {
                    let sitting = Sitting::Myself;
                    let sit = Command::Sit { seat, sitting, contribution: None, wish: None };
                    ask(person, sit)?;
                }
            }
        }
        Ok((table, events))
    }

    /// The table on this device that these events make.
    ///
    /// # Errors
    /// The first event that can't follow those before it.
    pub fn replay_on_device(events: impl IntoIterator<Item = Event>) -> Result<Self, Broken> {
        Self::replay(HERE, events)
    }

    /// Opens a rematch that all at this device want.
    ///
    /// # Errors
    /// The options don't go together.
    pub fn open_rematch_on_device(
        rematch: Rematch,
        circumstances: &Circumstances,
    ) -> Result<(Self, Vec<Event>), Refused> {
        let sitters: Vec<_> = rematch.sitters.iter().map(|sitter| (*sitter).into()).collect();
        Self::open_on_device(rematch.options, &sitters, circumstances)
    }
}
