//! `ludotheque import`: records from a text. What can't be read is named, and
//! does not stop the others.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use game::Fact;
use server::maintenance;
use words::Words;

use crate::{args::Import, data_file, failure::Failure};

/// Far more than all games that anybody has played.
const LARGEST: u64 = 1 << 30;

pub(crate) fn run(import: &Import, words: &Words) -> Result<(), Failure> {
    let text = read(&import.text)?;
    let data = data_file::database(&import.data)?;
    let imported = data_file::wait(maintenance::import(&data, &text))?
        .map_err(|error| data_file::failed(&data, &error))?;
    let mut out = anstream::stdout().lock();
    for refused in &imported.refused {
        let facts = [("line", refused.line.into()), ("why", Fact::Notice(refused.why.clone()))];
        writeln!(out, "{}", words.tell("cli-import-refused", &facts))?;
    }
    if imported.varied > 0 {
        let facts = [("records", imported.varied.into())];
        writeln!(out, "{}", words.tell("cli-import-varied", &facts))?;
    }
    let facts = [
        ("new", imported.new.into()),
        ("before", imported.before.into()),
        ("refused", imported.refused.len().into()),
    ];
    writeln!(out, "{}", words.tell("cli-import-done", &facts))?;
    Ok(())
}

fn read(file: &Path) -> Result<String, Failure> {
    if file == Path::new("-") {
        return Ok(io::read_to_string(io::stdin())?);
    }
    let unreadable = |error: io::Error| match error.kind() {
        io::ErrorKind::InvalidData => Failure::NoText(file.to_owned()),
        _ => Failure::File(file.to_owned(), error),
    };
    if fs::metadata(file).map_err(unreadable)?.len() > LARGEST {
        return Err(Failure::TooLarge(file.to_owned()));
    }
    fs::read_to_string(file).map_err(unreadable)
}
