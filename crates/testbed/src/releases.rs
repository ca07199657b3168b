//! From release to release: a server that an earlier program has left behind is
//! opened by the program of today. Everything is there, and the games that ran
//! go on.
//!
//! What a release leaves behind is kept for ever: a data file, and the records
//! that its own program saw in it. [`leave`] makes both, [`take_over`] shows that
//! nothing is lost.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use client::http;
use serde_json::Value;
use shelf::Game;
use table::{Phase, Stakes, TableId};

use crate::{
    Account, Folder, Guest, Player, Result, ServerProcess, Table, crash::events, open_table,
};

/// Who lives in every server that a release leaves behind.
const OWNER: Account<'_> = Account { name: "Ada", password: "pendant la pause de midi" };

const DATA: &str = "house.sqlite";
const RECORDS: &str = "records.txt";

/// How many turns the owner makes at a table before, and again after.
const TURNS: usize = 2;

/// The data that earlier releases have left behind, oldest first.
///
/// # Errors
/// They can't be found.
pub fn left() -> Result<Vec<PathBuf>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("releases");
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut releases: Vec<_> = entries.collect::<Result<_>>()?;
    releases.retain(|path| path.is_dir());
    releases.sort();
    Ok(releases)
}

/// Plays a whole game against a bot in a new server, and asks the program whether
/// dice and traps were as promised.
///
/// # Errors
/// The server does not open, or the game does not come to its end.
pub async fn first_game(program: &Path, server: &ServerProcess) -> Result<TableId> {
    let guest = Guest::arrive(&server.url(), "Blaise", Guest::address(1, 1)).await?;
    let mut player = sit_down(server, &guest, Game::BilleTrap).await?;
    player.play_until(is_over).await?;
    let table = player.table().ok_or("no table")?.id();
    verify(program, server, table).await?;
    Ok(table)
}

/// Makes what this release leaves behind in a new folder: an account, a game that
/// is over, and one of each game that runs.
///
/// # Errors
/// Something of it does not work.
pub async fn leave(program: &Path, folder: &Path) -> Result<()> {
    let work = Folder::new("release")?;
    let data = work.file(DATA);
    let mut server = ServerProcess::open(program, &data, &[])?;
    let owner = Guest::register(&server.url(), &OWNER, Guest::address(1, 1)).await?;
    sit_down(&server, &owner, Game::BilleTrap).await?.play_until(is_over).await?;
    for game in Game::ALL {
        // Somebody who plays at random may have lost already: then once more.
        while !leave_running(&server, &owner, game).await? {}
    }
    server.close()?;
    fs::create_dir_all(folder)?;
    run(program, &["backup", text(&folder.join(DATA))?, "--data", text(&data)?])?;
    let records = export(program, &data)?;
    Ok(fs::write(folder.join(RECORDS), records)?)
}

/// Plays until it is the owner's turn again, so that nothing happens there by
/// itself; tells whether the game still runs.
async fn leave_running(server: &ServerProcess, owner: &Guest, game: Game) -> Result<bool> {
    let mut player = sit_down(server, owner, game).await?;
    let enough =
        |player: &Player| is_over(player) || has_played(player) && is_turn_of(owner, player);
    player.play_until(enough).await?;
    Ok(!is_over(&player))
}

/// What was found in a server that an earlier release has left behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamesFound {
    /// Games that are over.
    pub over: usize,
    /// Games that went on.
    pub running: usize,
}

/// Opens a copy of what a release has left behind, and looks whether everything
/// is there and goes on.
///
/// # Errors
/// Something is lost, or does not go on.
pub async fn take_over(program: &Path, release: &Path) -> Result<GamesFound> {
    let folder = Folder::new("release")?;
    let data = folder.file(DATA);
    fs::copy(release.join(DATA), &data)?;
    let (before, now) = (fs::read_to_string(release.join(RECORDS))?, export(program, &data)?);
    if before != now {
        return Err(format!("records were\n{before}\nand are\n{now}").into());
    }
    let count = |result: &str| now.lines().filter(|line| line.starts_with(result)).count();
    let unfinished = count("result: unfinished");
    let found = GamesFound { over: count("result: ") - unfinished, running: unfinished };

    let mut server = ServerProcess::open(program, &data, &[])?;
    let owner = Guest::log_in(&server.url(), &OWNER, Guest::address(1, 1)).await?;
    let mine = running(&server, &owner).await?;
    let listed = GamesFound { over: over(&server, &owner).await?, running: mine.len() };
    if listed != found {
        return Err(format!("stored: {found:?}; listed: {listed:?}").into());
    }
    for table in mine {
        go_on(program, &server, &owner, table).await?;
    }
    server.check_health()?;
    server.close()?;
    Ok(found)
}

/// Goes on at a table; a game of chance to its end, which proves its dice.
async fn go_on(
    program: &Path,
    server: &ServerProcess,
    owner: &Guest,
    table: TableId,
) -> Result<()> {
    let before = events(&server.url(), table).await?;
    let mut player = Player::new(&server.url(), owner.clone(), table, 1);
    player.look_until(|table| table.game().is_some()).await?;
    let game = player.table().map(|table| table.options().game);
    if game == Some(Game::BilleTrap) {
        player.play_until(is_over).await?;
        verify(program, server, table).await?;
    } else {
        player.play_until(|player| has_played(player) || is_over(player)).await?;
    }
    let after = events(&server.url(), table).await?;
    if !after.starts_with(&before) || after.len() == before.len() {
        return Err(format!("{table} does not go on where it was").into());
    }
    Ok(())
}

/// Opens a table with a bot of the first level opposite.
async fn sit_down(server: &ServerProcess, guest: &Guest, game: Game) -> Result<Player> {
    let opposite = Table { game, seats: 2, bots: vec![1], stakes: Stakes::Friendly };
    let table = open_table(&server.url(), guest, &opposite).await?;
    Ok(Player::new(&server.url(), guest.clone(), table, 1))
}

fn is_over(player: &Player) -> bool {
    player.is_settled() && player.table().is_some_and(|table| table.phase() == Phase::Over)
}

fn has_played(player: &Player) -> bool {
    player.is_settled() && player.acknowledged().len() >= TURNS
}

/// Where they sit is decided by lot.
fn is_turn_of(guest: &Guest, player: &Player) -> bool {
    let Some(table) = player.table().filter(|table| table.phase() == Phase::Playing) else {
        return false;
    };
    let sitter = table.actor().and_then(|seat| table.sitter(seat));
    sitter.and_then(table::Sitter::person) == Some(guest.id)
}

/// The tables where somebody sits and plays.
async fn running(server: &ServerProcess, guest: &Guest) -> Result<Vec<TableId>> {
    let tables = list(server, guest, "/api/me/tables").await?;
    let plays = |table: &&Value| table["phase"] == "playing";
    let id = |table: &Value| Ok(table["id"].as_str().ok_or("a table without a name")?.parse()?);
    tables.as_array().ok_or("no list of tables")?.iter().filter(plays).map(id).collect()
}

/// How many games are over where somebody sat.
async fn over(server: &ServerProcess, guest: &Guest) -> Result<usize> {
    let archive = list(server, guest, &format!("/api/archive?person={}", guest.id)).await?;
    Ok(archive["games"].as_array().ok_or("no archive")?.len())
}

async fn list(server: &ServerProcess, guest: &Guest, path: &str) -> Result<Value> {
    let url = [server.url().as_str(), path].concat();
    Ok(http::get(&url, &guest.caller()).await?.json()?)
}

/// Has the program itself verify the dice and traps of a game that is over.
pub(crate) async fn verify(program: &Path, server: &ServerProcess, table: TableId) -> Result<()> {
    let url = format!("{}/api/tables/{table}/record", server.url());
    let folder = Folder::new("record")?;
    let record = folder.file("record.txt");
    fs::write(&record, http::get(&url, &client::Caller::anyone()).await?.body)?;
    run(program, &["verify", text(&record)?]).map(drop)
}

fn export(program: &Path, data: &Path) -> Result<String> {
    run(program, &["export", "-", "--data", text(data)?])
}

/// What the program says.
fn run(program: &Path, arguments: &[&str]) -> Result<String> {
    let output = Command::new(program).args(["--lang", "en"]).args(arguments).output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(format!("{}: {said}", arguments.join(" ")).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().ok_or_else(|| format!("{} is not UTF-8", path.display()).into())
}
