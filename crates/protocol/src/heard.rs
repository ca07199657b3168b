//! Hearing what the other side says. What is of an unknown kind comes from
//! another version of the program, and its speaker should reload; what is
//! nothing at all is a mistake or mischief.

use std::borrow::Cow;

use serde::{Deserialize, de::DeserializeOwned};

use crate::{FromServer, ToServer, command, deed};

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

/// As much of a message as every version has.
#[derive(Deserialize)]
struct Outline<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(borrow, default)]
    command: Option<Kind<'a>>,
    #[serde(borrow, default)]
    events: Vec<Kind<'a>>,
}

#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
}

fn is_unknown<M: Message>(text: &str) -> bool {
    let Ok(outline) = serde_json::from_str::<Outline<'_>>(text) else { return false };
    let is_in = |kinds: &[&str], kind: &str| kinds.contains(&kind);
    !is_in(M::KINDS, &outline.kind)
        || outline.command.is_some_and(|command| !is_in(&command::KINDS, &command.kind))
        || outline.events.iter().any(|event| !is_in(&deed::KINDS, &event.kind))
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
        assert_eq!(kinds::<Event>(), deed::KINDS);
    }
}
