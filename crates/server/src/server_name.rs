//! What a server is called, where there are several: in its metrics, and wherever whoever
//! runs them must tell one from the other.

use std::{error::Error, fmt, str::FromStr};

use crate::system;

/// The name of a server: letters of the English alphabet, digits, hyphens, dots and
/// underlines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerName(String);

/// A text that is no such name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoServerName;

impl ServerName {
    const LONGEST: usize = 64;

    /// The name of the machine.
    pub(crate) fn of_machine() -> Self {
        let name = system::host_name().and_then(|name| name.parse().ok());
        name.unwrap_or_else(|| Self("ludotheque".to_owned()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ServerName {
    type Err = NoServerName;

    fn from_str(text: &str) -> Result<Self, NoServerName> {
        let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-._".contains(&letter);
        let is_name = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(fits);
        if is_name { Ok(Self(text.to_owned())) } else { Err(NoServerName) }
    }
}

impl fmt::Display for NoServerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no name of a server")
    }
}

impl Error for NoServerName {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_no_spaces_and_no_quotes() {
        for text in ["north", "game-2.example", "A_1"] {
            assert_eq!(text.parse::<ServerName>().expect("a name").as_str(), text);
        }
        for text in ["", "two words", "\"", "été", &"n".repeat(65)] {
            assert_eq!(text.parse::<ServerName>(), Err(NoServerName), "{text}");
        }
        assert!(!ServerName::of_machine().as_str().is_empty());
    }
}
