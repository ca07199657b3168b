//! Who sits on a seat, and who answers for one, as JSON. serde's `remote` keeps
//! both lists the same as the table's own.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Bot, PersonId};

use crate::forms::{seat, text};

/// `{"person":"…"}`, `{"companion":"…"}`, `{"bot":3}` or `{"bot":"uct:100ms"}`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Sitter", rename_all = "kebab-case")]
pub(crate) enum SitterForm {
    Person(#[serde(with = "text")] PersonId),
    Companion(#[serde(with = "text")] PersonId),
    Bot(#[serde(with = "bot")] Bot),
}

/// `{"person":"…"}` or `{"bot":2}`, which is a seat.
#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Answerer", rename_all = "kebab-case")]
pub(crate) enum AnswererForm {
    Person(#[serde(with = "text")] PersonId),
    Bot(#[serde(with = "seat")] Seat),
}

/// A level as its number, any other bot as its name.
mod bot {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
    use table::Bot;

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Form {
        Level(u8),
        Name(String),
    }

    pub(super) fn serialize<S: Serializer>(bot: &Bot, target: S) -> Result<S::Ok, S::Error> {
        match bot {
            Bot::Level(level) => Form::Level(*level),
            Bot::Named(name) => Form::Name(name.as_str().to_owned()),
        }
        .serialize(target)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Bot, D::Error> {
        match Form::deserialize(source)? {
            Form::Level(level) => Ok(Bot::Level(level)),
            Form::Name(name) => match name.parse() {
                Ok(name) => Ok(Bot::Named(name)),
                Err(_) => Err(de::Error::custom("no name of a bot")),
            },
        }
    }
}
