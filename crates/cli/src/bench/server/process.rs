//! What the system and the server itself tell of the server: CPU time, memory,
//! batches, bots.

use std::{fs, io, ops::AddAssign, time::Duration};

use client::{Caller, http};
use tokio::time::sleep;

/// The server's process.
#[derive(Clone, Copy)]
pub(super) struct Process(pub(super) u32);

impl Process {
    /// How long its threads have run, all together.
    pub(super) fn cpu_seconds(self) -> io::Result<f64> {
        self.seconds_in_fields(2)
    }

    /// The same, and how long those of its children have run that have ended.
    fn cpu_seconds_with_children(self) -> io::Result<f64> {
        self.seconds_in_fields(4)
    }

    /// User and system time are the twelfth and thirteenth field after the program's
    /// name, a hundred a second; then come those of its children.
    fn seconds_in_fields(self, count: usize) -> io::Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0))?;
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
        let ticks = fields.split_whitespace().skip(11).take(count);
        let ticks: u64 = ticks.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Ok(ticks as f64 / 100.0)
    }

    /// Its memory in bytes, its share of what it shares with others.
    pub(super) fn memory(self) -> io::Result<u64> {
        let rollup = fs::read_to_string(format!("/proc/{}/smaps_rollup", self.0))?;
        let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next());
        Ok(kibibytes.and_then(|number| number.parse::<u64>().ok()).unwrap_or_default() << 10)
    }
}

/// How long all processes of a program have run, those that have ended among them as
/// far as another of it was their parent.
pub(super) fn cpu_seconds_of_all(program: &str) -> f64 {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let is_one = |number: &u32| {
        let name = fs::read_to_string(format!("/proc/{number}/comm")).unwrap_or_default();
        name.trim() == program
    };
    // Whoever has ended meanwhile is among the children of its parent next time.
    let seconds = |number| Process(number).cpu_seconds_with_children().ok();
    numbers.filter(is_one).filter_map(seconds).sum()
}

/// What the server has stored, as it counts itself.
#[derive(Clone, Copy, Default)]
pub(super) struct Batches {
    entries: f64,
    count: f64,
}

impl Batches {
    /// How many commands went into one sync, since an earlier count.
    pub(super) fn mean_since(self, earlier: Self) -> f64 {
        (self.entries - earlier.entries) / (self.count - earlier.count).max(1.0)
    }
}

impl AddAssign for Batches {
    fn add_assign(&mut self, other: Self) {
        self.entries += other.entries;
        self.count += other.count;
    }
}

/// Asks the server how it stores.
pub(super) async fn batches(url: &str) -> testbed::Result<Batches> {
    let metrics = metrics(url).await?;
    let value = |name: &str| number(&metrics, name).unwrap_or_default();
    Ok(Batches {
        entries: value("ludotheque_store_batch_entries_sum"),
        count: value("ludotheque_store_batch_entries_count"),
    })
}

/// Waits until bots think and others wait for them.
pub(super) async fn wait_for_busy_bots(url: &str) -> testbed::Result<()> {
    for _ in 0..200 {
        let metrics = metrics(url).await?;
        let value = |name: &str| number(&metrics, name).unwrap_or_default();
        if value("ludotheque_thinkers_busy") >= 1.0 && value("ludotheque_thoughts_waiting") >= 1.0 {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err("the bots don't think".into())
}

async fn metrics(url: &str) -> testbed::Result<String> {
    Ok(http::get(&format!("{url}/metrics"), &Caller::anyone()).await?.text())
}

/// The value of a metric that has no labels but its server's.
fn number(metrics: &str, name: &str) -> Option<f64> {
    let value = |line: &str| {
        let (labels, value) = line.strip_prefix(name)?.rsplit_once(' ')?;
        labels.starts_with("{server=").then_some(value)?.parse().ok()
    };
    metrics.lines().find_map(value)
}
