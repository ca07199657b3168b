//! Records: a game as text that replays by itself. A few header lines, an empty
//! line, then the tokens. Reading one replays it, so whoever holds a [`Record`]
//! holds a game that was really played by the rules. Of a record with variations it is
//! the main line; all of them are in a [`TreeRecord`].
//!
//! ```text
//! format: 1
//! game: kuba
//! edition: 1
//! set-up: standard
//! seat1: Ada
//! date: 2026-11-15
//! result: 1 > 2 by ALL-4
//!
//! a6e {bold} b1n resign:2
//! ```

use std::{error::Error, fmt, str::FromStr};

use crate::{
    Coded, Comment, Day, GameSoFar, Line, Notice, Position, RuleId, Seat, Seats, SetupError,
    SheetError, Start, TokenError, TreeError, TreeRecord, sheet::Format, tree_record,
};

/// A game with what its sheet says around it.
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    /// The game itself.
    pub game: GameSoFar<P>,
    /// Who sat where, as far as it is known.
    pub people: [Option<Line>; Seat::MOST],
    /// The day, as year-month-day.
    pub date: Option<Day>,
    /// How chance was drawn.
    pub chance: Option<Line>,
    /// Comments, each with the number of entries before it.
    pub comments: Vec<(usize, Comment)>,
}

impl<P: Position> Record<P> {
    /// The bare record of a game.
    pub fn of(game: GameSoFar<P>) -> Self {
        Self { game, people: Default::default(), date: None, chance: None, comments: Vec::new() }
    }
}

impl<P: Position> fmt::Display for Record<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, people, date, chance, .. } = self;
        let header = Header { start: game.start(), people, date, chance };
        header.write(f, Format::Line, &result_text(game))?;
        writeln!(f, "{}", self.words().join(" "))
    }
}

/// What stands above the tokens, beside format and result.
pub(crate) struct Header<'a, P: Position> {
    pub(crate) start: &'a Start<P>,
    pub(crate) people: &'a [Option<Line>; Seat::MOST],
    pub(crate) date: &'a Option<Day>,
    pub(crate) chance: &'a Option<Line>,
}

impl<P: Position> Header<'_, P> {
    pub(crate) fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        format: Format,
        result: &str,
    ) -> fmt::Result {
        writeln!(f, "format: {}", format.number())?;
        writeln!(f, "game: {}", P::GAME)?;
        writeln!(f, "edition: {}", P::EDITION)?;
        match self.start {
            Start::Setup(setup) => writeln!(f, "set-up: {setup}")?,
            Start::Position(position) => writeln!(f, "position: {position}")?,
        }
        for (seat, person) in Seat::ALL.into_iter().zip(self.people) {
            if let Some(person) = person {
                writeln!(f, "seat{seat}: {}", person.as_str())?;
            }
        }
        if let Some(date) = self.date {
            writeln!(f, "date: {}", date.as_str())?;
        }
        if let Some(chance) = self.chance {
            writeln!(f, "chance: {}", chance.as_str())?;
        }
        writeln!(f, "result: {result}\n")
    }
}

impl<P: Position> Record<P> {
    /// Tokens and comments in the order in which they happened.
    fn words(&self) -> Vec<String> {
        let mut comments = self.comments.iter().peekable();
        let mut words = Vec::new();
        for (before, entry) in self.game.entries().iter().enumerate() {
            while let Some((_, comment)) = comments.next_if(|(place, _)| *place <= before) {
                words.push(format!("{{{}}}", comment.as_str()));
            }
            words.push(entry.to_string());
        }
        words.extend(comments.map(|(_, comment)| format!("{{{}}}", comment.as_str())));
        words
    }
}

/// How a game ended, as its record says it: `1 > 3 = 4 > 2 by KL-14`, or
/// `unfinished`.
pub fn result_text<P: Position>(game: &GameSoFar<P>) -> String {
    match game.outcome() {
        Some(outcome) => ranked_text(&game.ranking(), outcome.rule),
        None => "unfinished".to_owned(),
    }
}

fn ranked_text(ranking: &[Seats], rule: RuleId) -> String {
    let group = |seats: &Seats| {
        seats.into_iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" = ")
    };
    let groups: Vec<String> = ranking.iter().map(group).collect();
    format!("{} by {rule}", groups.join(" > "))
}

/// Why a text is not a record of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The header or the shape.
    Sheet(SheetError),
    /// The set-up in the header.
    Setup(SetupError),
    /// The position in the header.
    Position(Notice),
    /// A token can’t be read, or is not allowed there.
    Token(TokenError),
    /// The number of variations, or how they are nested.
    Tree(TreeError),
}

impl RecordError {
    /// The code and the facts of the sentence; of a token, without its place.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Sheet(error) => error.notice(),
            Self::Setup(error) => error.notice(),
            Self::Position(notice) => notice.clone(),
            Self::Token(error) => error.notice.clone(),
            Self::Tree(error) => error.notice(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(error) => error.fmt(f),
            error => error.notice().fmt(f),
        }
    }
}

impl Error for RecordError {}

impl From<SheetError> for RecordError {
    fn from(error: SheetError) -> Self {
        Self::Sheet(error)
    }
}

impl From<TreeError> for RecordError {
    fn from(error: TreeError) -> Self {
        Self::Tree(error)
    }
}

impl<P: Position> FromStr for Record<P> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let (TreeRecord { tree, people, date, chance }, game) = tree_record::read(text)?;
        let comments = tree.main_comments();
        Ok(Self { game, people, date, chance, comments })
    }
}
