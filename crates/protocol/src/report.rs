//! A report of a player to whoever runs the server: why, in one word of a short
//! list, and in a few more words where these say more.

use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::{forms::text, word};

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportReason {
    /// Their name offends, or pretends to be somebody else.
    Name,
    /// They pester others with phrases and proposals.
    Pestering,
    /// They make others wait on purpose.
    Stalling,
    /// They cheat.
    Cheating,
    /// Something else.
    Other,
}

impl ReportReason {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Name, Self::Pestering, Self::Stalling, Self::Cheating, Self::Other];
}

crate::words! {
    ReportReason {
        Name "name", Pestering "pestering", Stalling "stalling", Cheating "cheating",
        Other "other"
    }
}

/// A report of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewReport {
    /// The id of the player.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub person: PersonId,
    /// Why you report them.
    #[serde(with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<ReportReason>))]
    pub reason: ReportReason,
    /// What happened, in at most 500 characters; may be left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl NewReport {
    /// How many characters a note has at most.
    pub const LONGEST_NOTE: usize = 500;
}
