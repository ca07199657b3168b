//! Several servers over one database, some of them killed. People play at all of them,
//! each with somebody who is connected to another one; whoever's server dies plays on at
//! the next. No acknowledged action may be lost, none may be there twice, every table goes
//! on, every bot moves, and every flag falls, once.

use std::{
    path::Path,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use client::http;
use game::{Leaving, Seat};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};
use table::{EventKind, Phase, TableId};
use tokio::time::sleep;

use crate::{
    Folder, Guest, Player, Result, ServerProcess,
    crash::{Pair, Shared, events},
};

/// How much is killed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many servers there are.
    pub servers: usize,
    /// How often one of them is killed.
    pub kills: u32,
    /// At how many tables there is play at the same time.
    pub tables: usize,
    /// At how many tables somebody lets their time run out, for each kill.
    pub flags: usize,
    /// What random moments, servers and actions are drawn from.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How often a server was killed.
    pub kills: u32,
    /// How many tables were played at.
    pub tables: usize,
    /// How many actions were acknowledged; all of them are there, once each.
    pub acknowledged: usize,
    /// How many flags fell, once each.
    pub flags: usize,
}

/// Kills one server after the other, and compares what people were told with what is
/// stored.
///
/// # Errors
/// Something was lost or doubled, or a table does not go on.
pub async fn run(
    program: &Path,
    database: &str,
    plan: Plan,
    mut progress: impl FnMut(u32),
) -> Result<Report> {
    let folder = Folder::new("cluster")?;
    let open = |number: usize| {
        let beside = folder.file(&format!("server-{number}"));
        ServerProcess::open_database(program, database, &beside)
    };
    let mut servers: Vec<ServerProcess> = (0..plan.servers).map(open).collect::<Result<_>>()?;
    let urls: Vec<String> = servers.iter().map(ServerProcess::url).collect();
    let shared = Arc::new(Shared::default());
    let mut pairs = Vec::new();
    for number in 0..plan.tables {
        let pair = Pair::arrive(&urls, number, plan.seed).await?;
        pairs.push(tokio::spawn(pair.play(Arc::clone(&shared))));
    }
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    let mut flags = Vec::new();
    for kill in 1..=plan.kills {
        let victim = rng.random_range(0..servers.len());
        // Whose flags fall is looked after by the one that dies, or is just dying.
        for number in 0..plan.flags {
            let late = Late::sit_down(&urls[victim], flags.len() + plan.tables + number).await?;
            flags.push(late);
        }
        shared.wait_for_more(rng.random_range(1..=4 * plan.tables as u64), &mut pairs).await?;
        sleep(Duration::from_micros(rng.random_range(0..20_000))).await;
        servers[victim].kill()?;
        // The others go on without it, also with its tables.
        shared.wait_for_more(4 * plan.tables as u64, &mut pairs).await?;
        for late in flags.iter().rev().take(plan.flags) {
            late.wait(&urls[(victim + 1) % urls.len()]).await?;
        }
        servers[victim].reopen()?;
        progress(kill);
    }
    shared.wait_for_more(plan.tables as u64, &mut pairs).await?;
    shared.ending.store(true, Ordering::Relaxed);
    let mut report = Report { kills: plan.kills, ..Report::default() };
    for pair in pairs {
        for (number, played) in pair.await??.into_iter().enumerate() {
            report.tables += 1;
            report.acknowledged += played.check(&urls[number % urls.len()]).await?;
        }
    }
    for late in &flags {
        late.check(&urls).await?;
        report.flags += 1;
    }
    for server in &mut servers {
        server.check_health()?;
    }
    Ok(report)
}

/// A table where nobody moves, and time runs out.
struct Late(TableId);

impl Late {
    /// Two sit down at a server and do nothing more.
    async fn sit_down(url: &str, number: usize) -> Result<Self> {
        let from = Guest::address(number, 1);
        let ada = Guest::arrive(url, "Ada", from).await?;
        let blaise = Guest::arrive(url, "Blaise", from).await?;
        let wanted = json!({
            "game": "kuba", "seats": 2, "first": "as-seated",
            "clock": { "kind": "total", "total": 2000, "increment": 0 },
            "places": [{ "seat": 1, "sitter": "me" }],
        });
        let answer = http::post(&format!("{url}/api/tables"), &wanted, &ada.caller()).await?;
        let view: Value = answer.json()?;
        let id = view["id"].as_str().ok_or_else(|| format!("no table: {view}"))?.parse()?;
        let mut one = Player::new(url, ada, id, 1);
        let mut other = Player::new(url, blaise, id, 2);
        one.look_until(|table| table.contributions()[0].is_some()).await?;
        other.sit_down(Seat::ALL[1]).await?;
        Ok(Self(id))
    }

    /// Waits until the flag has fallen.
    async fn wait(&self, url: &str) -> Result<()> {
        while self.fallen(url).await? == 0 {
            sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// That it has fallen once is known everywhere.
    async fn check(&self, urls: &[String]) -> Result<()> {
        for url in urls {
            let fallen = self.fallen(url).await?;
            if fallen != 1 {
                return Err(format!("{}: the flag has fallen {fallen} times", self.0).into());
            }
        }
        Ok(())
    }

    async fn fallen(&self, url: &str) -> Result<usize> {
        let events = events(url, self.0).await?;
        let falls = |event: &&table::Event| {
            matches!(event.kind, EventKind::Left { how: Leaving::Flagged, .. })
        };
        let table = table::Table::replay(self.0, events.clone());
        let table = table.map_err(|broken| format!("{}: {broken:?}", self.0))?;
        let fallen = events.iter().filter(falls).count();
        if (fallen > 0) != (table.phase() == Phase::Over) {
            return Err(format!("{}: {fallen} flags, and the game goes on", self.0).into());
        }
        Ok(fallen)
    }
}
