//! The puzzles of a game as they are kept: one line each in `data/<game>.txt`, in
//! the order of their difficulties. What begins with `#` is a remark.

use crate::{Puzzle, PuzzleGame};

/// The puzzles of a game, the easiest first.
///
/// # Panics
/// When a line can't be read: the collections are part of the program, and the
/// tests read them all.
pub fn collection<P: PuzzleGame>() -> Vec<Puzzle<P>> {
    let lines = P::DATA.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(read).collect()
}

fn read<P: PuzzleGame>(line: &str) -> Puzzle<P> {
    line.parse().unwrap_or_else(|_| panic!("a puzzle can't be read: {line}"))
}
