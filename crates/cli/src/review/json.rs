//! A review for a program: one line of JSON, described in docs/review.md.

use std::io::{self, Write};

use advice::ReviewedGame;
use bots::BotGame;
use game::{Seat, result_text};
use serde::Serialize;
use thinking::reviewed;

use super::{report::Report, wording::Wording};
use crate::failure::Failure;

#[derive(Serialize)]
struct ReviewJson {
    game: &'static str,
    seats: Vec<&'static str>,
    result: String,
    #[serde(flatten)]
    found: ReviewedGame<String>,
    seconds: f64,
}

impl<P: BotGame> Report<'_, P> {
    /// Prints it for a program.
    pub(super) fn print_json(&self) -> Result<(), Failure> {
        let Wording { game, words, .. } = self.wording;
        let name = |seat: Seat| game.position().seat_name(seat);
        let told = ReviewJson {
            game: P::GAME,
            seats: self.review.seats.into_iter().map(name).collect(),
            result: result_text(game),
            found: reviewed(game, self.review, |reason| words.say(reason)),
            seconds: self.time.as_secs_f64(),
        };
        let mut out = io::stdout().lock();
        serde_json::to_writer(&mut out, &told).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(())
    }
}
