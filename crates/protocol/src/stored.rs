//! Events as they are stored: the same JSON as on the wire, with the version of
//! its form beside it. Every version that was ever released can be read.

use std::{error::Error, fmt};

use crate::{Event, event::Written};

/// The version of what [`write()`] writes.
pub const VERSION: u16 = 1;

/// Why a stored event can't be read.
#[derive(Debug)]
pub enum Unreadable {
    /// It was stored by a later release.
    Version(u16),
    /// The text is no event at all.
    Damaged(serde_json::Error),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(f, "stored in the unknown version {version}"),
            Self::Damaged(error) => write!(f, "damaged: {error}"),
        }
    }
}

impl Error for Unreadable {}

/// The text of an event, in the version of this release.
///
/// # Panics
/// Never: an event has nothing that JSON lacks.
pub fn write(event: &table::Event) -> String {
    serde_json::to_string(&Written(event)).expect("an event can be written")
}

/// The event of a stored text.
///
/// # Errors
/// The version is of a later release, or the text is damaged.
pub fn read(version: u16, text: &str) -> Result<table::Event, Unreadable> {
    match version {
        1 => serde_json::from_str(text).map(|Event(event)| event).map_err(Unreadable::Damaged),
        later => Err(Unreadable::Version(later)),
    }
}
