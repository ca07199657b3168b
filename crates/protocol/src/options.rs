//! What is settled when a table opens, as JSON. Whoever opens one needs to name
//! only the game; stored events always hold everything.

use std::time::Duration;

use game::Quote;
use serde::{Deserialize, Serialize};
use shelf::{Game, Opening};
use table::{Access, Beginning, First, Permission, Stakes};

use crate::{
    bounds::{LONGEST_SETUP, LONGEST_WORD, short},
    forms::millis,
    word,
};

/// The game and the settings of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Options {
    /// The game’s id, such as `kuba`.
    #[serde(deserialize_with = "short::<LONGEST_WORD, _>")]
    pub game: String,
    /// The set-up as text (docs/notation.md), without what a player chooses.
    #[serde(default = "standard", deserialize_with = "short::<LONGEST_SETUP, _>")]
    pub setup: String,
    /// Number of seats; by default as many as the set-up has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Whether players keep the seats they chose, or seats are drawn by lot.
    #[serde(default = "by_lot", with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<First>))]
    pub first: First,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// Whether moves can be taken back if all players agree.
    #[serde(default = "forbidden", with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Permission>))]
    pub take_backs: Permission,
    /// Whether hints and odds are shown.
    #[serde(default = "forbidden", with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Permission>))]
    pub aids: Permission,
    /// Whether the game is rated.
    #[serde(default = "friendly", with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Stakes>))]
    pub stakes: Stakes,
    /// Whether everybody can find the table, or only people with the link.
    #[serde(default = "link_only", with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Access>))]
    pub access: Access,
}

/// The clock of a table; all times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// Each player has a total for the game, and each turn adds an increment.
    Total {
        /// Time of each player at the start.
        #[serde(with = "millis")]
        #[cfg_attr(feature = "schema", schema(value_type = u64))]
        total: Duration,
        /// Time added after each turn.
        #[serde(with = "millis")]
        #[cfg_attr(feature = "schema", schema(value_type = u64))]
        increment: Duration,
    },
    /// Each turn has a number of days.
    Days {
        /// Days per turn, from 1 to 30.
        days: u8,
    },
}

game::notices! {
    /// Why options can't be those of a table.
    pub enum OptionsError {
        /// No such game on the shelf.
        "options-no-game" NoGame { found: Quote },
    }
}

impl From<&table::Options> for Options {
    fn from(options: &table::Options) -> Self {
        Self {
            game: options.game.name().to_owned(),
            setup: options.setup.clone(),
            seats: Some(options.seats),
            first: options.first,
            clock: options.clock.into(),
            take_backs: options.take_backs,
            aids: options.aids,
            stakes: options.stakes,
            access: options.access,
        }
    }
}

impl TryFrom<Options> for table::Options {
    type Error = OptionsError;

    fn try_from(options: Options) -> Result<Self, OptionsError> {
        let game = Game::named(&options.game)
            .ok_or_else(|| OptionsError::NoGame { found: Quote::of(&options.game) })?;
        Ok(Self {
            game,
            seats: options.seats.unwrap_or_else(|| usual_seats(game, &options.setup)),
            setup: options.setup,
            beginning: Beginning::Setup,
            first: options.first,
            clock: options.clock.into(),
            take_backs: options.take_backs,
            aids: options.aids,
            stakes: options.stakes,
            access: options.access,
        })
    }
}

/// For how many a set-up is; the least where it can't be read, which the table
/// will say better.
fn usual_seats(game: Game, setup: &str) -> u8 {
    let opening = Opening { setup: Some(setup), ..Opening::default() };
    game.open(&opening).map_or(*game.seats().start(), |played| played.players() as u8)
}

impl From<table::Clock> for Clock {
    fn from(clock: table::Clock) -> Self {
        match clock {
            table::Clock::None => Self::None,
            table::Clock::Total { total, increment } => Self::Total { total, increment },
            table::Clock::Days(days) => Self::Days { days },
        }
    }
}

impl From<Clock> for table::Clock {
    fn from(clock: Clock) -> Self {
        match clock {
            Clock::None => Self::None,
            Clock::Total { total, increment } => Self::Total { total, increment },
            Clock::Days { days } => Self::Days(days),
        }
    }
}

/// Options inside an event, with what nobody can ask of a server.
pub(crate) mod whole {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
    use table::Beginning;

    use super::Options;

    #[derive(Serialize, Deserialize)]
    struct Whole {
        #[serde(flatten)]
        options: Options,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<String>,
    }

    pub(crate) fn serialize<S: Serializer>(
        options: &table::Options,
        target: S,
    ) -> Result<S::Ok, S::Error> {
        let (position, record) = match &options.beginning {
            Beginning::Setup => (None, None),
            Beginning::Position(text) => (Some(text.clone()), None),
            Beginning::Record(text) => (None, Some(text.clone())),
        };
        Whole { options: options.into(), position, record }.serialize(target)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        source: D,
    ) -> Result<table::Options, D::Error> {
        let Whole { options, position, record } = Whole::deserialize(source)?;
        let beginning = match (position, record) {
            (None, None) => Beginning::Setup,
            (Some(text), None) => Beginning::Position(text),
            (None, Some(text)) => Beginning::Record(text),
            (Some(_), Some(_)) => return Err(de::Error::custom("two beginnings")),
        };
        let options = table::Options::try_from(options).map_err(de::Error::custom)?;
        Ok(table::Options { beginning, ..options })
    }
}

fn standard() -> String {
    "standard".to_owned()
}

const fn by_lot() -> First {
    First::ByLot
}

const fn forbidden() -> Permission {
    Permission::Forbidden
}

const fn friendly() -> Stakes {
    Stakes::Friendly
}

const fn link_only() -> Access {
    Access::LinkOnly
}
