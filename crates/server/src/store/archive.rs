//! Questions about tables, and their answers: what lists show, filters, pages.
//! A page begins after a [`Cursor`], not after a count, so that games which end
//! in the meantime neither hide nor repeat any.

use std::{fmt, str::FromStr};

use shelf::Game;
use table::{Access, Moment, NoId, PersonId, Phase, Stakes, TableId};

use super::Summary;

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The table's id.
    pub id: TableId,
    pub opener: PersonId,
    /// What is played there.
    pub game: Game,
    /// Who finds it.
    pub access: Access,
    /// Whether ratings change.
    pub stakes: Stakes,
    /// When it was opened.
    pub opened_at: Moment,
    /// What changes.
    pub summary: Summary,
}

/// Which games that are over; all of them by default.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub game: Option<Game>,
    /// Where this person sat.
    pub person: Option<PersonId>,
    /// In this phase.
    pub phase: Option<Phase>,
    /// Rated or friendly.
    pub stakes: Option<Stakes>,
    /// Public or not.
    pub access: Option<Access>,
    /// Over at this moment or later.
    pub from: Option<Moment>,
    /// Over before this moment.
    pub until: Option<Moment>,
}

/// Which tables that are not closed.
#[derive(Clone, Debug)]
pub struct CurrentFilter {
    /// In one of these phases.
    pub phases: &'static [Phase],
    pub game: Option<Game>,
    /// Public or not.
    pub access: Option<Access>,
    /// Where this person sits.
    pub person: Option<PersonId>,
    /// Not over, or only since this moment.
    pub over_since: Moment,
}

/// A part of a list.
#[derive(Clone, Copy, Debug)]
pub struct CursorPage {
    /// Where it begins; without one, at the beginning.
    pub after: Option<Cursor>,
    /// How long it is at most.
    pub size: u16,
}

/// A page of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The last that ended first.
    pub tables: Vec<Listing>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A place in the list of games that are over: just after this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When it was over.
    pub finished_at: Moment,
    /// The table.
    pub id: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.finished_at.as_millis(), self.id)
    }
}

impl FromStr for Cursor {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let (millis, id) = text.split_once('-').ok_or(NoId)?;
        let millis = millis.parse().map_err(|_| NoId)?;
        Ok(Self { finished_at: Moment::from_millis(millis), id: id.parse()? })
    }
}
