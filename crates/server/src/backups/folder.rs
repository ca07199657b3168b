//! The folder of copies. Each bears in its name when it was made, so that names in
//! order are copies in order. Other files in the folder are left alone.

use std::{
    fs,
    path::{Path, PathBuf},
};

use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use table::Moment;

use crate::store::UNFINISHED;

/// What a copy is called, in universal time.
const NAME: &str = "ludotheque-%Y-%m-%dT%H-%M-%SZ.sqlite";

/// The folder, there or not.
#[derive(Clone, Copy)]
pub(super) struct BackupFolder<'a>(&'a Path);

impl<'a> BackupFolder<'a> {
    pub(super) fn at(path: &'a Path) -> Self {
        Self(path)
    }

    pub(super) fn path(self) -> &'a Path {
        self.0
    }

    /// When the newest copy was made.
    pub(super) fn newest(self) -> Option<Moment> {
        self.copies().last().and_then(|name| moment_in(name))
    }

    /// The file of a copy that is made at this moment.
    pub(super) fn file_of(self, moment: Moment) -> PathBuf {
        let time = i64::try_from(moment.as_millis()).unwrap_or(i64::MAX);
        let time = Timestamp::from_millisecond(time).unwrap_or(Timestamp::MAX);
        self.0.join(time.strftime(NAME).to_string())
    }

    /// Takes away what an end of the server left unfinished.
    pub(super) fn clear(self) {
        for name in self.names() {
            if name.strip_suffix(UNFINISHED).is_some_and(|name| moment_in(name).is_some()) {
                self.remove(&name);
            }
        }
    }

    /// Takes the oldest copies away, so that so many are left; never this one.
    pub(super) fn keep_only(self, most: usize, spared: &Path) {
        let copies = self.copies();
        for name in copies.iter().take(copies.len().saturating_sub(most)) {
            if self.0.join(name) != spared {
                self.remove(name);
            }
        }
    }

    /// The names of the copies, the oldest first.
    fn copies(self) -> Vec<String> {
        let mut copies = self.names();
        copies.retain(|name| moment_in(name).is_some());
        copies.sort();
        copies
    }

    fn names(self) -> Vec<String> {
        let entries = fs::read_dir(self.0).into_iter().flatten();
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect()
    }

    fn remove(self, name: &str) {
        if let Err(error) = fs::remove_file(self.0.join(name)) {
            tracing::warn!(%error, name, "old backup not removed");
        }
    }
}

/// When the copy of this name was made, if it is a copy's name.
fn moment_in(name: &str) -> Option<Moment> {
    let time = DateTime::strptime(NAME, name).ok()?;
    let time = TimeZone::UTC.to_timestamp(time).ok()?;
    Some(Moment::from_millis(u64::try_from(time.as_millisecond()).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_moment_and_others_are_nobody_s_copy() {
        let moment = Moment::from_millis(1_795_000_000_000);
        let file = BackupFolder::at(Path::new("backups")).file_of(moment);
        assert_eq!(file, Path::new("backups/ludotheque-2026-11-18T11-06-40Z.sqlite"));
        let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
        assert_eq!(moment_in(name), Some(moment));
        let unfinished = [name, UNFINISHED].concat();
        for other in ["", "ludotheque.sqlite", "ludotheque-old.sqlite", &unfinished] {
            assert_eq!(moment_in(other), None, "{other}");
        }
    }
}
