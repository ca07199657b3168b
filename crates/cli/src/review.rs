//! `ludotheque review`: a finished game gone through once more. What there is when
//! somebody stops it is shown, too.

mod annotated;
mod json;
mod report;
mod wording;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use bots::BotGame;
use game::{Fact, GameSoFar, TreeRecord};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use review::{Effort, Reviewer};
use search::{Progress, SLICE};
use shelf::OpenError;
use words::Words;

use self::{report::Report, wording::Wording};
use crate::{
    args::Review,
    books,
    failure::{Failure, say_beside},
    interrupt::Interrupt,
    keeping::{self, NotKept},
    opening,
};

/// How many positions are looked at for each move where nobody says otherwise.
const NODES: u64 = 50_000;

pub(crate) fn run(arguments: &Review, words: &Words) -> Result<(), Failure> {
    let text = opening::read_record(&arguments.record)?;
    bots::visit(opening::game_of(&text)?, Subject { text: &text, arguments, words })
}

/// What is to be reviewed, whichever game it is.
struct Subject<'a> {
    text: &'a str,
    arguments: &'a Review,
    words: &'a Words,
}

impl bots::Visitor for Subject<'_> {
    type Output = Result<(), Failure>;

    fn visit<P: BotGame>(self) -> Result<(), Failure> {
        let Self { text, arguments, words } = self;
        let mut record: TreeRecord<P> = text.parse().map_err(OpenError::Record)?;
        let line = record.tree.main_line();
        let Some(game) = record.tree.game(&line) else { return Ok(()) };
        if let Some(sentence) = opening::left_out(&record.tree.clone().into(), words) {
            say_beside(&sentence);
        }
        let (review, time) = go_through(&game, arguments, words)?;
        if !review.is_whole {
            let entries = game.entries().len();
            let facts = [("through", review.entries.len().into()), ("entries", entries.into())];
            say_beside(&words.tell("review-stopped", &facts));
        }
        let wording = Wording { game: &game, people: &record.people, words };
        let report = Report { wording: &wording, review: &review, time };
        if arguments.json {
            report.print_json()?;
        } else {
            report.print()?;
        }
        if let Some(file) = &arguments.annotate {
            annotated::annotate(&mut record.tree, &review, &wording);
            write(file, &record.to_string(), words)?;
        }
        Ok(())
    }
}

/// Goes through the game until it is through or somebody types Ctrl-C; also returns how
/// long that took.
fn go_through<P: BotGame>(
    game: &GameSoFar<P>,
    arguments: &Review,
    words: &Words,
) -> Result<(review::Review<P::Action>, Duration), Failure> {
    let Review { nodes, deepest, .. } = *arguments;
    let usual = if deepest.is_some() { u64::MAX } else { NODES };
    let effort = Effort { nodes: nodes.unwrap_or(usual), deepest };
    let book = books::book::<P>(words);
    let mut reviewer = Reviewer::new(game, &book, effort);
    let bar = progress_bar(reviewer.through().1);
    let begun = Instant::now();
    // Broken off, it keeps what it has found.
    let _ = Interrupt::watched()?.during(|stopped| {
        while !stopped() && reviewer.step(SLICE) == Progress::Searching {
            bar.set_position(reviewer.through().0 as u64);
        }
    });
    bar.finish_and_clear();
    Ok((reviewer.review(), begun.elapsed()))
}

/// A bar on a terminal, and nothing elsewhere.
fn progress_bar(length: usize) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length as u64), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} · {elapsed} · {eta}") {
        bar.set_style(style);
    }
    bar
}

fn write(file: &Path, record: &str, words: &Words) -> Result<(), Failure> {
    keeping::keep(file, record).map_err(|not_kept| match not_kept {
        NotKept::Foreign => Failure::Foreign(file.to_owned()),
        NotKept::Failed(error) => Failure::NotWritten(file.to_owned(), error),
    })?;
    let path = game::Quote::of(&file.display().to_string());
    say_beside(&words.tell("play-saved", &[("path", Fact::from(path))]));
    Ok(())
}
