//! Kills under load. The server is killed at random moments, as a power cut would,
//! while guests play at several tables, and opened again on the same data. No
//! acknowledged action may be lost, none may be there twice, and every table goes
//! on.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use client::{Caller, http};
use game::Seat;
use protocol::Event;
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::Value;
use shelf::Game;
use table::{EventKind, Phase, TableId};
use tokio::time::sleep;

use crate::{Folder, Guest, Player, Result, SentCommand, ServerProcess, Table, open_table};

/// How much is killed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often the server is killed.
    pub kills: u32,
    /// At how many tables there is play at the same time.
    pub tables: usize,
    /// What random moments and actions are drawn from.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How often the server was killed.
    pub kills: u32,
    /// How many tables were played at.
    pub tables: usize,
    /// How many actions were acknowledged; all of them are there, once each.
    pub acknowledged: usize,
}

/// Kills a server again and again, and compares what people were told with what
/// it has.
///
/// # Errors
/// Something was lost or doubled, or a table does not go on.
pub async fn run(program: &Path, plan: Plan, progress: impl FnMut(u32)) -> Result<Report> {
    run_on(program, None, plan, progress).await
}

/// The same, with the data in a `PostgreSQL` database where one is named.
///
/// # Errors
/// As [`run`].
pub async fn run_on(
    program: &Path,
    database: Option<&str>,
    plan: Plan,
    mut progress: impl FnMut(u32),
) -> Result<Report> {
    let folder = Folder::new("crash")?;
    let mut server = match database {
        Some(url) => ServerProcess::open_database(program, url, &folder.file("data.sqlite"))?,
        None => ServerProcess::open(program, &folder.file("data.sqlite"), &[])?,
    };
    let shared = Arc::new(Shared::default());
    let mut pairs = Vec::new();
    for number in 0..plan.tables {
        let pair = Pair::arrive(&[server.url()], number, plan.seed).await?;
        pairs.push(tokio::spawn(pair.play(Arc::clone(&shared))));
    }
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    for kill in 1..=plan.kills {
        shared.wait_for_more(rng.random_range(1..=4 * plan.tables as u64), &mut pairs).await?;
        sleep(Duration::from_micros(rng.random_range(0..20_000))).await;
        server.kill()?;
        server.reopen()?;
        progress(kill);
    }
    shared.wait_for_more(plan.tables as u64, &mut pairs).await?;
    shared.ending.store(true, Ordering::Relaxed);
    let mut report = Report { kills: plan.kills, ..Report::default() };
    for pair in pairs {
        for played in pair.await?? {
            report.tables += 1;
            report.acknowledged += played.check(&server.url()).await?;
        }
    }
    server.check_health()?;
    Ok(report)
}

/// What all pairs of players share.
#[derive(Default)]
pub(crate) struct Shared {
    acknowledged: AtomicU64,
    pub(crate) ending: AtomicBool,
}

pub(crate) type PairTask = tokio::task::JoinHandle<Result<Vec<Played>>>;

impl Shared {
    /// Waits until so many more actions are acknowledged.
    pub(crate) async fn wait_for_more(&self, more: u64, pairs: &mut [PairTask]) -> Result<()> {
        let until = self.acknowledged.load(Ordering::Relaxed) + more;
        while self.acknowledged.load(Ordering::Relaxed) < until {
            if let Some(stopped) = pairs.iter_mut().find(|pair| pair.is_finished()) {
                stopped.await??;
                return Err("somebody stopped playing".into());
            }
            sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }
}

/// Two who play one game after the other, with each other or, each fifth, with a bot.
pub(crate) struct Pair {
    /// The servers of one and, in another order, those of the other.
    urls: [Vec<String>; 2],
    guests: [Guest; 2],
    number: usize,
    rng: SmallRng,
}

/// A table that was played at, and what its players were told.
pub(crate) struct Played {
    table: TableId,
    acknowledged: Vec<SentCommand>,
    refused: Vec<String>,
}

impl Pair {
    /// Two come in; where there are several servers, each calls another one first.
    pub(crate) async fn arrive(urls: &[String], number: usize, seed: u64) -> Result<Self> {
        // However fast they come back together, they are not too fast for one address.
        let from = Guest::address(number, 1);
        let one = Guest::arrive(&urls[0], "Ada", from).await?;
        let other = Guest::arrive(&urls[0], "Blaise", from).await?;
        let rng = SmallRng::seed_from_u64(seed ^ (number as u64 + 1) << 32);
        let urls = [number, number + 1].map(|first| {
            let mut urls = urls.to_vec();
            let count = urls.len();
            urls.rotate_left(first % count);
            urls
        });
        Ok(Self { urls, guests: [one, other], number, rng })
    }

    pub(crate) async fn play(mut self, shared: Arc<Shared>) -> Result<Vec<Played>> {
        let mut played = Vec::new();
        while !shared.ending.load(Ordering::Relaxed) {
            let game = Game::ALL[self.number % Game::ALL.len()];
            let bots = if self.number % 5 == 4 { vec![1] } else { Vec::new() };
            self.number += 1;
            let wanted = Table { bots, ..Table::for_two(game) };
            let table = self.open(&wanted).await;
            played.push(self.game(table, &wanted, &shared).await?);
        }
        Ok(played)
    }

    /// Opens a table; where the server is closed, as soon as one is open again.
    async fn open(&mut self, wanted: &Table) -> TableId {
        loop {
            match open_table(&self.urls[0][0], &self.guests[0], wanted).await {
                Ok(table) => return table,
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
            self.urls[0].rotate_left(1);
        }
    }

    async fn game(&mut self, table: TableId, wanted: &Table, shared: &Shared) -> Result<Played> {
        let player = |which: usize, seed| {
            let guest = self.guests[which].clone();
            let urls = &self.urls[which];
            Player::new(&urls[0], guest, table, seed).calling_any_of(urls)
        };
        let mut one = player(0, self.rng.random());
        let mut other = player(1, self.rng.random());
        // Where a bot has the other seat, the other looks on.
        if wanted.bots.is_empty() {
            other.sit_down(Seat::ALL[1]).await?;
        }
        let is_over = || {
            let mut counted = 0;
            move |player: &Player| {
                let known = player.acknowledged().len();
                shared.acknowledged.fetch_add((known - counted) as u64, Ordering::Relaxed);
                counted = known;
                let over = player.table().is_some_and(|table| table.phase() == Phase::Over);
                player.is_settled() && (over || shared.ending.load(Ordering::Relaxed))
            }
        };
        tokio::try_join!(one.play_until(is_over()), other.play_until(is_over()))?;
        let mut acknowledged = one.acknowledged().to_vec();
        acknowledged.extend_from_slice(other.acknowledged());
        let refused = one.refused().iter().chain(other.refused());
        // The second action of a turn may come after a draw by repetition.
        let refused = refused.filter(|error| error.at != Some(2));
        let refused = refused.map(|error| error.code.clone()).collect();
        Ok(Played { table, acknowledged, refused })
    }
}

impl Played {
    /// Compares with what the server has; returns how many actions agree.
    pub(crate) async fn check(&self, url: &str) -> Result<usize> {
        let events = events(url, self.table).await?;
        let acted = |event: &table::Event| match &event.kind {
            EventKind::Acted { seat, actions, .. } => Some((*seat, actions.clone())),
            _ => None,
        };
        for asked in &self.acknowledged {
            let from = asked.answers as usize + 1;
            let its_own = events.get(from..asked.upto as usize).unwrap_or_default();
            let wanted = (asked.seat, asked.actions.clone());
            let found = its_own.iter().filter_map(acted).filter(|found| *found == wanted).count();
            if found != 1 {
                let SentCommand { id, actions, .. } = asked;
                return Err(format!("{id} ({actions}) is there {found} times").into());
            }
        }
        // But for bots nobody else plays there: as many were made as were acknowledged.
        let replayed = table::Table::replay(self.table, events.clone());
        let replayed = replayed.map_err(|broken| format!("{}: {broken:?}", self.table))?;
        let is_persons = |seat: Seat| replayed.sitter(seat).is_some_and(|s| s.person().is_some());
        let made = events.iter().filter_map(acted).filter(|(seat, _)| is_persons(*seat)).count();
        if made != self.acknowledged.len() {
            let told = self.acknowledged.len();
            return Err(format!("{}: {made} made, {told} acknowledged", self.table).into());
        }
        if let Some(code) = self.refused.first() {
            return Err(format!("{}: something was refused: {code}", self.table).into());
        }
        Ok(made)
    }
}

/// All events of a table, as the server tells anyone who asks.
pub(crate) async fn events(url: &str, table: TableId) -> Result<Vec<table::Event>> {
    let address = format!("{url}/api/tables/{table}/events");
    let mut told = Vec::new();
    loop {
        let after = told.len().checked_sub(1).map(|last| format!("?after={last}"));
        let address = format!("{address}{}", after.unwrap_or_default());
        let page: Value = http::get(&address, &Caller::anyone()).await?.json()?;
        let events: Vec<Event> = serde_json::from_value(page["events"].clone())?;
        told.extend(events.into_iter().map(table::Event::from));
        if page["more"] != true {
            return Ok(told);
        }
    }
}
