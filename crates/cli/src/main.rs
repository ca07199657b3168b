//! The `ludotheque` command. It is glue: it reads arguments, asks the shelf, and
//! shows the answer in the user's language.

mod analyse;
mod arena;
mod args;
mod bench;
mod books;
mod engine;
mod failure;
mod games;
mod help;
mod moves;
mod opening;
mod opponent;
mod paint;
mod perft;
mod play;
mod show;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};
use words::Words;

use crate::{
    args::{Args, BenchCommand, Command},
    failure::Failure,
};

fn main() -> ExitCode {
    let words = Words::new(args::language());
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}

fn run(words: &Words) -> Result<(), Failure> {
    let matches = help::localised(Args::command(), words).try_get_matches()?;
    match Args::from_arg_matches(&matches)?.command {
        Command::Games => games::run(words),
        Command::Show(opened) => show::run(&opened, words),
        Command::Moves(moves) => moves::run(&moves, words),
        Command::Perft(perft) => perft::run(&perft, words),
        Command::Bench(BenchCommand { what }) => bench::run(&what, words),
        Command::Arena(arena) => arena::run(&arena, words),
        Command::Engine(engine) => engine::run(&engine, words),
        Command::Play(play) => play::run(play, words),
        Command::Analyse(analyse) => analyse::run(&analyse, words),
    }
}
