//! Steps by which a schema grows, whatever the engine.

use sqlx::{
    SqlSafeStr,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};

use super::StoreError;

/// A step: its name and its statements.
pub(super) type Step = (&'static str, &'static str);

/// Steps in their order, ready to be run.
pub(super) fn migrator(steps: &[Step]) -> Migrator {
    let migration = |(number, (name, statements)): (i64, &Step)| {
        let statements = statements.into_sql_str();
        Migration::new(number, (*name).into(), MigrationType::Simple, statements, false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}

/// What an error means, with the meaning of those of the engine.
pub(super) fn meaning(
    error: MigrateError,
    of_engine: impl FnOnce(sqlx::Error) -> StoreError,
) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => of_engine(error),
        MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => StoreError::Damaged,
        error => StoreError::Other { detail: game::Quote::of(&error.to_string()) },
    }
}

/// The files of an engine's steps, as they must be called.
#[cfg(test)]
pub(super) fn names(steps: &[Step]) -> Vec<String> {
    (1..).zip(steps).map(|(number, (name, _))| format!("{number:04}_{name}.sql")).collect()
}

/// The files that are there.
#[cfg(test)]
pub(super) fn files_of(engine: &str) -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(engine);
    let entries = std::fs::read_dir(folder).expect("migrations");
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.expect("a file").file_name();
    let mut files: Vec<_> =
        entries.map(|entry| name(entry).into_string().expect("UTF-8")).collect();
    files.sort();
    files
}
