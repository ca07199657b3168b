//! Records from a text of many, as an export writes it. Each is played through
//! before it is kept, so that what is kept can be shown; one that can't be read
//! is named and does not stop the others. They stay apart from the tables of this
//! server: nobody here can vouch for how they were played.

use game::{Coded, Notice, Quote};
use shelf::Game;
use table::Moment;

use super::{Inserted, RecordStore, StoreError};

/// What became of the records of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Kept now.
    pub new: usize,
    /// Kept before.
    pub before: usize,
    /// How many of those that are kept have variations. They are kept with the record;
    /// what is shown of it is the main line.
    pub varied: usize,
    /// Not kept, in their order.
    pub refused: Vec<RefusedRecord>,
}

/// A record that is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedRecord {
    /// The line of the text where it begins, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Notice,
}

game::notices! {
    /// What is wrong with a record before any game looks at it.
    pub enum ImportError {
        /// It does not say which game it is of.
        "import-no-game" NoGame,
        /// It is of a game that is not on the shelf.
        "import-unknown-game" UnknownGame { found: Quote },
    }
}

/// Keeps every record of a text.
///
/// # Errors
/// The data can't be written; records before that are kept.
pub async fn import<S: RecordStore + ?Sized>(
    store: &S,
    text: &str,
    now: Moment,
) -> Result<Imported, StoreError> {
    let mut imported = Imported::default();
    for (line, record) in split(text) {
        match game_of(record) {
            Ok((game, variations)) => {
                imported.varied += usize::from(variations > 0);
                match store.insert_record(game, record, now).await? {
                    Inserted::New => imported.new += 1,
                    Inserted::Before => imported.before += 1,
                }
            }
            Err(why) => imported.refused.push(RefusedRecord { line, why }),
        }
    }
    Ok(imported)
}

/// The records of a text, each with the line where it begins. What is before the
/// first `format:` belongs to the first.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut starts: Vec<(usize, usize)> = Vec::new();
    let mut place = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with("format:") {
            starts.push((number + 1, place));
        }
        place += line.len();
    }
    match starts.first_mut() {
        Some(first) => *first = (1, 0),
        None => starts.push((1, 0)),
    }
    let ends = starts.iter().skip(1).map(|(_, place)| *place).chain([text.len()]);
    let records = starts.iter().zip(ends);
    let records = records.map(|((line, start), end)| (*line, text[*start..end].trim()));
    records.filter(|(_, record)| !record.is_empty()).collect()
}

/// The game of a record that can be played through, and how many variations it has.
fn game_of(record: &str) -> Result<(Game, usize), Notice> {
    let header = record.lines().take_while(|line| !line.trim().is_empty());
    let name = header.filter_map(|line| line.split_once(':')).find(|(key, _)| *key == "game");
    let (_, name) = name.ok_or_else(|| ImportError::NoGame.notice())?;
    let unknown = || ImportError::UnknownGame { found: Quote::of(name.trim()) }.notice();
    let game = Game::named(name.trim()).ok_or_else(unknown)?;
    let (tree, _) = game.open_tree(record).map_err(|error| error.notice())?;
    Ok((game, tree.variations()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_where_records_begin() {
        assert_eq!(split(""), []);
        assert_eq!(split("\n \n"), []);
        assert_eq!(split("nonsense"), [(1, "nonsense")]);
        let text = "format: 1\na: b\n\nx y\n\nformat: 1\n\nz\n";
        assert_eq!(split(text), [(1, "format: 1\na: b\n\nx y"), (6, "format: 1\n\nz")]);
    }
}
