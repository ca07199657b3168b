//! Durability is proven, not assumed: a kill does not empty the page cache, so
//! the server runs under strace while people play, and the order of its calls is
//! looked at. strace runs beside the server (`-D`), so that the server is still our
//! own child.

use std::{fs, path::Path, time::Duration};

use game::Seat;
use shelf::Game;
use tokio::time::sleep;

use crate::{Folder, Guest, Player, Result, ServerProcess, Table, Wrapper, open_table, trace};

/// What is traced: everything that writes or syncs.
const CALLS: &str = "trace=write,writev,sendto,sendmsg,pwrite64,pwritev,fsync,fdatasync";

/// How often the trace is looked at for its end, a hundred times a second.
const PATIENCE: usize = 6_000;

/// Plays at several tables at once under strace; returns the trace.
///
/// # Errors
/// strace is missing, or the server does not play.
pub async fn record(program: &Path, actions: usize) -> Result<String> {
    let folder = Folder::new("durability")?;
    let trace = folder.file("trace");
    let words = ["strace", "-D", "-f", "-yy", "-s", "70000", "-e", CALLS, "-o"];
    let mut words: Vec<_> = words.iter().map(Into::into).collect();
    words.push(trace.clone().into_os_string());
    let wrapper = Wrapper::Command(words);
    let data = folder.file("data.sqlite");
    let mut server = ServerProcess::open_through(program, &data, &[], "warn", wrapper)?;
    let url = server.url();
    let playing = Game::ALL.map(|game| tokio::spawn(play(url.clone(), game, actions)));
    for game in playing {
        game.await??;
    }
    server.check_health()?;
    let process = server.process();
    server.kill()?;
    // strace outlives the server a little.
    for _ in 0..PATIENCE {
        let trace = fs::read_to_string(&trace)?;
        if trace::tells_the_end_of(process, &trace) {
            return Ok(trace);
        }
        sleep(Duration::from_millis(10)).await;
    }
    Err("strace does not tell that the server was killed".into())
}

/// Records and proves.
///
/// # Errors
/// As [`record`]; or an acknowledgement left too early.
pub async fn run(program: &Path, actions: usize) -> Result<trace::Proven> {
    let trace = record(program, actions).await?;
    trace::prove(&trace).map_err(|unproven| format!("{unproven:?}").into())
}

async fn play(url: String, game: Game, actions: usize) -> Result<()> {
    let from = Guest::address(1, 1);
    let one = Guest::arrive(&url, "Ada", from).await?;
    let other = Guest::arrive(&url, "Blaise", from).await?;
    let table = open_table(&url, &one, &Table::for_two(game)).await?;
    let mut one = Player::new(&url, one, table, 1);
    let mut other = Player::new(&url, other, table, 2);
    other.sit_down(Seat::ALL[1]).await?;
    let over = |player: &Player| {
        player.table().is_some_and(|table| table.phase() == table::Phase::Over)
            || player.table().is_some_and(|table| table.events() as usize > actions)
    };
    tokio::try_join!(one.play_until(over), other.play_until(over))?;
    Ok(())
}
