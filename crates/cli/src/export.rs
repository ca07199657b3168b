//! `ludotheque export`: all records as one text. It is written beside the file
//! and then renamed, so that nobody ever takes half an export for a whole one.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::Path,
    process,
};

use server::{
    maintenance,
    store::{Database, ExportError, Exported},
};
use words::Words;

use crate::{
    args::Export,
    data_file,
    failure::{Failure, say_beside},
};

pub(crate) fn run(export: &Export, words: &Words) -> Result<(), Failure> {
    let data = data_file::existing(&export.data)?;
    let exported = if export.into == Path::new("-") {
        write(&data, &mut io::stdout()).map_err(|error| match error {
            ExportError::Store(error) => data_file::failed(&data, &error),
            ExportError::Write(error) => Failure::Pipe(error),
        })?
    } else {
        write_file(&data, &export.into)?
    };
    // On stderr: the records themselves may be on stdout.
    say_beside(&words.tell("cli-export-done", &[("records", exported.records.into())]));
    Ok(())
}

fn write_file(data: &Database, file: &Path) -> Result<Exported, Failure> {
    let not_written = |error: io::Error| Failure::NotWritten(file.to_owned(), error);
    let unfinished = file.with_added_extension(process::id().to_string());
    let mut out = BufWriter::new(File::create_new(&unfinished).map_err(not_written)?);
    let written = write(data, &mut out).map_err(|error| match error {
        ExportError::Store(error) => data_file::failed(data, &error),
        ExportError::Write(error) => not_written(error),
    });
    let renamed = written.and_then(|exported| {
        fs::rename(&unfinished, file).map_err(not_written)?;
        Ok(exported)
    });
    if renamed.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    renamed
}

fn write(data: &Database, out: &mut (dyn Write + Send)) -> Result<Exported, ExportError> {
    data_file::wait(maintenance::export(data, out)).unwrap_or_else(|failure| match failure {
        Failure::Pipe(error) => Err(ExportError::Write(error)),
        _ => Err(ExportError::Write(io::ErrorKind::Other.into())),
    })
}
