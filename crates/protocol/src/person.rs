//! People as others see them. Events hold ids; names are told beside them.

use serde::{Deserialize, Serialize};
use table::{PersonId, Standing};

use crate::{forms::text, words::StandingWord};

/// A person, guest or account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// Who.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: PersonId,
    /// What he is called; nobody knows any more of one who deleted his data.
    pub name: Option<String>,
    /// Guest or account.
    #[serde(with = "StandingWord")]
    #[cfg_attr(feature = "schema", schema(value_type = StandingWord))]
    pub standing: Standing,
}
