//! What the browser keeps of a game: a version, who sits where, how the board
//! lies, and the record. Whatever is found there may be old or broken, and is
//! read as carefully as anything from outside.
//!
//! ```text
//! kept: 1
//! sitting: person level:2
//! facing: seat:1
//!
//! format: 1
//! game: kuba
//! …
//! ```

use shelf::{Game, Opening};

use super::{Facing, Seating, Table, open};

/// The version that is written, and the only one so far.
const VERSION: &str = "1";

/// A game as it is kept.
pub struct Kept {
    /// The game itself.
    pub table: Box<dyn Table>,
    /// Who sits where.
    pub seating: Seating,
    /// From which side the board is seen.
    pub facing: Facing,
}

/// A text that is no kept game that we know how to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotKept;

impl Kept {
    /// The text to keep.
    pub fn text(&self) -> String {
        let (seating, facing) = (self.seating.text(), self.facing.text());
        let record = self.table.record(Default::default(), None);
        format!("kept: {VERSION}\nsitting: {seating}\nfacing: {facing}\n\n{record}")
    }

    /// Reads a kept game.
    ///
    /// # Errors
    /// It is of another version or game, or not such a text at all.
    pub fn read(game: Game, text: &str) -> Result<Self, NotKept> {
        let (head, record) = text.split_once("\n\n").ok_or(NotKept)?;
        let line = |key: &str| {
            head.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": ")).ok_or(NotKept)
        };
        if line("kept")? != VERSION {
            return Err(NotKept);
        }
        let seating = Seating::read(line("sitting")?).ok_or(NotKept)?;
        let facing = Facing::read(line("facing")?).ok_or(NotKept)?;
        let opening = Opening { record: Some(record), ..Opening::default() };
        let table = open(game, &opening).map_err(|_| NotKept)?;
        if table.played().players() != seating.seats() {
            return Err(NotKept);
        }
        Ok(Self { table, seating, facing })
    }
}
