//! What an analysis has found, for a program: one line of JSON, described in
//! docs/analysis.md.

use std::io::{self, Write};

use bots::BotGame;
use thinking::Findings;

use super::report::Report;
use crate::failure::Failure;

impl<P: BotGame> Report<'_, P> {
    /// Prints it for a program.
    pub(super) fn print_json(&self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let findings = Findings::of(self.game, self.analysis, self.time, self.words);
        serde_json::to_writer(&mut out, &findings).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(())
    }
}
