//! How a command can fail, what it says then, and its exit status: 1 for what
//! breaks a rule or can't be read, 2 for a wrong command line, 3 for files and
//! pipes.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::error::ErrorKind;
use game::{Fact, Notice, Quote, TokenError};
use server::store::PostgresAddress;
use shelf::{Game, OpenError};
use words::Words;

use crate::help;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line, or the help that was asked for.
    Arguments(clap::Error),
    /// No such game.
    UnknownGame(String),
    /// No such rule of the game.
    UnknownRule(Game, String),
    /// The set-up, the position or the record.
    Open(OpenError),
    Token(TokenError),
    /// A file that can't be read.
    File(PathBuf, io::Error),
    /// A file or folder that can't be written.
    NotWritten(PathBuf, io::Error),
    /// A file that is there already.
    Exists(PathBuf),
    /// A file that is there already and is no record.
    Foreign(PathBuf),
    /// A file that holds no text.
    NoText(PathBuf),
    /// A file too large to be a record.
    TooLarge(PathBuf),
    /// More or fewer people and bots than seats.
    Seats {
        found: usize,
        seats: usize,
    },
    /// More names than people at the keyboard.
    Names {
        found: usize,
        people: usize,
    },
    /// A game whose chance is not proven.
    Unproven(Notice),
    /// A server that can't be opened, or its data not be used.
    Server(Notice),
    /// A database, of which there is no file to be copied.
    NoFile(PostgresAddress),
    /// What a server that is open answered, in the user's language already.
    Told(String),
    /// No server where one was looked for.
    NoServer {
        address: String,
        why: String,
    },
    /// Something else than a server.
    NoSense {
        address: String,
    },
    /// No address of a server.
    NoAddress(String),
    /// No key to the server.
    NoKey,
    /// No password in the input.
    NoPassword,
    /// No folder for data on this system.
    NoDataFolder,
    /// Input or output.
    Pipe(io::Error),
}

impl Failure {
    /// Says what went wrong; returns the exit status.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        let status = match self {
            Self::Arguments(error) if !error.use_stderr() => {
                // Help and version: a closed pipe is nobody's mistake.
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            Self::Arguments(error)
                if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand =>
            {
                let _ = error.print();
                return ExitCode::from(2);
            }
            Self::Pipe(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Open(_)
            | Self::Token(_)
            | Self::NoText(_)
            | Self::Unproven(_)
            | Self::Told(_)
            | Self::NoPassword => 1,
            Self::Arguments(_)
            | Self::UnknownGame(_)
            | Self::UnknownRule(..)
            | Self::Seats { .. }
            | Self::Names { .. }
            | Self::NoAddress(_)
            | Self::NoKey
            | Self::NoFile(_)
            | Self::NoDataFolder => 2,
            Self::File(..)
            | Self::Foreign(_)
            | Self::NotWritten(..)
            | Self::Exists(_)
            | Self::TooLarge(_)
            | Self::Pipe(_)
            | Self::Server(_)
            | Self::NoServer { .. }
            | Self::NoSense { .. } => 3,
        };
        let style = anstyle::AnsiColor::Red.on_default().bold();
        let error = words.text("cli-error");
        say_beside(&format!("{style}{error}{style:#} {}", self.sentence(words)));
        ExitCode::from(status)
    }

    /// What went wrong, in words.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Arguments(error) => {
                format!("{}\n{}", help::mistake(error, words), help::pointer(words))
            }
            Self::UnknownGame(name) => unknown_game(name, words),
            Self::UnknownRule(game, rule) => unknown_rule(*game, rule, words),
            Self::Open(error) => open_error(error, words),
            Self::Token(error) => words.token_error(error),
            Self::File(path, error) => file_error(path, error, words),
            Self::NotWritten(path, error) => {
                let why = Quote::of(&error.to_string()).into();
                words.tell("cli-error-not-written", &[shown(path), ("why", why)])
            }
            Self::Exists(path) => words.tell("cli-error-exists", &[shown(path)]),
            Self::Foreign(path) => words.tell("play-save-foreign", &[shown(path)]),
            Self::NoText(path) => words.tell("cli-error-file-no-text", &[shown(path)]),
            Self::TooLarge(path) => words.tell("cli-error-too-large", &[shown(path)]),
            Self::Seats { found, seats } => {
                let facts = [("found", (*found).into()), ("seats", (*seats).into())];
                words.tell("play-error-seats", &facts)
            }
            Self::Names { found, people } => {
                let facts = [("found", (*found).into()), ("people", (*people).into())];
                words.tell("play-error-names", &facts)
            }
            Self::NoFile(address) => words
                .tell("cli-error-database-backup", &[("address", Fact::Text(address.to_string()))]),
            Self::Unproven(notice) | Self::Server(notice) => words.say(notice),
            Self::Told(sentence) => sentence.clone(),
            Self::NoServer { address, why } => {
                let facts = [quoted("address", address), quoted("why", why)];
                words.tell("cli-error-no-server", &facts)
            }
            Self::NoSense { address } => {
                words.tell("cli-error-no-sense", &[quoted("address", address)])
            }
            Self::NoAddress(found) => words.tell("cli-error-address", &[quoted("found", found)]),
            Self::NoKey => words.text("cli-error-no-key"),
            Self::NoPassword => words.text("cli-error-no-password"),
            Self::NoDataFolder => words.text("cli-error-no-data-folder"),
            Self::Pipe(error) => {
                words.tell("cli-error-pipe", &[("why", Quote::of(&error.to_string()).into())])
            }
        }
    }
}

/// Says something on stderr. Where that can't be written there is nobody left
/// to tell.
pub(crate) fn say_beside(line: &str) {
    let _ = writeln!(anstream::stderr(), "{line}");
}

fn unknown_game(name: &str, words: &Words) -> String {
    let games: Vec<_> = Game::ALL.into_iter().map(Game::name).collect();
    let facts = [("found", Quote::of(name).into()), ("games", Fact::Text(games.join(", ")))];
    words.tell("cli-error-game", &facts)
}

fn unknown_rule(game: Game, rule: &str, words: &Words) -> String {
    let rules = rulebook::rules(game);
    let rules: Vec<_> = rules.iter().map(|rule| rule.as_str()).collect();
    let facts = [("found", Quote::of(rule).into()), ("rules", Fact::Text(rules.join(", ")))];
    words.tell("rules-error", &facts)
}

/// What is wrong with a set-up, a position or a record, in one sentence.
pub(crate) fn open_error(error: &OpenError, words: &Words) -> String {
    match error {
        OpenError::Record(game::RecordError::Token(error)) => words.token_error(error),
        error => words.say(&error.notice()),
    }
}

/// Why a file can't be read; what is rare is told in the system's own words.
fn file_error(path: &Path, error: &io::Error, words: &Words) -> String {
    let code = match error.kind() {
        io::ErrorKind::NotFound => "cli-error-no-file",
        io::ErrorKind::PermissionDenied => "cli-error-denied",
        io::ErrorKind::IsADirectory => "cli-error-folder",
        _ => "cli-error-file",
    };
    words.tell(code, &[shown(path), ("why", Quote::of(&error.to_string()).into())])
}

fn quoted(name: &'static str, text: &str) -> (&'static str, Fact) {
    (name, Quote::of(text).into())
}

fn shown(path: &Path) -> (&'static str, Fact) {
    ("path", Quote::of(&path.display().to_string()).into())
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Self::Arguments(error)
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        Self::Open(error)
    }
}

impl From<TokenError> for Failure {
    fn from(error: TokenError) -> Self {
        Self::Token(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Pipe(error)
    }
}
