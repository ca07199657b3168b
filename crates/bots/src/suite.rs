//! The tactical suites: positions whose solution is proven by exhaustive search.
//! A line of a suite is `position | solutions | fact`; what begins with `#` is a
//! remark.

use game::Position;

use crate::BotGame;

/// A position with the actions that solve it.
#[derive(Clone, Debug)]
pub struct Puzzle<P: Position> {
    /// Where a seat is to act.
    pub position: P,
    /// Every action that solves it.
    pub solutions: Vec<P::Action>,
    /// What is proven, in short: `win 5`.
    pub fact: &'static str,
}

/// The suite of a game.
///
/// # Panics
/// When a line can't be read: the suites are part of the program, and the tests
/// read them all.
pub fn suite<P: BotGame>() -> Vec<Puzzle<P>> {
    let lines = P::SUITE.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(puzzle).collect()
}

fn puzzle<P: Position>(line: &'static str) -> Puzzle<P> {
    let read = || {
        let mut parts = line.split('|').map(str::trim);
        let position = parts.next()?.parse().ok()?;
        let solutions = parts.next()?.split_whitespace().map(|token| token.parse().ok());
        let solutions = solutions.collect::<Option<Vec<_>>>()?;
        Some(Puzzle { position, solutions, fact: parts.next()? })
    };
    read().unwrap_or_else(|| panic!("a line of the suite can't be read: {line}"))
}
