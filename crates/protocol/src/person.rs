//! People as others see them. Events hold ids; names are told beside them.

use serde::{Deserialize, Serialize};
use table::{PersonId, Standing};

use crate::{forms::text, word};

/// A player, with or without an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// Their id: 16 letters and digits.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: PersonId,
    /// Their name; null for a deleted player.
    pub name: Option<String>,
    /// Whether they have an account or are a guest.
    #[serde(with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Standing>))]
    pub standing: Standing,
}
