//! Who can be named as a player: our own bots, and outside programs that speak
//! the line protocol (`exec:<command>`, see docs/engine.md).

mod failing;
mod player;
mod program;

use std::{error::Error, fmt, str::FromStr};

use bots::{Bot, BotGame, BotKind, Limit};

pub(crate) use failing::Failing;
pub(crate) use player::{Decision, Player};

/// A player by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// One of our own.
    Bot(Bot),
    /// An outside program.
    Program(CommandLine),
}

/// How a program is started: its name and arguments. No shell reads it, so that
/// it means the same on every system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommandLine {
    text: String,
    program: String,
    arguments: Vec<String>,
}

/// A name that is nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nobody;

impl Opponent {
    const PROGRAM: &str = "exec:";

    /// How long it may think: its own limit if its name gives one, or else that
    /// of the table.
    pub(crate) fn limit(&self, table: Limit) -> Limit {
        match self {
            Self::Bot(bot) => bot.limit.unwrap_or(table),
            Self::Program(_) => table,
        }
    }

    /// What kind of bot it is, if it is one of our own.
    pub(crate) fn kind(&self) -> Option<BotKind> {
        match self {
            Self::Bot(bot) => Some(bot.kind),
            Self::Program(_) => None,
        }
    }

    /// Whether the game has this player: not every game has every level.
    pub(crate) fn plays<P: BotGame>(&self) -> bool {
        match self {
            Self::Bot(bot) => has_level::<P>(bot.kind),
            Self::Program(_) => true,
        }
    }
}

/// Whether the game has this level, if it is one.
pub(crate) fn has_level<P: BotGame>(kind: BotKind) -> bool {
    match kind {
        BotKind::Level(level) => level <= P::LEVELS,
        _ => true,
    }
}

/// Reads the name of one of our own bots.
pub(crate) fn read_bot(name: &str) -> Result<Bot, Nobody> {
    let bot: Bot = name.parse().map_err(|_| Nobody)?;
    match (bot.kind, bot.limit) {
        // A tree of playouts has no depth that it has gone through.
        (BotKind::Uct, Some(Limit::Depth(_))) => Err(Nobody),
        _ => Ok(bot),
    }
}

impl FromStr for Opponent {
    type Err = Nobody;

    fn from_str(name: &str) -> Result<Self, Nobody> {
        match name.split_at_checked(Self::PROGRAM.len()) {
            Some((word, command)) if word.eq_ignore_ascii_case(Self::PROGRAM) => {
                command.parse().map(Self::Program)
            }
            _ => read_bot(name).map(Self::Bot),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(command) => write!(f, "{}{}", Self::PROGRAM, command.text),
        }
    }
}

impl FromStr for CommandLine {
    type Err = Nobody;

    fn from_str(text: &str) -> Result<Self, Nobody> {
        let mut words = split(text).ok_or(Nobody)?.into_iter();
        let program = words.next().ok_or(Nobody)?;
        Ok(Self { text: text.trim().to_owned(), program, arguments: words.collect() })
    }
}

/// The words of a command: blanks separate them, except between quotation
/// marks, single or double. `None` when a mark is never closed.
fn split(text: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        match (quoted, letter) {
            (Some(mark), letter) if letter == mark => quoted = None,
            (None, '\'' | '"') => {
                quoted = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            (_, letter) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quoted.is_none().then_some(words)
}

impl fmt::Display for Nobody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such player")
    }
}

impl Error for Nobody {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_printed() {
        for name in ["level:5", "best", "uct:100ms", "plain:4", "level:8:5000n", "random"] {
            let opponent: Opponent = name.parse().expect("a bot");
            assert_eq!(opponent.to_string(), name);
        }
        let program: Opponent = "exec: my-bot  --fast 'two words'".parse().expect("a program");
        assert_eq!(program.to_string(), "exec:my-bot  --fast 'two words'");
        for wrong in
            ["", "level", "level:", "level:0", "uct:4", "exec:", "exec:  ", "exec:'a", "you"]
        {
            assert_eq!(wrong.parse::<Opponent>(), Err(Nobody), "{wrong}");
        }
    }

    #[test]
    fn commands_are_split_at_blanks_outside_quotation_marks() {
        let words = |text| split(text).expect("words");
        assert_eq!(words("  a  b "), ["a", "b"]);
        assert_eq!(words(r#"sh -c 'read "x"; echo'"#), ["sh", "-c", r#"read "x"; echo"#]);
        assert_eq!(words(r#"a"b c"d """#), ["ab cd", ""]);
        assert_eq!(split("a 'b"), None);
    }
}
