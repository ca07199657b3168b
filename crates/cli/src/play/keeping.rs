//! Keeps records in files: whole or not at all, and never over a file that is no
//! record.

use std::{
    fs::{self, File},
    io::{self, Read},
    path::Path,
    process,
};

use game::Day;

/// Why a record was not kept.
#[derive(Debug)]
pub(super) enum NotKept {
    /// There is a file already, and it is no record.
    Foreign,
    /// The system says no.
    Failed(io::Error),
}

/// Writes a record beside its place, and then puts it there.
///
/// # Errors
/// Something else is there, or the system says no; nothing has changed then.
pub(super) fn keep(path: &Path, record: &str) -> Result<(), NotKept> {
    if path.exists() && !is_record(path).map_err(NotKept::Failed)? {
        return Err(NotKept::Foreign);
    }
    let unfinished = path.with_extension(format!("{}.part", process::id()));
    let written = fs::write(&unfinished, record).and_then(|()| fs::rename(&unfinished, path));
    if written.is_err() {
        // What is not there can't be taken away.
        let _ = fs::remove_file(&unfinished);
    }
    written.map_err(NotKept::Failed)
}

/// Every record begins with its format.
const BEGINNING: &[u8] = b"format:";

fn is_record(path: &Path) -> io::Result<bool> {
    let mut beginning = Vec::new();
    File::open(path)?.take(BEGINNING.len() as u64).read_to_end(&mut beginning)?;
    Ok(beginning == BEGINNING || beginning.is_empty())
}

/// The day on the calendar at the wall.
pub(crate) fn today() -> Option<Day> {
    Day::new(&jiff::Zoned::now().date().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_records_are_written_over() {
        let folder = std::env::temp_dir().join(format!("ludotheque-keep-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("game");
        keep(&path, "format: 1\n").expect("a new file");
        keep(&path, "format: 1\ngame: kuba\n").expect("a record again");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "format: 1\ngame: kuba\n");
        fs::write(&path, "dear diary").expect("a file");
        assert!(matches!(keep(&path, "format: 1\n"), Err(NotKept::Foreign)));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "dear diary");
        assert!(matches!(keep(&folder, "format: 1\n"), Err(NotKept::Failed(_))));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing half done");
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn today_is_a_day() {
        assert!(today().is_some());
    }
}
