//! A server that has lost its data, and goes on with a backup that it has made by
//! itself. Everything that was acknowledged before the backup is there, and every
//! table goes on; dice and traps are still the promised ones.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use game::Seat;
use shelf::Game;
use table::{Event, Phase, TableId};
use tokio::time::sleep;

use crate::{
    Folder, Guest, Player, Result, ServerProcess, Table, crash::events, open_table, releases,
};

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many events were there before the backup; all of them are there again.
    pub kept: usize,
    /// How many came after it, and are lost.
    pub lost: usize,
}

/// Plays, lets the server make a backup, plays on, kills the server, puts the
/// backup in the place of its data as docs/hosting.md says, and plays to the end.
///
/// # Errors
/// Something is lost that was in the backup, or a table does not go on.
pub async fn run(program: &Path) -> Result<Report> {
    let folder = Folder::new("restore")?;
    let (data, copies) = (folder.file("data.sqlite"), folder.file("copies"));
    let into = copies.to_str().ok_or("a folder in UTF-8")?;
    let often = ["--backup-every", "1s", "--backup-keep", "3", "--backup-folder", into];
    let mut server = ServerProcess::open(program, &data, &often)?;
    let url = server.url();
    let ada = Guest::arrive(&url, "Ada", Guest::address(0, 1)).await?;
    let blaise = Guest::arrive(&url, "Blaise", Guest::address(1, 1)).await?;
    let guests = [ada, blaise];
    let mut tables = Vec::new();
    for game in Game::ALL {
        let id = open_table(&url, &guests[0], &Table::for_two(game)).await?;
        Player::new(&url, guests[1].clone(), id, 2).sit_down(Seat::ALL[1]).await?;
        play(&url, &guests, id, 12).await?;
        tables.push((id, events(&url, id).await?));
    }
    let saved = folder.file("saved.sqlite");
    fs::copy(next_backup(&copies).await?, &saved)?;
    let mut report = Report::default();
    for (id, known) in &tables {
        play(&url, &guests, *id, known.len() + 4).await?;
        report.kept += known.len();
        report.lost += events(&url, *id).await?.len() - known.len();
    }

    server.kill()?;
    put_back(&saved, &data)?;
    server.reopen()?;
    for (id, known) in tables {
        goes_on(program, &server, &guests, id, &known).await?;
    }
    server.check_health()?;
    Ok(report)
}

async fn goes_on(
    program: &Path,
    server: &ServerProcess,
    guests: &[Guest; 2],
    id: TableId,
    known: &[Event],
) -> Result<()> {
    let url = server.url();
    if !events(&url, id).await?.starts_with(known) {
        return Err(format!("{id}: something of the backup is lost").into());
    }
    play(&url, guests, id, usize::MAX).await?;
    releases::verify(program, server, id).await
}

/// Lets both play until the table has so many events, or the game is over.
async fn play(url: &str, guests: &[Guest; 2], id: TableId, enough: usize) -> Result<()> {
    let player = |which: usize| Player::new(url, guests[which].clone(), id, which as u64);
    let [mut one, mut other] = [player(0), player(1)];
    let is_enough = |player: &Player| {
        let is_reached = |table: &table::Table| {
            table.phase() == Phase::Over || table.events() as usize >= enough
        };
        player.is_settled() && player.table().is_some_and(is_reached)
    };
    tokio::try_join!(one.play_until(is_enough), other.play_until(is_enough))?;
    Ok(())
}

/// A backup that was begun after this was called: the second that is new, since the
/// first may be under way already.
async fn next_backup(copies: &Path) -> Result<PathBuf> {
    let before = backups(copies)?;
    loop {
        let mut new = backups(copies)?;
        new.retain(|copy| !before.contains(copy));
        if let [_, second, ..] = new.as_slice() {
            return Ok(second.clone());
        }
        sleep(Duration::from_millis(20)).await;
    }
}

fn backups(copies: &Path) -> Result<Vec<PathBuf>> {
    if !copies.exists() {
        return Ok(Vec::new());
    }
    let files = fs::read_dir(copies)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<Result<_>>()?;
    files.retain(|path| path.extension().is_some_and(|ending| ending == "sqlite"));
    files.sort();
    Ok(files)
}

/// By hand, as the page on hosting says.
fn put_back(copy: &Path, data: &Path) -> Result<()> {
    for beside in ["-wal", "-shm"] {
        let mut name = data.as_os_str().to_owned();
        name.push(beside);
        match fs::remove_file(&name) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    fs::copy(copy, data)?;
    Ok(())
}
