//! Who sits on a seat.

use game::Seat;

use crate::{Bot, PersonId};

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// A person, on a device of their own.
    Person(PersonId),
    /// Another person on this person's device, without a name of their own here.
    Companion(PersonId),
    /// A bot, played by the host of the table.
    Bot(Bot),
}

impl Sitter {
    /// Whose device acts for this seat; nobody's for a bot.
    pub const fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Companion(person) => Some(person),
            Self::Bot(_) => None,
        }
    }
}

/// Who does something at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person, on whichever of their seats, or watching.
    Person(PersonId),
    /// The bot on a seat, be it its own or that of someone who is absent.
    Bot(Seat),
    /// The host itself: the server, or the device.
    Host,
}
