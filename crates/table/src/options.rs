//! What is settled when a table opens and never changes afterwards.

use std::time::Duration;

use shelf::Game;

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The game that is played.
    pub game: Game,
    /// The text of its set-up, but for what a seat chooses (KU-2).
    pub setup: String,
    /// What it goes on from.
    pub beginning: Beginning,
    /// For how many seats.
    pub seats: u8,
    /// Who begins.
    pub first: First,
    /// How thinking time is counted.
    pub clock: Clock,
    /// Whether actions may be taken back, by agreement.
    pub take_backs: Permission,
    /// Whether hints and odds are shown.
    pub aids: Permission,
    /// Whether ratings change.
    pub stakes: Stakes,
    /// Who finds it.
    pub access: Access,
}

/// What a game goes on from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// Nothing: it begins with its set-up.
    Setup,
    /// A position, as studies do.
    Position(String),
    /// The end of a record, whose comments and heading are kept.
    Record(String),
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Whoever sits on seat 1.
    AsSeated,
    /// The lot: it moves everybody around the table by so many seats.
    ByLot,
}

/// How thinking time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// Not at all.
    None,
    /// Each player has a total, which grows by an increment with each turn.
    Total {
        /// What each has at the start.
        total: Duration,
        /// What each turn adds when it ends.
        increment: Duration,
    },
    /// Each turn has so many days.
    Days(u8),
}

/// Whether something may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    /// It may.
    Allowed,
    /// It may not.
    Forbidden,
}

/// Whether ratings change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// They don't.
    Friendly,
    /// They do: accounts only, one seat each, a clock, no aids, no take-backs,
    /// no bots.
    Rated,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It stands in the lobby, and everybody may watch.
    Public,
    /// Only those who have its link.
    LinkOnly,
}
