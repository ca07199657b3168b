//! How what is stored beside the events is written: the words of the
//! protocol for small choices, ids as their bytes, one token for each seat.

use protocol::Word;
use shelf::Game;
use table::{Bot, Moment, PersonId, Sitter, TableId};

use super::StoreError;

/// The value of a stored word.
pub(super) fn word<T: Word>(word: &str) -> Result<T, StoreError> {
    T::from_word(word).ok_or(StoreError::Damaged)
}

/// The game of this name.
pub(super) fn game(name: &str) -> Result<Game, StoreError> {
    Game::named(name).ok_or(StoreError::Damaged)
}

pub(super) fn moment(millis: i64) -> Moment {
    Moment::from_millis(millis.cast_unsigned())
}

pub(super) fn table_id(bytes: Vec<u8>) -> Result<TableId, StoreError> {
    exactly(bytes).map(TableId::of)
}

pub(super) fn person_id(bytes: Vec<u8>) -> Result<PersonId, StoreError> {
    exactly(bytes).map(PersonId::of)
}

/// Bytes of which there must be so many.
pub(super) fn exactly<const N: usize>(bytes: Vec<u8>) -> Result<[u8; N], StoreError> {
    bytes.try_into().map_err(|_| StoreError::Damaged)
}

/// Who sits on each seat, as one text: `person:…`, `companion:…`, `bot:3`, `-`.
pub(super) fn sitters_text(sitters: &[Option<Sitter>]) -> String {
    let token = |sitter: &Option<Sitter>| match sitter {
        Some(Sitter::Person(person)) => format!("person:{person}"),
        Some(Sitter::Companion(person)) => format!("companion:{person}"),
        Some(Sitter::Bot(Bot::Level(level))) => format!("bot:{level}"),
        Some(Sitter::Bot(Bot::Named(name))) => format!("bot:{}", name.as_str()),
        None => "-".to_owned(),
    };
    sitters.iter().map(token).collect::<Vec<_>>().join(" ")
}

/// Reads what [`sitters_text`] wrote.
pub(super) fn sitters(text: &str) -> Result<Vec<Option<Sitter>>, StoreError> {
    text.split_whitespace().map(sitter).collect()
}

fn sitter(token: &str) -> Result<Option<Sitter>, StoreError> {
    let id = |text: &str| text.parse().map_err(|_| StoreError::Damaged);
    match token.split_once(':') {
        None if token == "-" => Ok(None),
        Some(("person", person)) => Ok(Some(Sitter::Person(id(person)?))),
        Some(("companion", person)) => Ok(Some(Sitter::Companion(id(person)?))),
        Some(("bot", level)) => {
            let level = level.parse().map_err(|_| StoreError::Damaged)?;
            Ok(Some(Sitter::Bot(Bot::Level(level))))
        }
        _ => Err(StoreError::Damaged),
    }
}

#[cfg(test)]
mod tests {
    use table::PersonId;

    use super::*;

    #[test]
    fn sitters_read_back() {
        let person = PersonId::of([7; 10]);
        let all = [
            Some(Sitter::Person(person)),
            None,
            Some(Sitter::Bot(Bot::Level(3))),
            Some(Sitter::Companion(person)),
        ];
        for length in 0..=all.len() {
            let some = &all[..length];
            assert_eq!(sitters(&sitters_text(some)), Ok(some.to_vec()));
        }
        for text in ["person", "person:x", "bot:", "bot:999", "+"] {
            assert_eq!(sitters(text), Err(StoreError::Damaged), "{text}");
        }
    }
}
