//! People as others see them. Events hold ids; names are told beside them.

use serde::{Deserialize, Serialize};
use table::{PersonId, Standing};

use crate::{forms::text, word};

/// A person, guest or account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// What events call them.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: PersonId,
    /// Their name; none once they have deleted their data.
    pub name: Option<String>,
    /// Guest or account.
    #[serde(with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Standing>))]
    pub standing: Standing,
}
