//! `cargo soak`: faults on purpose, as long as one likes. It builds the program
//! first, so that what is tested is what is in the tree.

use std::{
    env, io,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    str::FromStr,
};

use testbed::{
    Postgres, Result, Whims, cluster, crash, disk, durability, hostile::Scene, network, releases,
    secrets,
};

const USAGE: &str = "\
usage: cargo soak crash [--kills N] [--tables N] [--seed N]   kills under load
       cargo soak cluster [--kills N] [--tables N] [--seed N] kills of three servers that share a database
       cargo soak network [--games N] [--seed N]              a bad network
       cargo soak durability [--actions N]                    syncs before acknowledgements
       cargo soak disk                                        a full and a read-only disk
       cargo soak hostile [--rounds N] [--seed N]             bad manners
       cargo soak secrets [--games N] [--seed N]              nothing leaks
       cargo soak all                                         all of them
       cargo soak release FOLDER                              data for later releases";

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let Some((what, options)) = words.split_first() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(what, options).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("soak: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(what: &str, options: &[String]) -> Result<()> {
    let program = build()?;
    match what {
        "crash" => crash(&program, options).await,
        "cluster" => cluster(&program, options).await,
        "network" => network(&program, options).await,
        "durability" => durability(&program, options).await,
        "disk" => disk(&program).await,
        "hostile" => hostile(&program, options).await,
        "secrets" => secrets(&program, options).await,
        "release" => release(&program, options).await,
        "all" => {
            durability(&program, options).await?;
            disk(&program).await?;
            hostile(&program, options).await?;
            secrets(&program, options).await?;
            network(&program, options).await?;
            cluster(&program, options).await?;
            crash(&program, options).await
        }
        _ => Err(USAGE.into()),
    }
}

async fn crash(program: &Path, options: &[String]) -> Result<()> {
    let (kills, tables) = (option(options, "--kills", 200)?, option(options, "--tables", 12)?);
    let plan = crash::Plan { kills, tables, seed: option(options, "--seed", 1)? };
    let report = crash::run(program, plan, |kill| eprint!("\rkill {kill} of {kills}")).await?;
    eprintln!();
    println!(
        "crash: {} kills, {} tables; {} acknowledged actions, none lost, none doubled",
        report.kills, report.tables, report.acknowledged
    );
    Ok(())
}

async fn cluster(program: &Path, options: &[String]) -> Result<()> {
    let (kills, tables) = (option(options, "--kills", 60)?, option(options, "--tables", 24)?);
    let seed = option(options, "--seed", 1)?;
    let plan = cluster::Plan { servers: 3, kills, tables, flags: 2, seed };
    let postgres = Postgres::start()?;
    postgres.create("cluster", None)?;
    let url = postgres.url("cluster");
    let migrated = Command::new(program).args(["migrate", "--database", &url]).status()?;
    if !migrated.success() {
        return Err("the database can't be prepared".into());
    }
    let progress = |kill| eprint!("\rkill {kill} of {kills}");
    let report = cluster::run(program, &url, plan, progress).await?;
    eprintln!();
    println!(
        "cluster: {} kills, {} tables; {} acknowledged actions, none lost, none doubled; \
         {} flags, once each",
        report.kills, report.tables, report.acknowledged, report.flags
    );
    Ok(())
}

async fn network(program: &Path, options: &[String]) -> Result<()> {
    let games = option(options, "--games", 40)?;
    let seed = option(options, "--seed", 1)?;
    let plan = network::Plan { games, actions: 60, whims: Whims::BAD, seed };
    let report = network::run(program, plan, |done| eprint!("\rgame {done} of {games}")).await?;
    eprintln!();
    println!(
        "network: {} games, {} actions; everybody agrees in the end",
        report.games, report.acknowledged
    );
    Ok(())
}

async fn durability(program: &Path, options: &[String]) -> Result<()> {
    let proven = durability::run(program, option(options, "--actions", 200)?).await?;
    println!(
        "durability: {} acknowledgements, each after its sync ({} syncs)",
        proven.acknowledgements, proven.syncs
    );
    Ok(())
}

async fn disk(program: &Path) -> Result<()> {
    let full = disk::full(program).await?;
    println!("full disk: people are told “{}”, and play goes on", full.error.message);
    let read_only = disk::read_only(program).await?;
    println!("read-only disk: people are told “{}”, and play goes on", read_only.error.message);
    Ok(())
}

async fn hostile(program: &Path, options: &[String]) -> Result<()> {
    let seed = option(options, "--seed", 1)?;
    let mut scene = Scene::open(program, seed).await?;
    scene.run_all(option(options, "--rounds", 500)?).await?;
    scene.sixty_phones(200).await?;
    println!("hostile: refused or closed, and the others play on");
    Ok(())
}

async fn secrets(program: &Path, options: &[String]) -> Result<()> {
    let (rounds, seed) = (option(options, "--games", 5)?, option(options, "--seed", 1)?);
    for round in 0..rounds {
        let report = secrets::run(program, seed + 10 * round).await?;
        println!(
            "secrets: {} games, {} dice and traps, {} bytes searched, nothing found",
            report.hidden.len(),
            report.fallen,
            report.bytes
        );
    }
    Ok(())
}

/// Leaves behind what every later release must be able to take over.
async fn release(program: &Path, options: &[String]) -> Result<()> {
    let [folder] = options else { return Err(USAGE.into()) };
    releases::leave(program, Path::new(folder)).await?;
    println!("release: {:?}", releases::take_over(program, Path::new(folder)).await?);
    Ok(())
}

/// The number after an option, or the usual one.
fn option<T: FromStr>(options: &[String], name: &str, usual: T) -> Result<T> {
    let Some(place) = options.iter().position(|word| word == name) else { return Ok(usual) };
    let value = options.get(place + 1).and_then(|word| word.parse().ok());
    value.ok_or_else(|| format!("{name} needs a number\n{USAGE}").into())
}

/// Builds the program in the same profile as this one, and finds it beside it.
fn build() -> Result<PathBuf> {
    let beside = env::current_exe()?.with_file_name("ludotheque");
    let Some(cargo) = env::var_os("CARGO") else { return Ok(beside) };
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--package", "cli"]);
    if !cfg!(debug_assertions) {
        command.arg("--release");
    }
    if !command.status()?.success() {
        return Err(io::Error::other("the program does not build").into());
    }
    Ok(beside)
}
