//! People as others see them. Events hold ids; names are told beside them.

use serde::Serialize;
use table::{PersonId, Standing};

use crate::{
    fields::{Fields, Found, Read, Unfit, read_from_fields},
    forms::text,
    words::StandingWord,
};

/// A person, guest or account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
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

read_from_fields!(Person);

impl Read for Person {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            id: fields.one("id", Found::parsed)?,
            name: fields.if_any("name", Found::owned)?,
            standing: fields.one("standing", StandingWord::found)?,
        })
    }
}
