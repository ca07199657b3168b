//! `ludotheque health`: asks a server that is open whether it is well, for scripts
//! and for containers, which may have no other program to ask with.

use std::io::Write;

use client::Caller;
use game::{Fact, Quote};
use words::Words;

use crate::{api, args::Health, failure::Failure};

pub(crate) fn run(health: &Health, words: &Words) -> Result<(), Failure> {
    let found = api::ask(health.url.as_deref(), Caller::anyone(), "GET", "/health", None, words)?;
    let version = Quote::of(found["version"].as_str().unwrap_or_default());
    let line = words.tell("cli-health-well", &[("version", Fact::from(version))]);
    writeln!(anstream::stdout(), "{line}")?;
    Ok(())
}
