//! Reads set-up texts: words with a space between them, a word alone
//! (`mirrored`) or with a value (`players=3`). Which words there are beside
//! `players` and `standard` is each game's business.

use std::ops::RangeInclusive;

use crate::{Seat, notice::Quote};

crate::notices! {
    /// Why a set-up text is refused.
    pub enum SetupError {
        /// A word that the game doesn't know.
        "setup-unknown-word" UnknownWord { word: Quote },
        /// A word that says something already said.
        "setup-twice" Twice { word: Quote },
        /// `players=` without a number.
        "setup-no-number" NoNumber { word: Quote },
        /// A number of players that the game is not for.
        "setup-players" Players { players: u8, least: u8, most: u8 },
        /// A colour that the game doesn't have.
        "setup-unknown-colour" UnknownColour { word: Quote },
        /// A colour listed twice.
        "setup-colour-twice" ColourTwice { colour: &'static str },
        /// More or fewer colours than players.
        "setup-colours-players" ColoursPlayers { colours: usize, players: u8 },
        /// The one who begins has no seat.
        "setup-first-not-playing" FirstNotPlaying { colour: &'static str },
    }
}

/// Reads the words of a set-up: `players=N` for itself, every other word is
/// handed to `other`, which answers whether it knew it. Returns the number of
/// players if the text gives one. `standard` stands for an empty text.
///
/// # Errors
/// A word twice, a word that `other` doesn't know, a number of players outside
/// `seats`, or what `other` refuses.
pub fn read_setup<'a>(
    text: &'a str,
    seats: &RangeInclusive<u8>,
    mut other: impl FnMut(&'a str, Option<&'a str>) -> Result<bool, SetupError>,
) -> Result<Option<u8>, SetupError> {
    let mut players = None;
    let mut seen: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) = match word.split_once('=') {
            Some((key, value)) => (key, Some(value)),
            None => (word, None),
        };
        if seen.contains(&key) {
            return Err(SetupError::Twice { word: Quote::of(key) });
        }
        match (key, value) {
            ("standard", None) => {}
            ("players", value) => players = Some(read_players(value.unwrap_or(""), seats)?),
            (key, value) => {
                if !other(key, value)? {
                    return Err(SetupError::UnknownWord { word: Quote::of(word) });
                }
            }
        }
        seen.push(key);
    }
    Ok(players)
}

fn read_players(value: &str, seats: &RangeInclusive<u8>) -> Result<u8, SetupError> {
    let plain = !value.starts_with(['+', '0']) || value == "0";
    let players = value.parse().ok().filter(|_| plain);
    let players = players.ok_or_else(|| SetupError::NoNumber { word: Quote::of(value) })?;
    if seats.contains(&players) {
        Ok(players)
    } else {
        Err(SetupError::Players { players, least: *seats.start(), most: *seats.end() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<u8>, SetupError> {
        read_setup(text, &(2..=4), |key, value| Ok(key == "mirrored" && value.is_none()))
    }

    #[test]
    fn words_are_read_once_each() {
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("standard"), Ok(None));
        assert_eq!(read("  players=3  mirrored "), Ok(Some(3)));
        assert_eq!(read("players=5"), Err(SetupError::Players { players: 5, least: 2, most: 4 }));
        assert_eq!(
            read("players=2 players=2"),
            Err(SetupError::Twice { word: Quote::of("players") })
        );
        for wrong in [
            "players",
            "players=",
            "players=two",
            "players=-1",
            "players=300",
            "players=+3",
            "players=03",
        ] {
            assert!(matches!(read(wrong), Err(SetupError::NoNumber { .. })), "{wrong}");
        }
        for wrong in ["mirrored=yes", "standard=1", "=", "x"] {
            assert!(matches!(read(wrong), Err(SetupError::UnknownWord { .. })), "{wrong}");
        }
    }
}

/// What one seat may choose between sitting down and the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Who chooses.
    pub seat: Seat,
    /// The words of the set-up to choose from; the first is what holds if
    /// nothing is said.
    pub words: &'static [&'static str],
}

/// Who begins the next game between the same people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextGame {
    /// Everybody moves on by one seat.
    SeatsRotate,
    /// Who has lost; after a draw the seats rotate.
    LoserBegins,
}
