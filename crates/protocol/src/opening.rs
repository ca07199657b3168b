//! A table to be opened, as it is asked for over HTTP: its options, and who sits
//! where from the start.

use serde::{Deserialize, Serialize};

use crate::{
    Options,
    bounds::{LONGEST_WORD, short_if_any},
};

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What is played, and how.
    #[serde(flatten)]
    pub options: Options,
    /// Who sits where from the start; the other seats are open.
    #[serde(default)]
    pub places: Vec<NewSeat>,
    /// For Kuba: `standard` or `mirrored`, should the choice be yours.
    #[serde(
        default,
        deserialize_with = "short_if_any::<LONGEST_WORD, _>",
        skip_serializing_if = "Option::is_none"
    )]
    pub wish: Option<String>,
    /// At a rated table: whether you are ready to start as soon as all seats are
    /// taken. Other tables don't ask.
    #[serde(default)]
    pub ready: bool,
}

/// A seat that is taken from the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewSeat {
    /// Counted from 1.
    pub seat: u8,
    /// A person or a bot.
    pub sitter: NewSitter,
    /// The level of a bot.
    #[serde(default)]
    pub level: u8,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NewSitter {
    /// Whoever opens the table.
    Me,
    /// Another person on the same device.
    Companion,
    /// A bot.
    Bot,
}
