//! `ludotheque migrate`: prepares a `PostgreSQL` database, or brings it up to date.

use std::io::Write;

use server::store::{Database, Migrated, Postgres};
use words::Words;

use crate::{args::Migrate, data_file, failure::Failure};

pub(crate) fn run(migrate: &Migrate, words: &Words) -> Result<(), Failure> {
    let address = &migrate.database;
    let migrated = data_file::wait(Postgres::migrate(address))?
        .map_err(|error| data_file::failed(&Database::Postgres(address.clone()), &error))?;
    let told = match migrated {
        Migrated::Now => "cli-migrate-done",
        Migrated::Before => "cli-migrate-before",
    };
    writeln!(anstream::stdout(), "{}", words.text(told))?;
    Ok(())
}
