//! Events that can't have happened: a list that was damaged, or was not written
//! by a table. Nobody but whoever runs the server reads of these.

use std::{error::Error, fmt};

use game::TokenError;

use crate::Objection;

/// An event that can't follow those before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The number of the event that does not fit.
    pub number: u32,
    /// What does not fit.
    pub error: EventError,
}

/// What does not fit about an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventError {
    /// A table opens with its first event and with no other.
    Opening,
    /// The options give no game.
    Options,
    /// It happened before what is listed before it.
    Time,
    /// The table objects, as it would to a command.
    Objection(Objection),
    /// Contributions, lot or set-up are not those of the people who sit.
    Start,
    /// The game refuses it.
    Action(TokenError),
    /// The clock had no such time.
    Clock,
    /// Not all have agreed on it.
    Agreement,
    /// Not the secret of the commitment, or not when it is told.
    Secret,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} can't follow: {:?}", self.number, self.error)
    }
}

impl Error for Broken {}

impl From<Objection> for EventError {
    fn from(objection: Objection) -> Self {
        Self::Objection(objection)
    }
}

impl From<TokenError> for EventError {
    fn from(error: TokenError) -> Self {
        Self::Action(error)
    }
}
