//! The `ludotheque` command. It is glue: it reads arguments, asks the shelf, and
//! shows the answer in the user's language.

mod admin;
mod analyse;
mod api;
mod arena;
mod args;
mod backup;
mod bench;
mod books;
mod copy;
mod data_file;
mod engine;
mod export;
mod failure;
mod games;
mod health;
mod help;
mod hidden;
mod import;
mod interrupt;
mod keeping;
mod migrate;
mod moves;
mod opening;
mod opponent;
mod paint;
mod perft;
mod play;
mod print;
mod progress;
mod puzzles;
mod review;
mod rules;
mod serve;
mod show;
mod variations;
mod verify;
mod workers;
mod wrapping;

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
    let command = Args::from_arg_matches(&matches)?.command;
    match command.unwrap_or(Command::Serve(Box::default())) {
        Command::Games => games::run(words),
        Command::Show(opened) => show::run(&opened, words),
        Command::Rules(asked) => rules::run(&asked, words),
        Command::Moves(moves) => moves::run(&moves, words),
        Command::Perft(perft) => perft::run(&perft, words),
        Command::Bench(BenchCommand { what }) => bench::run(&what, words),
        Command::Arena(arena) => arena::run(&arena, words),
        Command::Engine(engine) => engine::run(&engine, words),
        Command::Play(play) => play::run(play, words),
        Command::Puzzles(puzzles) => puzzles::run(&puzzles, words),
        Command::Analyse(analyse) => analyse::run(&analyse, words),
        Command::Review(review) => review::run(&review, words),
        Command::Verify(verify) => verify::run(&verify, words),
        Command::Serve(serve) => serve::run(&serve, words),
        Command::Print(print) => print::run(&print, words),
        Command::Health(health) => health::run(&health, words),
        Command::Admin(admin) => admin::run(&admin, words),
        Command::Backup(backup) => backup::run(&backup, words),
        Command::Export(export) => export::run(&export, words),
        Command::Import(import) => import::run(&import, words),
        Command::Migrate(migrate) => migrate::run(&migrate, words),
        Command::Copy(copy) => copy::run(&copy, words),
    }
}
