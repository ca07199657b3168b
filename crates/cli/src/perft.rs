//! `ludotheque perft`: how many sequences of legal actions there are.

use std::{
    io::{self, Write},
    time::Instant,
};

use game::Fact;
use words::Words;

use crate::{
    args::Perft,
    failure::{Failure, say_beside},
    opening,
    progress::progress_bar,
};

pub(crate) fn run(arguments: &Perft, words: &Words) -> Result<(), Failure> {
    let played = opening::open(&arguments.opened, words)?;
    let progress = progress_bar();
    let begun = Instant::now();
    let counts = played.divide(arguments.depth, &mut |done, all| {
        progress.set_length(all as u64);
        progress.set_position(done as u64);
    });
    let seconds = begun.elapsed().as_secs_f64();
    progress.finish_and_clear();

    let mut out = io::stdout().lock();
    if arguments.divide {
        for (action, count) in &counts {
            writeln!(out, "{action} {count}")?;
        }
    }
    let count = match arguments.depth {
        0 => 1,
        _ => counts.iter().map(|(_, count)| count).sum::<u64>(),
    };
    writeln!(out, "{count}")?;
    out.flush()?;
    let facts = [
        ("seconds", Fact::Text(words.decimal(seconds, 3))),
        ("rate", Fact::Text(words.decimal(count as f64 / seconds / 1e6, 1))),
    ];
    say_beside(&words.tell("cli-perft-rate", &facts));
    Ok(())
}
