//! From `PostgreSQL`'s errors to ours, by their codes (SQLSTATE), which are documented
//! and fixed.

use game::Quote;

use crate::store::StoreError;

/// What an error means for us; the engine's own words go to the log.
#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    let meaning = meaning(&error);
    tracing::warn!(%error, %meaning, "database error");
    meaning
}

fn meaning(error: &sqlx::Error) -> StoreError {
    let other = || StoreError::Other { detail: Quote::of(&error.to_string()) };
    match error {
        sqlx::Error::Database(error) => {
            error.code().and_then(|code| of_code(&code)).unwrap_or_else(other)
        }
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => {
            StoreError::Unreachable
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged,
        _ => other(),
    }
}

fn of_code(code: &str) -> Option<StoreError> {
    Some(match code {
        // No such database; a wrong user or password; more than it may do.
        "3D000" => StoreError::NoDatabase,
        "42501" => StoreError::Refused,
        code if code.starts_with("28") => StoreError::Refused,
        // It has none of our tables, or not all of them.
        "42P01" | "42703" => StoreError::Unprepared,
        // Shutting down, starting, or the connection is lost.
        "57P01" | "57P02" | "57P03" => StoreError::Unreachable,
        code if code.starts_with("08") => StoreError::Unreachable,
        // A standby, or set to be read only.
        "25006" => StoreError::ReadOnly,
        "53100" => StoreError::Full,
        // Too many connections, a lock, a deadlock, a serialisation.
        "53300" | "55P03" | "40P01" | "40001" => StoreError::Busy,
        "58030" => StoreError::Disk,
        code if code.starts_with("XX") => StoreError::Damaged,
        _ => return None,
    })
}
