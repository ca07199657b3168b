//! `ludotheque backup`: a copy of the data file, while the server is open too. What is
//! in a `PostgreSQL` database is backed up by `PostgreSQL`'s own tools.

use std::io::Write;

use game::Quote;
use server::{maintenance, store::Database};
use words::Words;

use crate::{args::Backup, data_file, failure::Failure};

pub(crate) fn run(backup: &Backup, words: &Words) -> Result<(), Failure> {
    let data = data_file::existing(&backup.data)?;
    let file = match &data {
        Database::File(file) => file,
        Database::Postgres(address) => return Err(Failure::NoFile(address.clone())),
    };
    data_file::wait(maintenance::backup(file, &backup.file))?
        .map_err(|error| data_file::failed(&data, &error))?;
    let path = Quote::of(&backup.file.display().to_string());
    writeln!(anstream::stdout(), "{}", words.tell("cli-backup-done", &[("path", path.into())]))?;
    Ok(())
}
