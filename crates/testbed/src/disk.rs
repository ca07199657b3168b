//! A disk that is full or can't be written, and is mended again. While it fails,
//! people at the table are told so in plain words and nothing is acknowledged;
//! afterwards play goes on by itself, and what the server has is what people were
//! told.
//!
//! A full disk is a real one: a small file system of its own, which a stuffing
//! file fills. A disk that became read-only is made by strace, which lets every
//! write of the running server fail as such a disk does.

use std::{
    cell::RefCell,
    ffi::OsString,
    fs::{self, File},
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use client::{Caller, http};
use game::Seat;
use protocol::WireError;
use shelf::Game;
use table::{EventKind, Phase};

use crate::{
    Folder, Guest, Player, Result, ServerProcess, Table, Wrapper, crash::events, open_table,
};

/// What people were told, and how it went on.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was refused to them while the disk failed.
    pub error: WireError,
    /// How many actions were acknowledged, before and after.
    pub acknowledged: usize,
}

/// Fills the disk of a server under play, then makes room again.
///
/// # Errors
/// Something was acknowledged and is not there, or play does not go on; or no
/// file system can be made here.
pub async fn full(program: &Path) -> Result<Report> {
    let folder = Folder::new("disk")?;
    let mounted = folder.file("small");
    fs::create_dir_all(&mounted)?;
    let wrapper = small_disk(&mounted);
    let log = folder.file("log");
    let data = mounted.join("data.sqlite");
    let server = ServerProcess::open_on(program, &data, &log, wrapper)?;
    // The file system can be seen by the server alone; this is its view of it.
    let inside = PathBuf::from(format!("/proc/{}/root", server.process()));
    let stuffing = inside.join(mounted.strip_prefix("/")?).join("stuffing");
    let fill = || stuff(&stuffing);
    let make_room = || Ok(fs::remove_file(&stuffing)?);
    // There may be room for the little that is tried for /health.
    play(server, Ill::Perhaps, fill, make_room).await
}

/// Lets every write of a server fail as on a read-only disk, then no more.
///
/// # Errors
/// As [`full`]; or strace is missing or may not look at the server.
pub async fn read_only(program: &Path) -> Result<Report> {
    let folder = Folder::new("read-only")?;
    let data = folder.file("data.sqlite");
    let server = ServerProcess::open(program, &data, &[])?;
    let process = server.process().to_string();
    let tracing = RefCell::new(None);
    let fail = || {
        let mut strace = Command::new("strace")
            .args(["-f", "-e", "trace=write,pwrite64", "-e", "signal=none"])
            .args(["-e", "inject=write,pwrite64:error=EROFS", "-p", &process])
            .arg("-P")
            .arg(&data)
            .arg("-P")
            .arg(folder.file("data.sqlite-wal"))
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        // It says when it holds all threads; from then on writes fail.
        let mut said = strace.stderr.take().ok_or("strace says nothing")?;
        let mut letter = [0];
        let mut line = Vec::new();
        while said.read(&mut letter)? == 1 && letter != *b"\n" {
            line.push(letter[0]);
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        if !line.contains("attached") {
            return Err(line.into());
        }
        *tracing.borrow_mut() = Some(strace);
        Ok(())
    };
    let mend = || {
        let strace: Option<Child> = tracing.borrow_mut().take();
        let Some(mut strace) = strace else { return Ok(()) };
        // Asked so, it lets go of the server; killed, it would take it along.
        Command::new("kill").args(["-INT", &strace.id().to_string()]).status()?;
        strace.wait()?;
        Ok(())
    };
    play(server, Ill::Surely, fail, mend).await
}

/// A command that starts what follows on a file system of two megabytes.
fn small_disk(at: &Path) -> Wrapper {
    let script = "mount -t tmpfs -o size=2m none \"$1\" && shift && exec \"$@\"";
    let mut words: Vec<OsString> = vec!["unshare".into(), "-m".into()];
    if !is_root() {
        words.push("-r".into());
    }
    words.extend(["sh".into(), "-c".into(), script.into(), "sh".into(), at.into()]);
    Wrapper::Command(words)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Writes until there is no room.
fn stuff(path: &Path) -> Result<()> {
    let mut file = File::create(path)?;
    let block = [b'.'; 1024];
    while file.write_all(&block).is_ok() {}
    Ok(())
}

/// Whether the server knows that it is ill while the disk fails.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ill {
    Surely,
    Perhaps,
}

async fn play(
    mut server: ServerProcess,
    ill: Ill,
    fail: impl Fn() -> Result<()>,
    mend: impl Fn() -> Result<()>,
) -> Result<Report> {
    let url = server.url();
    let from = Guest::address(1, 1);
    let one = Guest::arrive(&url, "Ada", from).await?;
    let other = Guest::arrive(&url, "Blaise", from).await?;
    let id = open_table(&url, &one, &Table::for_two(Game::Klotze)).await?;
    let mut one = Player::new(&url, one, id, 1).with_patience(Duration::from_millis(200));
    let mut other = Player::new(&url, other, id, 2).with_patience(Duration::from_millis(200));
    other.sit_down(Seat::ALL[1]).await?;
    both(&mut one, &mut other, |player| player.acknowledged().len() >= 5).await?;

    fail()?;
    both(&mut one, &mut other, |player| !player.refused().is_empty()).await?;
    let told = one.acknowledged().len() + other.acknowledged().len();
    let error = one.refused().iter().chain(other.refused()).next().cloned();
    let error = error.ok_or("nobody was told anything")?;
    server.check_health()?;
    if ill == Ill::Surely {
        let health = http::get(&format!("{url}/health"), &Caller::anyone()).await?;
        let reason: WireError = health.json()?;
        if health.status != 503 || reason.code != error.code {
            return Err(format!("health: {} {}", health.status, health.text()).into());
        }
    }

    mend()?;
    let goal = told + 10;
    both(&mut one, &mut other, |player| player.acknowledged().len() >= goal / 2 + 2).await?;
    one.settle().await?;
    other.settle().await?;
    let acknowledged = one.acknowledged().len() + other.acknowledged().len();
    let stored = events(&url, id).await?;
    let made = stored.iter().filter(|event| matches!(event.kind, EventKind::Acted { .. })).count();
    if made != acknowledged {
        return Err(format!("{made} made, {acknowledged} acknowledged").into());
    }
    // What is on disk is what was told: a server that opens anew has it all.
    server.check_health()?;
    Ok(Report { error, acknowledged })
}

/// Lets both play until one of them is where they are wanted.
async fn both(
    one: &mut Player,
    other: &mut Player,
    wanted: impl Fn(&Player) -> bool + Copy,
) -> Result<()> {
    tokio::select! {
        played = one.play_until(wanted) => played?,
        played = other.play_until(wanted) => played?,
    }
    let over = |player: &Player| player.table().is_some_and(|table| table.phase() == Phase::Over);
    if over(one) { Err("the game ended too early".into()) } else { Ok(()) }
}
