//! What can be wrong with the text of a rulebook: told to whoever edits it, with the
//! number of the line.

use std::{error::Error, fmt};

/// Which of the two files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulebookFile {
    /// The text of a language.
    Text,
    /// The file of examples.
    Examples,
}

/// A line that can't be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// In which file.
    pub file: RulebookFile,
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The text does not begin with `# ` and the name of the game.
    NoTitle,
    /// A second title.
    TitleAgain,
    /// A heading without its name in braces.
    NoName,
    /// This is no rule of the game.
    UnknownRule(String),
    /// The rule has its paragraph already.
    RuleAgain(String),
    /// This is no origin.
    UnknownOrigin(String),
    /// A rule that does not say where it comes from.
    NoOrigin,
    /// Text before the first chapter, or a rule outside one.
    NoSection,
    /// A task or a reason that belongs to no rule.
    NoRule,
    /// A mark of emphasis that is not closed.
    OpenEmphasis,
    /// A line of an example before the first rule's id.
    NoExample,
    /// A line that is neither an id nor `key: value`.
    NoKey,
    /// This key is none of those that examples have.
    UnknownKey(String),
    /// A step of a lesson without a position of its own, or the other way round.
    UnknownStep(String),
    /// No `=` between moves and what they lead to.
    NoEffect,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = match self.file {
            RulebookFile::Text => "text",
            RulebookFile::Examples => "examples",
        };
        write!(f, "{file}, line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTitle => f.write_str("begin with `# ` and the name of the game"),
            Self::TitleAgain => f.write_str("only the first line begins with `# `"),
            Self::NoName => f.write_str("end this heading with its name: `{#name}`"),
            Self::UnknownRule(id) => write!(f, "`{id}` is no rule of this game"),
            Self::RuleAgain(id) => write!(f, "`{id}` has a paragraph already"),
            Self::UnknownOrigin(word) => {
                write!(f, "`.{word}`: write .sheet, .reading, .house, .published or .rebuilt")
            }
            Self::NoOrigin => f.write_str("say where the rule comes from: `{#KU-4 .sheet}`"),
            Self::NoSection => f.write_str("begin a chapter with `## ` before this"),
            Self::NoRule => f.write_str("`try:` and `why:` belong below a rule"),
            Self::OpenEmphasis => f.write_str("a `*` is not closed in this paragraph"),
            Self::NoExample => f.write_str("write the id of a rule before this"),
            Self::NoKey => f.write_str("write `key: value`"),
            Self::UnknownKey(key) => {
                write!(f, "`{key}`: write setup, position, moves, yes, no RULE, gives or ends")
            }
            Self::UnknownStep(name) => write!(f, "`{name}` is in one of the two files only"),
            Self::NoEffect => f.write_str("write `moves = what they lead to`"),
        }
    }
}

impl Error for ReadError {}
