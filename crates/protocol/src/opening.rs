//! A table to be opened, as it is asked for over HTTP: its options, and who sits
//! where from the start.

use serde::{Deserialize, Serialize};

use crate::{
    Options,
    bounds::{LONGEST_WORD, short_if_any},
};

/// A table to open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The game and the settings.
    #[serde(flatten)]
    pub options: Options,
    /// The seats that are taken from the start; all others are open.
    #[serde(default)]
    pub places: Vec<NewSeat>,
    /// In Kuba: `standard` or `mirrored`, in case you play Black, who chooses.
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
    /// Which seat, counted from 1.
    pub seat: u8,
    /// Who sits there.
    pub sitter: NewSitter,
    /// The level, if it is a bot.
    #[serde(default)]
    pub level: u8,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NewSitter {
    /// You.
    Me,
    /// A second player on your device.
    Companion,
    /// A bot.
    Bot,
}
