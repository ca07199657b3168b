//! Play over a bad network: messages between clients and server are dropped,
//! delayed, repeated and reordered, and lines are cut. In the end everybody knows
//! the same table, event by event, and every command was executed once.

use std::{path::Path, time::Duration};

use game::Seat;
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use shelf::Game;
use table::{EventKind, Phase, TableId};

use crate::{
    Folder, Guest, Player, Proxy, Result, ServerProcess, Table, Whims, crash::events, open_table,
};

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games, one after the other at each of four tables.
    pub games: usize,
    /// The most actions of each player in one game.
    pub actions: usize,
    /// What happens to messages.
    pub whims: Whims,
    /// What everything random is drawn from.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games were played.
    pub games: usize,
    /// How many actions were acknowledged.
    pub acknowledged: usize,
}

/// Plays games over a bad network, and compares what everybody knows.
///
/// # Errors
/// They don't agree, or something was executed twice or never.
pub async fn run(program: &Path, plan: Plan, mut progress: impl FnMut(usize)) -> Result<Report> {
    let folder = Folder::new("network")?;
    let mut server = ServerProcess::open(program, &folder.file("data.sqlite"), &[])?;
    let proxy = Proxy::before(server.port(), plan.whims, plan.seed).await?;
    let mut report = Report::default();
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    while report.games < plan.games {
        let at_once = Game::ALL.len().min(plan.games - report.games);
        let mut tables = Vec::new();
        for game in Game::ALL.into_iter().take(at_once) {
            let (server, proxy) = (server.url(), proxy.url());
            tables.push(tokio::spawn(play(server, proxy, game, plan.actions, rng.random())));
        }
        for table in tables {
            report.acknowledged += table.await??;
            report.games += 1;
            progress(report.games);
        }
    }
    server.check_health()?;
    Ok(report)
}

/// One game of two players and a watcher.
async fn play(
    server: String,
    proxy: String,
    game: Game,
    actions: usize,
    seed: u64,
) -> Result<usize> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let address = Guest::address(rng.random_range(0..1000), 1);
    let mut guests = Vec::new();
    for name in ["Ada", "Blaise", "Chloé"] {
        guests.push(Guest::arrive(&server, name, address).await?);
    }
    let table = open_table(&server, &guests[0], &Table::for_two(game)).await?;
    let mut player = |guest: &Guest| {
        let patience = Duration::from_millis(150);
        Player::new(&proxy, guest.clone(), table, rng.random()).with_patience(patience)
    };
    let mut one = player(&guests[0]);
    let mut other = player(&guests[1]);
    let mut watcher = player(&guests[2]);
    other.sit_down(Seat::ALL[1]).await?;
    let enough = |player: &Player| {
        let over = player.table().is_some_and(|table| table.phase() == Phase::Over);
        player.is_settled() && (over || player.acknowledged().len() >= actions)
    };
    // Whoever has enough resigns, so that the other stops too.
    let play = async |player: &mut Player, seats: [Seat; 2]| -> Result<()> {
        player.play_until(enough).await?;
        let over = player.table().is_some_and(|table| table.phase() == Phase::Over);
        if !over {
            for seat in seats {
                player.ask(protocol::Command::Resign { seat }).await?;
            }
            player.settle().await?;
        }
        player
            .play_until(|player| player.table().is_some_and(|table| table.phase() == Phase::Over))
            .await
    };
    let seats = [Seat::ALL[0], Seat::ALL[1]];
    let over = |player: &Player| player.table().is_some_and(|table| table.phase() == Phase::Over);
    tokio::try_join!(play(&mut one, seats), play(&mut other, seats), watcher.play_until(over))?;
    compare(&server, table, &mut [one, other, watcher]).await
}

/// Everybody knows what the server knows; returns how many actions were made.
async fn compare(server: &str, id: TableId, players: &mut [Player]) -> Result<usize> {
    let events = events(server, id).await?;
    let table =
        table::Table::replay(id, events.iter().cloned()).map_err(|broken| broken.to_string())?;
    for player in players.iter_mut() {
        player
            .play_until(|player| {
                player.table().is_some_and(|known| known.events() >= table.events())
            })
            .await?;
        let known = player.table().ok_or("a player without a table")?;
        let told = |table: &table::Table| table.record(&|_| None, None, "");
        if known.events() != table.events() || told(known) != told(&table) {
            return Err(format!("{id}: they don't agree").into());
        }
    }
    let made = events.iter().filter(|event| matches!(event.kind, EventKind::Acted { .. })).count();
    let acknowledged: usize = players.iter().map(|player| player.acknowledged().len()).sum();
    if made != acknowledged {
        return Err(format!("{id}: {made} made, {acknowledged} acknowledged").into());
    }
    Ok(made)
}
