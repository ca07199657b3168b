//! How a database is prepared, and grows from release to release: by a command of
//! whoever runs it, never by a server that happens to be newer. A migration that has
//! been in a release is never changed: its sum is noted in every database.
//!
//! A migration that leaves alone what the servers of the release before need says so by
//! the end of its name: `_beside_4` where those may go on that know the first four. Its
//! name is noted in the database, so that they, who know nothing else of it, can read it.
//! Such a one changes one table that servers use and no more, for each is a transaction:
//! else it and a server could wait for each other.

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

/// How a database stands to this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Schema {
    /// It was made for it.
    Ours,
    /// A later release has prepared it, and this one may run beside that.
    Later,
    /// It is to be prepared first.
    Unprepared {
        /// Whether servers may run beside that.
        beside_servers: bool,
    },
}

/// Brings a database up to date, or tells that it is.
pub(super) async fn run(connection: &mut PgConnection) -> Result<Migrated, StoreError> {
    run_steps(&ALL, connection).await
}

async fn run_steps(
    steps: &[migrations::Step],
    connection: &mut PgConnection,
) -> Result<Migrated, StoreError> {
    match schema(steps, connection).await? {
        Schema::Ours => return Ok(Migrated::Before),
        Schema::Later => return Err(StoreError::Newer),
        Schema::Unprepared { .. } => {}
    }
    let migrator = migrations::migrator(steps);
    migrator
        .run_direct(None, connection, false)
        .await
        .map_err(|error| migrations::meaning(error, fault))?;
    Ok(Migrated::Now)
}

/// Looks how a database stands to this program.
pub(super) async fn look(connection: &mut PgConnection) -> Result<Schema, StoreError> {
    schema(&ALL, connection).await
}

async fn schema(
    steps: &[migrations::Step],
    connection: &mut PgConnection,
) -> Result<Schema, StoreError> {
    connection.ping().await.map_err(fault)?;
    // Asked in this way it is no error where there is no such table.
    let is_there: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?;
    if !is_there {
        return Ok(Schema::Unprepared { beside_servers: false });
    }
    let query =
        "SELECT version, description, checksum, success FROM _sqlx_migrations ORDER BY version";
    let found: Vec<(i64, String, Vec<u8>, bool)> =
        sqlx::query_as(query).fetch_all(connection).await.map_err(fault)?;
    let migrator = migrations::migrator(steps);
    let (mut ours, mut prepared) = (migrator.iter(), Schema::Ours);
    for (version, name, checksum, success) in found {
        match ours.next() {
            None if success && may_run_beside(&name, steps.len()) => prepared = Schema::Later,
            None => return Err(StoreError::Newer),
            Some(step) if step.version == version && *step.checksum == *checksum && success => {}
            Some(_) => return Err(StoreError::Damaged),
        }
    }
    let missing: Vec<_> = ours.collect();
    if missing.is_empty() {
        return Ok(prepared);
    }
    let known = steps.len() - missing.len();
    let beside_servers = missing.iter().all(|step| may_run_beside(&step.description, known));
    Ok(Schema::Unprepared { beside_servers })
}

/// Whether servers that know so many steps may go on beside one of this name.
fn may_run_beside(name: &str, known: usize) -> bool {
    let oldest = name.rsplit_once("_beside_").and_then(|(_, oldest)| oldest.parse().ok());
    oldest.is_some_and(|oldest: usize| oldest <= known)
}

/// What became of a database that was to be prepared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Migrated {
    /// It is prepared now.
    Now,
    /// It was before.
    Before,
}

/// What the next release may do to a database while servers of this one run.
#[cfg(test)]
pub(crate) async fn run_next(connection: &mut PgConnection) -> Result<Migrated, StoreError> {
    run_steps(&next(), connection).await
}

/// The steps of the next release, as they may come to be.
#[cfg(test)]
fn next() -> Vec<migrations::Step> {
    let beside = |what: &str| &*format!("{what}_beside_{}", ALL.len()).leak();
    let notes = "CREATE TABLE notes (in_table BIGINT PRIMARY KEY, note TEXT NOT NULL)";
    let of_tables = "ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT ''";
    let of_events = "ALTER TABLE events ADD COLUMN note TEXT";
    let steps = [("notes", notes), ("tables", of_tables), ("events", of_events)];
    let steps = steps.map(|(what, statements)| (beside(what), statements));
    ALL.into_iter().chain(steps).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_one_of_them() {
        assert_eq!(migrations::files_of("postgres"), migrations::names(&ALL));
    }

    #[test]
    fn a_step_names_the_oldest_servers_that_may_go_on_beside_it() {
        assert!(may_run_beside("notes_beside_4", 4));
        assert!(may_run_beside("notes_beside_4", 5));
        assert!(!may_run_beside("notes_beside_4", 3));
        for name in ["all", "notes_beside_", "beside_4", "notes_beside_all"] {
            assert!(!may_run_beside(name, 4), "{name}");
        }
    }
}
