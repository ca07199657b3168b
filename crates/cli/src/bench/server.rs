//! `ludotheque bench server`: a load generator. It opens a server as a process of
//! its own on a real data file, or several on one database, and real WebSocket clients
//! from many loopback addresses play whole games at tables for two, with a watcher each.
//!
//! - *saturated*: every table plays as fast as it is answered; what counts is how
//!   many acknowledged actions the server stores for a second of its CPU time.
//! - *paced*: each table makes two actions a second; what counts is the time from
//!   command to acknowledgement, also while bots use all the thinking there is.
//! - *idle*: connections that say nothing; what counts is the memory of each.
//!
//! The generator shares the machine with the server, so it is cheap: one thread,
//! one task for a table, and each event is read once.

mod guests;
mod idle;
mod pair;
mod probe;
mod process;
mod report;
mod servers;
mod wire;

use std::{
    env, io,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use protocol::Command;
use serde::Serialize;
use shelf::Game;
use table::{Phase, Stakes};
use testbed::{Guest, Player, ServerProcess, Table};
use words::Words;

use super::machine;
use crate::{
    args::{BenchServer, Load},
    failure::Failure,
};
use pair::{Pace, Pair};
use probe::Probe;
use servers::{CpuSeconds, Servers};

/// At how many tables there is play.
const TABLES: usize = 500;
/// How many connections are held idle.
const IDLE: usize = 10_000;
/// How often a table acts when it is paced.
const BETWEEN_ACTIONS: Duration = Duration::from_millis(500);
/// How long play warms up before it is measured.
const WARM_UP: Duration = Duration::from_secs(3);
/// How many tables of bots fill the pool.
const BOT_TABLES: usize = 24;

/// All figures of a run; what was not asked for is not there.
#[derive(Serialize)]
struct Figures {
    machine: String,
    seconds: u64,
    tables: usize,
    servers: u16,
    #[serde(flatten)]
    saturated: Option<Saturated>,
    #[serde(flatten)]
    paced: Option<Paced>,
    #[serde(flatten)]
    idle: Option<Idle>,
}

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "all figures share one line of JSON")]
struct Saturated {
    actions_per_cpu_second: f64,
    actions_per_second: f64,
    cpu_us_per_action: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    database_cpu_us_per_action: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bus_cpu_us_per_action: Option<f64>,
    batch_mean: f64,
    saturated_ack_p50_ms: f64,
    saturated_ack_p99_ms: f64,
    games_finished: u64,
}

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "all figures share one line of JSON")]
struct Paced {
    paced_actions_per_second: f64,
    ack_p50_ms: f64,
    ack_p99_ms: f64,
    fsync_p99_ms: f64,
    bots_ack_p50_ms: f64,
    bots_ack_p99_ms: f64,
    bots_fsync_p99_ms: f64,
}

#[derive(Serialize)]
struct Idle {
    idle_connections: usize,
    bytes_per_idle_connection: f64,
}

pub(crate) fn run(arguments: &BenchServer, words: &Words) -> Result<(), Failure> {
    // Where it can't be raised fewer connections are held, and the report says so.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bench = Bench {
        disk: arguments.disk.clone().map_or_else(env::current_dir, Ok)?,
        wanted: arguments,
        window: Duration::from_secs(arguments.seconds),
        bar: progress_bar(),
        words,
    };
    let figures = runtime.block_on(bench.measure(arguments.only)).map_err(io::Error::other)?;
    report::write(&figures, arguments.json, words)
}

struct Bench<'a> {
    disk: PathBuf,
    wanted: &'a BenchServer,
    window: Duration,
    bar: ProgressBar,
    words: &'a Words,
}

/// What happened while it was measured.
struct Measured {
    actions: u64,
    seconds: f64,
    cpu: CpuSeconds,
    batch_mean: f64,
    /// From command to acknowledgement, in milliseconds, in order.
    waits: Vec<f64>,
    syncs: Vec<f64>,
    games: u64,
}

/// What all tables tell the one who measures.
#[derive(Default)]
pub(crate) struct Tally {
    actions: AtomicU64,
    games: AtomicU64,
    waits: Mutex<Vec<f64>>,
    ending: AtomicBool,
}

impl Tally {
    fn take_waits(&self) -> Vec<f64> {
        std::mem::take(&mut *self.waits.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Bench<'_> {
    async fn measure(&self, only: Option<Load>) -> testbed::Result<Figures> {
        let wanted = |load| only.is_none_or(|only| only == load);
        let saturated = if wanted(Load::Saturated) { Some(self.saturated().await?) } else { None };
        let paced = if wanted(Load::Paced) { Some(self.paced().await?) } else { None };
        let idle = if wanted(Load::Idle) { Some(self.idle().await?) } else { None };
        self.bar.finish_and_clear();
        let (machine, seconds) = (machine::name(), self.window.as_secs());
        let servers = self.wanted.servers;
        Ok(Figures { machine, seconds, tables: TABLES, servers, saturated, paced, idle })
    }

    async fn saturated(&self) -> testbed::Result<Saturated> {
        let servers = self.open()?;
        let playing = self.seat_everybody(&servers, Pace::AsFastAsItGoes).await?;
        self.say("bench-server-saturated");
        let measured = self.watch(&servers, &playing.tally).await?;
        playing.end().await?;
        let (actions, cpu) = (measured.actions as f64, measured.cpu);
        let each = |seconds: f64| 1e6 * seconds / actions;
        Ok(Saturated {
            actions_per_cpu_second: actions / cpu.servers,
            actions_per_second: actions / measured.seconds,
            cpu_us_per_action: each(cpu.servers),
            database_cpu_us_per_action: self.wanted.database.as_ref().map(|_| each(cpu.database)),
            bus_cpu_us_per_action: self.wanted.bus.as_ref().map(|_| each(cpu.bus)),
            batch_mean: measured.batch_mean,
            saturated_ack_p50_ms: share(&measured.waits, 50),
            saturated_ack_p99_ms: share(&measured.waits, 99),
            games_finished: measured.games,
        })
    }

    async fn paced(&self) -> testbed::Result<Paced> {
        let servers = self.open()?;
        let playing = self.seat_everybody(&servers, Pace::Every(BETWEEN_ACTIONS)).await?;
        self.say("bench-server-paced");
        let alone = self.watch(&servers, &playing.tally).await?;
        self.fill_the_pool(servers.first()).await?;
        self.say("bench-server-bots");
        let with_bots = self.watch(&servers, &playing.tally).await?;
        playing.end().await?;
        Ok(Paced {
            paced_actions_per_second: alone.actions as f64 / alone.seconds,
            ack_p50_ms: share(&alone.waits, 50),
            ack_p99_ms: share(&alone.waits, 99),
            fsync_p99_ms: share(&alone.syncs, 99),
            bots_ack_p50_ms: share(&with_bots.waits, 50),
            bots_ack_p99_ms: share(&with_bots.waits, 99),
            bots_fsync_p99_ms: share(&with_bots.syncs, 99),
        })
    }

    async fn idle(&self) -> testbed::Result<Idle> {
        let servers = self.open()?;
        self.say("bench-server-idle");
        self.bar.set_length(IDLE as u64);
        let held = idle::hold(servers.first(), IDLE, &self.bar).await?;
        Ok(Idle {
            idle_connections: held.connections,
            bytes_per_idle_connection: held.grown as f64 / held.connections.max(1) as f64,
        })
    }

    fn open(&self) -> testbed::Result<Servers> {
        Servers::open(self.wanted, &self.disk)
    }

    /// Lets everybody in and lets all tables play.
    async fn seat_everybody(&self, servers: &Servers, pace: Pace) -> testbed::Result<BusyTables> {
        self.say("bench-server-arriving");
        self.bar.set_length(2 * TABLES as u64);
        let guests = guests::arrive(&servers.first().url(), 2 * TABLES, &self.bar).await?;
        let tally = Arc::new(Tally::default());
        let mut tables = Vec::new();
        for (number, guests) in guests.chunks_exact(2).enumerate() {
            let guests = [guests[0].clone(), guests[1].clone()];
            let pair = Pair::new(servers, guests, number, pace, Arc::clone(&tally));
            tables.push(tokio::spawn(pair.play()));
        }
        Ok(BusyTables { tally, tables })
    }

    /// Measures for as long as was asked for, once play is under way.
    async fn watch(&self, servers: &Servers, tally: &Tally) -> testbed::Result<Measured> {
        self.wait(WARM_UP).await;
        let probe = Probe::start(&servers.folder().file("probe"))?;
        tally.take_waits();
        let batches = servers.batches().await?;
        let [actions, games] =
            [&tally.actions, &tally.games].map(|count| count.load(Ordering::Relaxed));
        let (begun, cpu) = (Instant::now(), servers.cpu_seconds()?);
        self.wait(self.window).await;
        let (seconds, cpu) = (begun.elapsed().as_secs_f64(), servers.cpu_seconds()?.since(cpu));
        let made = tally.actions.load(Ordering::Relaxed) - actions;
        let games = tally.games.load(Ordering::Relaxed) - games;
        let mut waits = tally.take_waits();
        waits.sort_unstable_by(f64::total_cmp);
        let batch_mean = servers.batches().await?.mean_since(batches);
        let syncs = probe.end();
        Ok(Measured { actions: made, seconds, cpu, batch_mean, waits, syncs, games })
    }

    /// Waits, and shows that it does.
    async fn wait(&self, span: Duration) {
        let steps = span.as_millis().div_ceil(100) as u64;
        self.bar.set_length(steps);
        for step in 0..steps {
            self.bar.set_position(step);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Bots play each other at so many tables that every thinker is busy: at a
    /// table for four the only person resigns, and the three bots play on.
    async fn fill_the_pool(&self, server: &ServerProcess) -> testbed::Result<()> {
        let host = Guest::arrive(&server.url(), "Host", Guest::address(5000, 1)).await?;
        let bots = vec![bots::visit(Game::Klotze, HighestLevel); 3];
        let table = Table { game: Game::Klotze, seats: 4, bots, stakes: Stakes::Friendly };
        for number in 0..BOT_TABLES {
            let id = testbed::open_table(&server.url(), &host, &table).await?;
            let mut player = Player::new(&server.url(), host.clone(), id, number as u64);
            player.look_until(|table| table.phase() == Phase::Playing).await?;
            let seats = player.table().map(|table| table.seats_of(host.id)).unwrap_or_default();
            for seat in seats {
                player.ask(Command::Resign { seat }).await?;
            }
            player.settle().await?;
        }
        process::wait_for_busy_bots(&server.url()).await
    }

    fn say(&self, code: &str) {
        self.bar.set_position(0);
        self.bar.set_message(self.words.text(code));
    }
}

/// Tables that are played at.
struct BusyTables {
    tally: Arc<Tally>,
    tables: Vec<tokio::task::JoinHandle<testbed::Result<()>>>,
}

impl BusyTables {
    /// Lets everybody stop after the turn that is under way.
    async fn end(self) -> testbed::Result<()> {
        self.tally.ending.store(true, Ordering::Relaxed);
        for table in self.tables {
            table.await??;
        }
        Ok(())
    }
}

struct HighestLevel;

impl bots::Visitor for HighestLevel {
    type Output = u8;

    fn visit<P: bots::BotGame>(self) -> u8 {
        P::LEVELS
    }
}

/// The value below which so many of a hundred of a sorted list lie; zero for none.
fn share(sorted: &[f64], percent: usize) -> f64 {
    let place = sorted.len() * percent / 100;
    sorted.get(place.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}

fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::new(1);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} · {elapsed} · {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
