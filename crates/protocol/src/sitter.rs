//! Who sits on a seat, and who answers for one, as JSON. serde's `remote` keeps
//! both lists the same as the table's own.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::forms::{seat, text};

/// `{"person":"…"}`, `{"companion":"…"}` or `{"bot":3}`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Sitter", rename_all = "kebab-case")]
pub(crate) enum SitterForm {
    Person(#[serde(with = "text")] PersonId),
    Companion(#[serde(with = "text")] PersonId),
    Bot(u8),
}

/// `{"person":"…"}` or `{"bot":2}`, which is a seat.
#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Answerer", rename_all = "kebab-case")]
pub(crate) enum AnswererForm {
    Person(#[serde(with = "text")] PersonId),
    Bot(#[serde(with = "seat")] Seat),
}
