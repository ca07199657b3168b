//! Hearing what the other side says. What is of an unknown kind comes from
//! another version of the program, and its speaker should reload; what is
//! nothing at all is a mistake or mischief.

use serde::de::DeserializeOwned;

use crate::{
    FromServer, ToServer, command, event_kind,
    fields::{Fields, Found},
};

/// What was heard.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<M> {
    /// A message.
    Message(M),
    /// A message of a kind that this version doesn't know.
    Unknown,
    /// No message: no JSON, a field missing or of the wrong type, something out
    /// of bounds.
    Garbage,
}

/// Reads a message from its text.
pub fn hear<M: Message>(text: &str) -> Heard<M> {
    match serde_json::from_str(text) {
        Ok(message) => Heard::Message(message),
        // Only what is not understood is looked at twice.
        Err(_) if is_unknown::<M>(text) => Heard::Unknown,
        Err(_) => Heard::Garbage,
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

fn is_unknown<M: Message>(text: &str) -> bool {
    let fields = serde_json::from_str(text).ok();
    fields.and_then(|fields| has_unknown(&fields, M::KINDS)).unwrap_or(false)
}

/// Whether a message, its command or one of its events is of an unknown kind;
/// nothing where one has none. So much of a message every version has.
fn has_unknown(fields: &Fields<'_>, kinds: &[&str]) -> Option<bool> {
    let command = fields.if_any("command", Found::object).ok()?;
    let events = fields.if_said("events", Found::list).ok()?.unwrap_or_default();
    let mut unknown = !kinds.contains(&fields.kind().ok()?);
    if let Some(command) = command {
        unknown |= !command::KINDS.contains(&command.kind().ok()?);
    }
    for event in events {
        unknown |= !event_kind::KINDS.contains(&event.object()?.kind().ok()?);
    }
    Some(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Command;

    /// serde itself lists the kinds that it knows when it meets another.
    fn kinds<T: DeserializeOwned>() -> Vec<String> {
        let unknown = r#"{"kind":"no such kind"}"#;
        let Err(error) = serde_json::from_str::<T>(unknown) else { panic!("it is unknown") };
        error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn the_lists_of_kinds_are_complete() {
        assert_eq!(kinds::<ToServer>(), ToServer::KINDS);
        assert_eq!(kinds::<Command>(), command::KINDS);
    }
}
