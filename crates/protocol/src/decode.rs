//! Decoding what the other side sent. What is of an unknown kind comes from
//! another version of the program, and its sender should reload; what is nothing
//! at all is a mistake or mischief.

use serde::{Deserialize, de::DeserializeOwned};

use crate::{FromServer, ToServer, command, event_kind};

/// What a text was.
#[derive(Clone, PartialEq, Debug)]
pub enum Decoded<M> {
    /// A message that this version knows.
    Message(M),
    /// A message of a kind that this version doesn't know.
    Unknown,
    /// No message: no JSON, a field missing or of the wrong type, something out
    /// of bounds.
    Garbage,
}

/// Reads a message from its text.
pub fn decode<M: Message>(text: &str) -> Decoded<M> {
    match serde_json::from_str(text) {
        Ok(message) => Decoded::Message(message),
        // Only what is not understood is looked at twice.
        Err(_) if is_unknown::<M>(text) => Decoded::Unknown,
        Err(_) => Decoded::Garbage,
    }
}

/// One direction.
pub trait Message: DeserializeOwned {
    /// Every kind of message.
    const KINDS: &'static [&'static str];
}

impl Message for ToServer {
    const KINDS: &'static [&'static str] = &["hello", "follow", "unfollow", "do"];
}

impl Message for FromServer {
    const KINDS: &'static [&'static str] =
        &["welcome", "events", "people", "present", "done", "refused", "trouble", "reload"];
}

/// So much of a message every version has: its kind, and those of what is in it.
#[derive(Deserialize)]
struct Outline {
    kind: String,
    command: Option<KindOnly>,
    #[serde(default)]
    events: Vec<KindOnly>,
}

#[derive(Deserialize)]
struct KindOnly {
    kind: String,
}

/// Whether a text has the outline of a message, and one of its kinds is unknown.
fn is_unknown<M: Message>(text: &str) -> bool {
    let Ok(Outline { kind, command, events }) = serde_json::from_str(text) else { return false };
    let is_other = |found: &KindOnly, known: &[&str]| !known.contains(&found.kind.as_str());
    !M::KINDS.contains(&kind.as_str())
        || command.is_some_and(|command| is_other(&command, &command::KINDS))
        || events.iter().any(|event| is_other(event, &event_kind::KINDS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Command, Event};

    /// serde itself lists the kinds that it knows when it meets another.
    fn kinds<T: DeserializeOwned>() -> Vec<String> {
        let unknown = r#"{"at":0,"kind":"no such kind"}"#;
        let Err(error) = serde_json::from_str::<T>(unknown) else { panic!("it is unknown") };
        error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn the_lists_of_kinds_are_complete() {
        assert_eq!(kinds::<ToServer>(), ToServer::KINDS);
        assert_eq!(kinds::<FromServer>(), FromServer::KINDS);
        assert_eq!(kinds::<Command>(), command::KINDS);
        assert_eq!(kinds::<Event>(), event_kind::KINDS);
    }
}
