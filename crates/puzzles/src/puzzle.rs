//! A puzzle and its text, one line:
//! `id | position | task | solution | difficulty | themes | figures`, figures only
//! where there is chance: `m17 412-415, e 300-308`.

use std::{
    fmt,
    str::{FromStr, SplitWhitespace},
};

use game::{Key, Position, Unreadable};

use crate::Theme;

/// What makes a puzzle the same when the collection is made again: it follows
/// from its position alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(u32);

impl Id {
    /// The id of the puzzle with this position.
    pub fn of(position: &impl Position) -> Self {
        Self((Key::of(&position.to_string()).0 >> 34) as u32)
    }
}

/// What is asked of the seat that acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// To win by force within so many of its own turns, this one included. Exactly
    /// one first action does; later, every action that still wins in time is right.
    Win {
        /// How many turns.
        turns: u8,
    },
    /// Not to lose by force within so many turns of an opponent. After exactly one
    /// action no other seat has such a win; after all others one has.
    Hold {
        /// How many turns.
        turns: u8,
    },
    /// To have the best chance to win: the solution wins at least so often, every
    /// other action at most so often.
    Odds,
}

/// Between which chances to win the truth lies after an action, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure<A> {
    /// The action whose chance it is.
    pub action: A,
    /// It wins at least so often.
    pub least: u16,
    /// It wins at most so often.
    pub most: u16,
}

/// A position with a task.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<P: Position> {
    /// Where a seat acts.
    pub position: P,
    /// What is asked of it.
    pub task: Task,
    /// The solution: a whole winning line, or the one action.
    pub solution: Vec<P::Action>,
    /// The lowest level of our bots that finds the first action more often than
    /// not, as all above it do.
    pub difficulty: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// What each action is worth, where there is chance; the best first.
    pub figures: Vec<Figure<P::Action>>,
}

impl<P: Position> Puzzle<P> {
    /// Its id, which follows from the position alone.
    pub fn id(&self) -> Id {
        Id::of(&self.position)
    }
}

/// Letters and digits that are not mistaken for each other.
const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const LETTERS: u32 = 6;

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LETTERS).rev() {
            let digit = (self.0 >> (place * 5) & 31) as usize;
            write!(f, "{}", DIGITS[digit] as char)?;
        }
        Ok(())
    }
}

impl FromStr for Id {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text.len() != LETTERS as usize {
            return Err(Unreadable);
        }
        let digit = |byte| DIGITS.iter().position(|digit| *digit == byte).ok_or(Unreadable);
        text.bytes().try_fold(0, |id, byte| Ok(id << 5 | digit(byte)? as u32)).map(Self)
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { turns } => write!(f, "win {turns}"),
            Self::Hold { turns } => write!(f, "hold {turns}"),
            Self::Odds => f.write_str("odds"),
        }
    }
}

impl FromStr for Task {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut words = text.split_whitespace();
        let turns = |words: &mut SplitWhitespace<'_>| words.next()?.parse().ok();
        let task = match words.next() {
            Some("win") => turns(&mut words).map(|turns| Self::Win { turns }),
            Some("hold") => turns(&mut words).map(|turns| Self::Hold { turns }),
            Some("odds") => Some(Self::Odds),
            _ => None,
        };
        task.filter(|_| words.next().is_none()).ok_or(Unreadable)
    }
}

impl<P: Position> fmt::Display for Puzzle<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solution: Vec<_> = self.solution.iter().map(ToString::to_string).collect();
        let themes: Vec<_> = self.themes.iter().map(|theme| theme.name()).collect();
        let (solution, themes) = (solution.join(" "), themes.join(" "));
        let Self { position, task, difficulty, .. } = self;
        write!(f, "{} | {position} | {task} | {solution} | {difficulty} | {themes}", self.id())?;
        let figures = self.figures.iter();
        let figures: Vec<_> = figures
            .map(|Figure { action, least, most }| format!("{action} {least}-{most}"))
            .collect();
        if figures.is_empty() { Ok(()) } else { write!(f, " | {}", figures.join(", ")) }
    }
}

impl<P: Position> FromStr for Puzzle<P> {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut parts = line.split('|').map(str::trim);
        let mut part = || parts.next().ok_or(Unreadable);
        let id: Id = part()?.parse()?;
        let position: P = part()?.parse().map_err(|_| Unreadable)?;
        let task = part()?.parse()?;
        let solution = part()?.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        let difficulty = part()?.parse().map_err(|_| Unreadable)?;
        let themes = part()?.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        let figures = parts.next().map_or(Ok(Vec::new()), |figures| {
            figures.split(',').map(figure::<P>).collect::<Result<_, _>>()
        })?;
        let puzzle = Self { position, task, solution, difficulty, themes, figures };
        (puzzle.id() == id && parts.next().is_none()).then_some(puzzle).ok_or(Unreadable)
    }
}

fn figure<P: Position>(text: &str) -> Result<Figure<P::Action>, Unreadable> {
    let (action, chances) = text.trim().split_once(' ').ok_or(Unreadable)?;
    let (least, most) = chances.split_once('-').ok_or(Unreadable)?;
    let chance = |text: &str| text.parse().map_err(|_| Unreadable);
    Ok(Figure { action: action.parse()?, least: chance(least)?, most: chance(most)? })
}
