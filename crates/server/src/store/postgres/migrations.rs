//! How a database is prepared, and grows from release to release: by a command of
//! whoever runs it, never by a server that happens to be newer. A migration that has
//! been in a release is never changed: its sum is noted in every database.

use sqlx::{Connection as _, PgConnection};

use super::fault::fault;
use crate::store::{StoreError, migrations};

/// Their names and statements, the first one first.
const ALL: [migrations::Step; 4] = [
    ("all", include_str!("../../../migrations/postgres/0001_all.sql")),
    ("servers", include_str!("../../../migrations/postgres/0002_servers.sql")),
    ("keepers", include_str!("../../../migrations/postgres/0003_keepers.sql")),
    ("presence", include_str!("../../../migrations/postgres/0004_presence.sql")),
];

/// Brings a database up to date, or tells that it is; nobody else does so meanwhile.
pub(super) async fn run(connection: &mut PgConnection) -> Result<Migrated, StoreError> {
    match check(connection).await {
        Ok(()) => return Ok(Migrated::Before),
        Err(StoreError::Unprepared) => {}
        Err(reason) => return Err(reason),
    }
    let migrator = migrations::migrator(&ALL);
    migrator
        .run_direct(None, connection, false)
        .await
        .map_err(|error| migrations::meaning(error, fault))?;
    Ok(Migrated::Now)
}

/// Looks whether a database is the one that this program was made for.
pub(super) async fn check(connection: &mut PgConnection) -> Result<(), StoreError> {
    connection.ping().await.map_err(fault)?;
    // Asked in this way it is no error where there is no such table.
    let is_there: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?;
    if !is_there {
        return Err(StoreError::Unprepared);
    }
    let query = "SELECT version, checksum, success FROM _sqlx_migrations ORDER BY version";
    let found: Vec<(i64, Vec<u8>, bool)> =
        sqlx::query_as(query).fetch_all(connection).await.map_err(fault)?;
    let migrator = migrations::migrator(&ALL);
    let mut ours = migrator.iter();
    for (version, checksum, success) in found {
        match ours.next() {
            None => return Err(StoreError::Newer),
            Some(step) if step.version == version && *step.checksum == *checksum && success => {}
            Some(_) => return Err(StoreError::Damaged),
        }
    }
    ours.next().map_or(Ok(()), |_| Err(StoreError::Unprepared))
}

/// What became of a database that was to be prepared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Migrated {
    /// It is prepared now.
    Now,
    /// It was before.
    Before,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_one_of_them() {
        assert_eq!(migrations::files_of("postgres"), migrations::names(&ALL));
    }
}
