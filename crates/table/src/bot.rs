//! Which bot sits on a seat. A table only knows its name; who thinks knows more.

use std::{fmt, str::FromStr};

/// The longest name of a bot, in bytes.
const LONGEST: usize = 31;

/// Which bot: a level of the game's own, or any other by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// A level, from 1.
    Level(u8),
    /// Any other, such as `uct:100ms`.
    Named(BotName),
}

/// The name of a bot: a short word without blanks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BotName {
    bytes: [u8; LONGEST],
    length: u8,
}

/// A text that can't be the name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBotName;

impl Bot {
    /// Its level, if it is one of the game's own.
    pub const fn level(self) -> Option<u8> {
        match self {
            Self::Level(level) => Some(level),
            Self::Named(_) => None,
        }
    }
}

impl BotName {
    /// Its text.
    pub fn as_str(&self) -> &str {
        // Only whole texts are ever put in.
        str::from_utf8(&self.bytes[..self.length.into()]).unwrap_or_default()
    }
}

impl FromStr for BotName {
    type Err = NoBotName;

    fn from_str(name: &str) -> Result<Self, NoBotName> {
        let is_word = name.chars().all(|letter| letter.is_ascii_graphic());
        if name.is_empty() || name.len() > LONGEST || !is_word {
            return Err(NoBotName);
        }
        let mut bytes = [0; LONGEST];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        Ok(Self { bytes, length: name.len() as u8 })
    }
}

impl FromStr for Bot {
    type Err = NoBotName;

    /// `level:3`, or any other word.
    fn from_str(name: &str) -> Result<Self, NoBotName> {
        let level = name.strip_prefix("level:").and_then(|level| level.parse().ok());
        match level {
            Some(level) if level > 0 => Ok(Self::Level(level)),
            _ => name.parse().map(Self::Named),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Named(name) => f.write_str(name.as_str()),
        }
    }
}

impl fmt::Debug for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in ["level:1", "level:255", "uct:100ms", "best", "level:3:500n"] {
            assert_eq!(name.parse::<Bot>().map(|bot| bot.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("level:3".parse(), Ok(Bot::Level(3)));
        assert!(matches!("level:0".parse(), Ok(Bot::Named(_))));
        for wrong in ["", "two words", "é", "abcdefghijklmnopqrstuvwxyz0123456789"] {
            assert_eq!(wrong.parse::<Bot>(), Err(NoBotName), "{wrong}");
        }
    }
}
