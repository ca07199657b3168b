//! What can be said to the engine, and what it says to a line that is none of
//! it.

use std::time::Duration;

use bots::Limit;
use game::{Coded, Fact, Notice, Quote};
use shelf::Game;

/// One line of the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Changes what is on the board.
    Set(Setting),
    /// `go nodes=5000`
    Go(Option<Limit>),
    /// `stop`
    Stop,
    /// `quit`
    Quit,
}

/// What can be put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    /// `newgame kuba players=2 mirrored`
    Game { name: String, setup: String },
    /// `position start actions a6e b1n`, or the text of a position as the start.
    Position { start: Option<String>, tokens: String },
}

/// Reads a line; an empty one says nothing.
///
/// # Errors
/// The line is no command.
pub(super) fn read(line: &str) -> Result<Option<Command>, Complaint> {
    let mut words = line.split_whitespace();
    let Some(command) = words.next() else { return Ok(None) };
    let rest: Vec<&str> = words.collect();
    Ok(Some(match (command, rest.as_slice()) {
        ("newgame", [game, setup @ ..]) => {
            Command::Set(Setting::Game { name: (*game).to_owned(), setup: setup.join(" ") })
        }
        ("position", [_, ..]) => Command::Set(read_position(&rest)),
        ("go", limits) => Command::Go(read_limit(limits)?),
        ("stop", []) => Command::Stop,
        ("quit", []) => Command::Quit,
        _ => return Err(Complaint::UnknownCommand { found: Quote::of(line.trim()) }),
    }))
}

fn read_position(words: &[&str]) -> Setting {
    let end = words.iter().position(|word| *word == "actions").unwrap_or(words.len());
    let (start, tokens) = words.split_at(end);
    let start = Some(start.join(" ")).filter(|start| start != "start");
    Setting::Position { start, tokens: tokens.get(1..).unwrap_or_default().join(" ") }
}

/// At most one limit; without any the search goes on until `stop`.
fn read_limit(words: &[&str]) -> Result<Option<Limit>, Complaint> {
    let [word] = words else {
        return match words {
            [] => Ok(None),
            words => Err(Complaint::UnknownLimit { found: Quote::of(&words.join(" ")) }),
        };
    };
    let limit = word.split_once('=').and_then(|(name, number)| {
        let number: u64 = number.parse().ok().filter(|number| *number > 0)?;
        match name {
            "time" => Some(Limit::Time(Duration::from_millis(number))),
            "nodes" => Some(Limit::Nodes(number)),
            "depth" => number.try_into().ok().map(Limit::Depth),
            _ => None,
        }
    });
    match limit {
        Some(limit) => Ok(Some(limit)),
        None => Err(Complaint::UnknownLimit { found: Quote::of(word) }),
    }
}

game::notices! {
    /// What the engine complains about.
    pub enum Complaint {
        /// No such command.
        "engine-unknown-command" UnknownCommand { found: Quote },
        /// No such game.
        "engine-unknown-game" UnknownGame { found: Quote, games: Fact },
        /// A position or a search without a game.
        "engine-no-game" NoGame,
        /// A search without a position, since the last one could not be read.
        "engine-no-position" NoPosition,
        /// A limit that is none.
        "engine-unknown-limit" UnknownLimit { found: Quote },
        /// Chance acts, or the game is over.
        "engine-no-seat" NoSeat,
        /// A line far too long.
        "engine-too-long" TooLong,
    }
}

impl Complaint {
    pub(super) fn unknown_game(name: &str) -> Self {
        let games = Game::ALL.map(Game::name).join(", ");
        Self::UnknownGame { found: Quote::of(name), games: Fact::Text(games) }
    }

    pub(super) fn notice(&self) -> Notice {
        Coded::notice(self)
    }
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;

    #[test]
    fn every_complaint_has_its_sentence() {
        for words in Language::ALL.map(Words::new) {
            for (code, _) in Complaint::CODES {
                assert!(words.has(code), "{:?} lacks {code}", words.language());
            }
        }
    }

    fn understood(line: &str) -> Command {
        read(line).expect("a command").expect("not empty")
    }

    #[test]
    fn commands_are_read() {
        assert_eq!(read("  \r\n"), Ok(None));
        let setup = "players=3 first=blue".to_owned();
        let newgame = Command::Set(Setting::Game { name: "klotze".to_owned(), setup });
        assert_eq!(understood("newgame klotze  players=3 first=blue"), newgame);
        let position = |start: Option<&str>, tokens: &str| {
            let (start, tokens) = (start.map(str::to_owned), tokens.to_owned());
            Command::Set(Setting::Position { start, tokens })
        };
        assert_eq!(understood("position start"), position(None, ""));
        assert_eq!(understood("position start actions"), position(None, ""));
        assert_eq!(understood("position start actions a6e b1n"), position(None, "a6e b1n"));
        assert_eq!(
            understood("position 7/7 white - actions x"),
            position(Some("7/7 white -"), "x")
        );
        assert_eq!(understood("go"), Command::Go(None));
        assert_eq!(
            understood("go time=50"),
            Command::Go(Some(Limit::Time(Duration::from_millis(50))))
        );
        assert_eq!(understood("go nodes=7\r"), Command::Go(Some(Limit::Nodes(7))));
        assert_eq!(understood("go depth=3"), Command::Go(Some(Limit::Depth(3))));
        assert_eq!((understood("stop"), understood("quit")), (Command::Stop, Command::Quit));
    }

    #[test]
    fn anything_else_is_a_complaint() {
        for line in
            ["go time=0", "go time=x", "go fast", "go nodes=1 depth=2", "go depth=5000000000"]
        {
            assert!(matches!(read(line), Err(Complaint::UnknownLimit { .. })), "{line}");
        }
        for line in ["newgame", "position", "hello", "stop now", "quit 1", "\u{0}"] {
            assert!(matches!(read(line), Err(Complaint::UnknownCommand { .. })), "{line}");
        }
    }
}
