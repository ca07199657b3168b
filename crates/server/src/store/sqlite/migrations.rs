//! How a data file grows from release to release. A migration that has been in a
//! release is never changed: its sum is noted in every file.

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// Their names and statements, the first one first.
const ALL: [(&str, &str); 5] = [
    ("tables", include_str!("../../../migrations/sqlite/0001_tables.sql")),
    ("people", include_str!("../../../migrations/sqlite/0002_people.sql")),
    ("protection", include_str!("../../../migrations/sqlite/0003_protection.sql")),
    ("audit", include_str!("../../../migrations/sqlite/0004_audit.sql")),
    ("privacy", include_str!("../../../migrations/sqlite/0005_privacy.sql")),
];

/// All of them, ready to be run.
pub(super) fn all() -> Migrator {
    let migration = |(number, (name, statements)): (i64, (&'static str, &'static str))| {
        let statements = statements.into_sql_str();
        Migration::new(number, name.into(), MigrationType::Simple, statements, false)
    };
    Migrator::with_migrations((1..).zip(ALL).map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_one_of_them() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
        let mut files: Vec<_> = fs::read_dir(folder)
            .expect("migrations")
            .map(|entry| entry.expect("a file").file_name().into_string().expect("UTF-8"))
            .collect();
        files.sort();
        let numbered = (1..).zip(ALL).map(|(number, (name, _))| format!("{number:04}_{name}.sql"));
        assert_eq!(files, numbered.collect::<Vec<_>>());
    }
}
