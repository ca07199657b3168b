//! Why a room does not do what it is asked.

use std::fmt;

use axum::http::StatusCode;
use game::{Coded, Notice, RuleId};
use table::Refused;

use crate::{api_error::ApiError, people, store::StoreError};

game::notices! {
    /// Why a room can't be entered, or does nothing more.
    pub enum RoomError {
        /// There is no such table.
        "room-no-table" NoTable,
        /// What is stored of the table can't be read.
        "room-damaged" Damaged,
        /// Somebody who would be rated has no account any more.
        "room-player-gone" PlayerGone,
        /// Something else happened at the table in the meantime.
        "room-elsewhere" Elsewhere,
        /// The game's bots have other levels.
        "room-no-level" NoLevel { most: u8 },
        /// One connection follows so many tables and no more.
        "room-too-many" TooMany { most: usize },
        /// One person has opened so many tables and can open no more.
        "room-too-many-open" TooManyOpen { most: usize },
        /// All who are at one address have opened so many tables together.
        "room-too-many-open-there" TooManyOpenThere { most: usize },
    }
}

/// Why a room does not do what it is asked.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// The room can't be entered, or does nothing more.
    Room(RoomError),
    /// The table's own reason.
    Table(Refused),
    /// Who asks may not, or not so often.
    Person(people::Refusal),
    /// It could not be stored.
    Store(StoreError),
}

impl CommandError {
    /// The code and the facts of the sentence.
    pub(crate) fn notice(&self) -> Notice {
        match self {
            Self::Room(obstacle) => obstacle.notice(),
            Self::Table(refused) => refused.notice(),
            Self::Person(refusal) => refusal.notice(),
            Self::Store(error) => error.notice(),
        }
    }

    /// The rule of the game that forbids it, if one does.
    pub(crate) fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Table(refused) => refused.rule(),
            Self::Room(_) | Self::Person(_) | Self::Store(_) => None,
        }
    }

    /// Which of several actions it is about, counted from 1.
    pub(crate) fn at(&self) -> Option<usize> {
        match self {
            Self::Table(Refused::Action(error)) => Some(error.at),
            _ => None,
        }
    }
}

impl From<CommandError> for ApiError {
    fn from(refusal: CommandError) -> Self {
        let status = match refusal {
            CommandError::Person(refusal) => return refusal.into(),
            CommandError::Store(error) => return error.into(),
            CommandError::Room(RoomError::NoTable) => StatusCode::NOT_FOUND,
            CommandError::Room(RoomError::Damaged) => StatusCode::INTERNAL_SERVER_ERROR,
            CommandError::Room(_) | CommandError::Table(Refused::Table(_)) => StatusCode::CONFLICT,
            CommandError::Table(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self::new(status, refusal.notice()).breaking(refusal.rule()).at(refusal.at())
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notice().fmt(f)
    }
}

impl From<RoomError> for CommandError {
    fn from(obstacle: RoomError) -> Self {
        Self::Room(obstacle)
    }
}

impl From<Refused> for CommandError {
    fn from(refused: Refused) -> Self {
        Self::Table(refused)
    }
}

impl From<people::Refusal> for CommandError {
    fn from(refusal: people::Refusal) -> Self {
        Self::Person(refusal)
    }
}

impl From<StoreError> for CommandError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
