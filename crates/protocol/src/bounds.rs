//! What comes from outside and may not be of any size. Reading checks; whoever
//! holds one of these knows that it is small.

use std::{error::Error, fmt};

use serde::{Deserialize, Deserializer, Serialize, de};

/// Something too long, too short, or with letters that don't belong there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBounds;

impl fmt::Display for OutOfBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("out of bounds")
    }
}

impl Error for OutOfBounds {}

/// How many bytes the word of a choice has at most, such as the name of a game.
pub const LONGEST_WORD: usize = 40;
/// How many bytes the text of a set-up has at most.
pub const LONGEST_SETUP: usize = 200;

/// A client's own name for a command, so that one delivered twice is executed
/// once: 1 to 40 visible ASCII characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(String);

impl CommandId {
    /// How many characters it has at most.
    pub const LONGEST: usize = 40;

    /// The id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = OutOfBounds;

    fn try_from(text: String) -> Result<Self, OutOfBounds> {
        let fits = (1..=Self::LONGEST).contains(&text.len()) && is_visible(&text);
        if fits { Ok(Self(text)) } else { Err(OutOfBounds) }
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> Self {
        id.0
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The tokens of one turn: 1 to 64, each of 1 to 16 visible ASCII characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Actions(Vec<String>);

impl Actions {
    const MOST: usize = 64;
    const LONGEST: usize = 16;
}

impl TryFrom<Vec<String>> for Actions {
    type Error = OutOfBounds;

    fn try_from(tokens: Vec<String>) -> Result<Self, OutOfBounds> {
        let fits = |token: &String| (1..=Self::LONGEST).contains(&token.len()) && is_visible(token);
        let all = (1..=Self::MOST).contains(&tokens.len()) && tokens.iter().all(fits);
        if all { Ok(Self(tokens)) } else { Err(OutOfBounds) }
    }
}

impl From<Actions> for Vec<String> {
    fn from(actions: Actions) -> Self {
        actions.0
    }
}

/// Reads a text of at most `LONGEST` bytes.
pub(crate) fn short<'de, const LONGEST: usize, D: Deserializer<'de>>(
    source: D,
) -> Result<String, D::Error> {
    let text = String::deserialize(source)?;
    if text.len() <= LONGEST { Ok(text) } else { Err(de::Error::custom(OutOfBounds)) }
}

/// The same, where there may be none.
pub(crate) fn short_if_any<'de, const LONGEST: usize, D: Deserializer<'de>>(
    source: D,
) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(source)?;
    let fits = text.as_ref().is_none_or(|text| text.len() <= LONGEST);
    if fits { Ok(text) } else { Err(de::Error::custom(OutOfBounds)) }
}

fn is_visible(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_graphic())
}
