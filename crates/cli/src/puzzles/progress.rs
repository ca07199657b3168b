//! Which puzzles have been solved, in a text file of the user's data folder: a line
//! each, only ever added to. A line that can't be read counts as none.

use std::{
    collections::HashSet,
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use ::puzzles::Id;
use game::Day;

use crate::{data_file::data_folder, failure::Failure};

/// What the file begins with.
const HEAD: &str = "ludotheque puzzles 1";
/// No file of ours comes near this size.
const LARGEST: u64 = 1 << 22;

/// What came of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PuzzleOutcome {
    /// Solved, without the solution having been shown.
    Solved,
    /// The solution was shown.
    Shown,
}

impl PuzzleOutcome {
    const fn word(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Shown => "shown",
        }
    }
}

/// What has been solved so far.
pub(super) struct Progress {
    /// Where it is kept, if the system has such a place.
    file: Option<PathBuf>,
    day: Option<Day>,
    solved: HashSet<(String, Id)>,
}

impl Progress {
    /// What the user's file says.
    ///
    /// # Errors
    /// There is a file that can't be read, or is none of ours.
    pub(super) fn read(day: Option<Day>) -> Result<Self, Failure> {
        let file = data_folder().map(|folder| folder.join("puzzles.txt"));
        Self::of(file, day)
    }

    fn of(file: Option<PathBuf>, day: Option<Day>) -> Result<Self, Failure> {
        let text = file.as_deref().map_or(Ok(String::new()), text)?;
        let solved = text.lines().filter_map(solved).collect();
        Ok(Self { file, day, solved })
    }

    /// Whether a puzzle has been solved.
    pub(super) fn is_solved(&self, game: &str, id: Id) -> bool {
        self.solved.contains(&(game.to_owned(), id))
    }

    /// Notes what came of a puzzle.
    ///
    /// # Errors
    /// The file can't be written.
    pub(super) fn note(
        &mut self,
        game: &str,
        id: Id,
        outcome: PuzzleOutcome,
    ) -> Result<(), Failure> {
        if outcome == PuzzleOutcome::Solved {
            self.solved.insert((game.to_owned(), id));
        }
        let Some(file) = &self.file else { return Ok(()) };
        let day = self.day.as_ref().map_or("-", Day::as_str);
        let line = format!("{game} {id} {} {day}\n", outcome.word());
        add(file, &line).map_err(|error| Failure::NotWritten(file.clone(), error))
    }
}

fn text(file: &Path) -> Result<String, Failure> {
    let failed = |error| Failure::File(file.to_owned(), error);
    let mut bytes = Vec::new();
    match File::open(file) {
        Ok(open) => open.take(LARGEST + 1).read_to_end(&mut bytes).map_err(failed)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(String::new()),
        Err(error) => return Err(failed(error)),
    };
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::TooLarge(file.to_owned()));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::NoText(file.to_owned()))?;
    if text.is_empty() || text.starts_with(HEAD) {
        Ok(text)
    } else {
        Err(failed(io::ErrorKind::InvalidData.into()))
    }
}

/// What a line says has been solved.
fn solved(line: &str) -> Option<(String, Id)> {
    let mut words = line.split(' ');
    let (game, id) = (words.next()?, words.next()?.parse().ok()?);
    (words.next()? == PuzzleOutcome::Solved.word()).then(|| (game.to_owned(), id))
}

/// Adds a line, below what another program may have added meanwhile.
fn add(file: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut open = File::options().append(true).create(true).open(file)?;
    let begins = open.metadata()?.len() == 0;
    let head = if begins { format!("{HEAD}\n") } else { String::new() };
    open.write_all(format!("{head}{line}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_solved_is_known_the_next_time() {
        let folder =
            std::env::temp_dir().join(format!("ludotheque-puzzles-{}", std::process::id()));
        let file = folder.join("deeper").join("puzzles.txt");
        let read = || Progress::of(Some(file.clone()), Day::new("2026-11-18"));
        let [one, other]: [Id; 2] = ["hjwyv7", "2r7sx8"].map(|id| id.parse().expect("an id"));
        let mut progress = read().expect("nothing yet");
        progress.note("kuba", one, PuzzleOutcome::Solved).expect("noted");
        progress.note("kuba", other, PuzzleOutcome::Shown).expect("noted");
        assert!(progress.is_solved("kuba", one) && !progress.is_solved("klotze", one));
        let again = read().expect("a file of ours");
        assert!(again.is_solved("kuba", one) && !again.is_solved("kuba", other));
        let kept = fs::read_to_string(&file).expect("a text");
        assert_eq!(
            kept,
            "ludotheque puzzles 1\nkuba hjwyv7 solved 2026-11-18\nkuba 2r7sx8 shown 2026-11-18\n"
        );
        fs::write(&file, "ludotheque puzzles 1\nnonsense\n\nkuba 2r7sx8 solved x\n")
            .expect("written");
        assert!(read().expect("read as far as it can be").is_solved("kuba", other));
        fs::write(&file, "dear diary").expect("written");
        assert!(matches!(read(), Err(Failure::File(..))), "not ours, and left alone");
        fs::remove_dir_all(folder).expect("it was there");
    }
}
