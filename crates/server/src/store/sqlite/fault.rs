//! From the engine's errors to ours. Result codes are `SQLite`'s own, documented
//! and fixed; the lower byte of an extended one is its kind.

use std::{error::Error, io, path::Path};

use game::Quote;

use crate::store::StoreError;

const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READ_ONLY: u32 = 8;
const DISK: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const UNOPENED: u32 = 14;
const NO_DATABASE: u32 = 26;
/// The index of the log could not be made longer: for want of room.
const NO_ROOM_FOR_INDEX: u32 = DISK | 19 << 8;

/// What an error of the engine means for us; its own words go to the log.
#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    let meaning = meaning(&error);
    tracing::warn!(%error, %meaning, "data file error");
    meaning
}

/// What an error means when the file is opened.
pub(super) fn at_opening(path: &Path, error: sqlx::Error) -> StoreError {
    match fault(error) {
        StoreError::Disk => StoreError::Unopened { path: Quote::of(&path.display().to_string()) },
        meaning => meaning,
    }
}

/// What an error about a file means.
pub(super) fn of_file(path: &Path, error: &io::Error) -> StoreError {
    tracing::warn!(%error, path = %path.display(), "data file error");
    let shown = Quote::of(&path.display().to_string());
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        io::ErrorKind::AlreadyExists => StoreError::Exists { path: shown },
        _ => StoreError::Unopened { path: shown },
    }
}

/// An error that has no code of its own.
pub(super) fn other(error: &dyn Error) -> StoreError {
    StoreError::Other { detail: Quote::of(&error.to_string()) }
}

fn meaning(error: &sqlx::Error) -> StoreError {
    let code = match error {
        sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
        sqlx::Error::PoolClosed => return StoreError::Closed,
        sqlx::Error::PoolTimedOut => return StoreError::Busy,
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => return StoreError::Damaged,
        _ => None,
    };
    match code {
        Some(NO_ROOM_FOR_INDEX) => StoreError::Full,
        Some(code) => match code & 0xff {
            FULL => StoreError::Full,
            READ_ONLY => StoreError::ReadOnly,
            BUSY | LOCKED => StoreError::Busy,
            DISK | UNOPENED => StoreError::Disk,
            CORRUPT | NO_DATABASE => StoreError::Damaged,
            _ => other(error),
        },
        None => other(error),
    }
}
