//! What can be typed. The help texts are sentences, so they are in `words`: an
//! argument `players` has its text under `cli-arg-players`.

mod server;

use std::{env, path::PathBuf};

use ::server::PublicUrl;
use bots::Bot;
use chance::Commitment;
use clap::{Args as Arguments, Parser, Subcommand, ValueEnum};
use print::Paper;
use table::Clock;
use words::Language;

pub(crate) use self::server::{
    Admin, Backup, Chore, Copy, Data, Export, Health, Https, Import, KeptBackups, Migrate, Serve,
    ServerAccess,
};

use crate::{
    opponent::{Opponent, read_bot},
    play::{Seated, read_clock, read_name},
};

/// The whole command line.
#[derive(Parser, Debug)]
#[command(name = "ludotheque", version)]
pub(crate) struct Args {
    /// The language; it is looked for before anything else is read.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = ["fr", "en"], ignore_case = true, hide_possible_values = true)]
    pub(crate) lang: Option<String>,
    /// Without one the server is opened.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(Box<Serve>),
    Games,
    Rules(Rules),
    Show(Opened),
    Moves(Moves),
    Perft(Perft),
    Bench(BenchCommand),
    Arena(Arena),
    Engine(Engine),
    Play(Play),
    Puzzles(Puzzles),
    Analyse(Analyse),
    Review(Review),
    Verify(Verify),
    Print(Print),
    Health(Health),
    Admin(Admin),
    Backup(Backup),
    Export(Export),
    Import(Import),
    Migrate(Migrate),
    Copy(Copy),
}

/// Which game, and where it stands.
#[derive(Arguments, Debug)]
pub(crate) struct Opened {
    #[arg(value_name = "GAME", display_order = 1)]
    pub(crate) game: String,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<u8>,
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["position", "record"])]
    pub(crate) setup: Option<String>,
    #[arg(long, value_name = "TOKENS")]
    pub(crate) from: Option<String>,
    #[arg(long, value_name = "TEXT", conflicts_with = "record")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// Which rulebook, and which of its rules.
#[derive(Arguments, Debug)]
pub(crate) struct Rules {
    #[arg(value_name = "GAME", display_order = 1)]
    pub(crate) game: String,
    #[arg(value_name = "RULE", display_order = 2)]
    pub(crate) rule: Option<String>,
}

#[derive(Arguments, Debug)]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) opened: Opened,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) stdin: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) opened: Opened,
    /// No deeper count would ever end.
    #[arg(value_name = "DEPTH", display_order = 2, value_parser = clap::value_parser!(u32).range(..=100))]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct BenchCommand {
    #[command(subcommand)]
    pub(crate) what: Bench,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Bench {
    Rules(BenchRules),
    Search(BenchSearch),
    Server(BenchServer),
    Suites(BenchSuites),
    Puzzles,
}

#[derive(Arguments, Debug)]
pub(crate) struct BenchRules {
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "NUMBER", default_value_t = 5, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=100))]
    pub(crate) rounds: u8,
}

#[derive(Arguments, Debug)]
pub(crate) struct BenchSearch {
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 1_000, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time: u64,
}

#[derive(Arguments, Debug)]
pub(crate) struct BenchServer {
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "NUMBER", default_value_t = 20, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3_600))]
    pub(crate) seconds: u64,
    #[arg(long, value_name = "LOAD", hide_possible_values = true)]
    pub(crate) only: Option<Load>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) disk: Option<PathBuf>,
    #[arg(long, value_name = "DATABASE")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "BUS", requires = "database")]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    #[arg(requires = "database", value_parser = clap::value_parser!(u16).range(1..=100))]
    pub(crate) servers: u16,
}

/// A kind of load.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Load {
    Saturated,
    Paced,
    Idle,
}

#[derive(Arguments, Debug)]
pub(crate) struct BenchSuites {
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limit: Limits,
}

#[derive(Arguments, Debug)]
pub(crate) struct Arena {
    #[arg(value_name = "GAME", display_order = 1)]
    pub(crate) game: String,
    #[arg(long, value_name = "BOT")]
    pub(crate) a: Opponent,
    #[arg(long, value_name = "BOT")]
    pub(crate) b: Opponent,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: Option<u32>,
    #[command(flatten)]
    pub(crate) limit: Limits,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<u8>,
    #[arg(long, value_name = "ELO", num_args = 2, allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long each bot may think about one action: one of the two, or neither.
#[derive(Arguments, Debug)]
pub(crate) struct Limits {
    #[arg(long, value_name = "MILLISECONDS", conflicts_with = "nodes")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time: Option<u64>,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
}

#[derive(Arguments, Debug)]
pub(crate) struct Engine {
    #[arg(long, value_name = "NUMBER", conflicts_with = "bot")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) level: Option<u8>,
    #[arg(long, value_name = "BOT", value_parser = read_bot)]
    pub(crate) bot: Option<Bot>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
}

#[derive(Arguments, Debug)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) opened: Opened,
    #[arg(long, value_name = "SEATS", value_delimiter = ',', value_parser = seated)]
    pub(crate) seats: Vec<Seated>,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = read_name)]
    pub(crate) names: Vec<String>,
    #[arg(long, value_name = "CLOCK", value_parser = read_clock)]
    pub(crate) clock: Option<Clock>,
    #[arg(long, value_name = "MILLISECONDS")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time: Option<u64>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(long)]
    pub(crate) plain: bool,
}

/// Which puzzles to solve, or how to make them.
#[derive(Arguments, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Puzzles {
    #[arg(value_name = "GAME", display_order = 1)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "NUMBER", conflicts_with = "daily")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) difficulty: Option<u8>,
    #[arg(long)]
    pub(crate) daily: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(subcommand)]
    pub(crate) task: Option<PuzzlesTask>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PuzzlesTask {
    Make(MakePuzzles),
}

#[derive(Arguments, Debug)]
pub(crate) struct MakePuzzles {
    #[arg(value_name = "GAME", display_order = 1)]
    pub(crate) game: String,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "NUMBER", default_value_t = 100, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) count: u32,
    #[arg(
        id = "most-games",
        long = "games",
        value_name = "NUMBER",
        default_value_t = 5_000,
        hide_default_value = true
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
}

#[derive(Arguments, Debug)]
pub(crate) struct Analyse {
    #[command(flatten)]
    pub(crate) opened: Opened,
    #[command(flatten)]
    pub(crate) limit: Limits,
    #[arg(long = "depth", value_name = "NUMBER", conflicts_with_all = ["time", "nodes"])]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=96))]
    pub(crate) deepest: Option<u32>,
    #[arg(long, value_name = "NUMBER", default_value_t = 3, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=20))]
    pub(crate) lines: u8,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which game, and how thoroughly it is gone through.
#[derive(Arguments, Debug)]
pub(crate) struct Review {
    #[arg(id = "reviewed", value_name = "FILE")]
    pub(crate) record: PathBuf,
    #[arg(long = "nodes", id = "review-nodes", value_name = "NUMBER")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[arg(long = "depth", id = "deepest", value_name = "NUMBER")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=96))]
    pub(crate) deepest: Option<u32>,
    #[arg(long, value_name = "FILE")]
    pub(crate) annotate: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which record, and what its reader has kept.
#[derive(Arguments, Debug)]
pub(crate) struct Verify {
    #[arg(id = "finished", value_name = "FILE")]
    pub(crate) record: PathBuf,
    #[arg(long, value_name = "DIGITS")]
    pub(crate) commitment: Option<Commitment>,
}

/// Which game is printed, and on what.
#[derive(Arguments, Debug)]
pub(crate) struct Print {
    #[arg(value_name = "GAME", display_order = 1)]
    pub(crate) game: String,
    #[arg(long, value_name = "PAPER", value_parser = paper, default_value = "a4", hide_default_value = true)]
    pub(crate) paper: Paper,
    #[arg(long = "url", value_name = "URL")]
    pub(crate) origin: Option<PublicUrl>,
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    pub(crate) pdf: PathBuf,
    #[arg(long)]
    pub(crate) force: bool,
}

/// Reads a paper; our own sentence is told of one that is none.
fn paper(name: &str) -> Result<Paper, &'static str> {
    Paper::named(name).ok_or("no paper")
}

/// Reads who sits on a seat; our own sentence is told of one that can't be read.
fn seated(name: &str) -> Result<Seated, &'static str> {
    name.parse().map_err(|_| "no bot")
}

/// The language that the user wants: `--lang`, or else the locale.
pub(crate) fn language() -> Language {
    asked_for().or_else(of_environment).unwrap_or(Language::English)
}

/// `--lang fr` or `--lang=fr`, wherever it stands: even the message that
/// something else can't be understood is in that language.
fn asked_for() -> Option<Language> {
    let mut arguments = env::args_os().filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next() {
        match argument.split_once('=') {
            None if argument == "--lang" => return Language::of_locale(&arguments.next()?),
            Some(("--lang", language)) => return Language::of_locale(language),
            _ => {}
        }
    }
    None
}

fn of_environment() -> Option<Language> {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    Language::of_locale(&["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?)
}
