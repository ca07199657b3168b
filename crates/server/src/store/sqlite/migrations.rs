//! How a data file grows from release to release. A migration that has been in a
//! release is never changed: its sum is noted in every file.

use sqlx::migrate::Migrator;

use crate::store::migrations;

/// Their names and statements, the first one first.
const ALL: [migrations::Step; 5] = [
    ("tables", include_str!("../../../migrations/sqlite/0001_tables.sql")),
    ("people", include_str!("../../../migrations/sqlite/0002_people.sql")),
    ("protection", include_str!("../../../migrations/sqlite/0003_protection.sql")),
    ("audit", include_str!("../../../migrations/sqlite/0004_audit.sql")),
    ("privacy", include_str!("../../../migrations/sqlite/0005_privacy.sql")),
];

/// All of them, ready to be run.
pub(super) fn all() -> Migrator {
    migrations::migrator(&ALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_one_of_them() {
        assert_eq!(migrations::files_of("sqlite"), migrations::names(&ALL));
    }
}
