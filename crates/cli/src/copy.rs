//! `ludotheque copy`: everything from one database into another, such as a club's data
//! from its file to `PostgreSQL`, or back.

use std::io::Write;

use server::maintenance;
use words::Words;

use crate::{args::Copy, data_file, failure::Failure, progress::progress_bar};

pub(crate) fn run(copy: &Copy, words: &Words) -> Result<(), Failure> {
    data_file::check_existing(&copy.from)?;
    let bar = progress_bar();
    let copied = data_file::wait(maintenance::copy(&copy.from, &copy.to, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    }))?;
    bar.finish_and_clear();
    let rows = copied.map_err(Failure::Server)?;
    writeln!(
        anstream::stdout(),
        "{}",
        words.tell("cli-copy-done", &[("rows", (rows as usize).into())])
    )?;
    Ok(())
}
