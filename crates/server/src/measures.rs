//! The numbers of `/metrics`: what the parts of the server count, and what the
//! system knows of the process. A process has one recorder, however many servers
//! a test opens in it.

use std::{fs, sync::OnceLock};

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::server_name::ServerName;

/// How many events or entries, in powers of two.
const SIZES: [f64; 11] = [1., 2., 4., 8., 16., 32., 64., 128., 256., 512., 1024.];
/// How many seconds, from a tenth of a millisecond to ten seconds.
const SECONDS: [f64; 16] =
    [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1., 2., 5., 10.];

/// What is counted, apart from requests.
const COUNTERS: [&str; 5] = [
    "ludotheque_store_events_total",
    "ludotheque_store_conflicts_total",
    "ludotheque_store_errors_total",
    "ludotheque_backup_errors_total",
    "ludotheque_certificate_errors_total",
];

/// What is shown as it is, from the start on.
const GAUGES: [&str; 5] = [
    "ludotheque_bus_connected",
    "ludotheque_live_connections",
    "ludotheque_rooms",
    "ludotheque_thinkers_busy",
    "ludotheque_thoughts_waiting",
];

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count, for the server of this name.
pub(crate) fn start(name: &ServerName) {
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .add_global_label("server", name.as_str())
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Suffix("_size".into()), &SIZES)
            });
        // A program that has a recorder of its own keeps it.
        let recorder = builder.and_then(PrometheusBuilder::install_recorder).ok();
        // What never happens is zero, and not unknown.
        for counter in COUNTERS {
            metrics::counter!(counter).absolute(0);
        }
        for gauge in GAUGES {
            metrics::gauge!(gauge).increment(0.0);
        }
        recorder
    });
}

/// All numbers, as Prometheus reads them.
pub(crate) fn text() -> String {
    let process = Process::now();
    metrics::gauge!("process_cpu_seconds_total").set(process.seconds);
    metrics::gauge!("process_resident_memory_bytes").set(process.memory as f64);
    metrics::gauge!("process_open_fds").set(process.files as f64);
    metrics::gauge!("process_max_fds").set(process.most_files as f64);
    match RECORDER.get() {
        Some(Some(recorder)) => {
            recorder.run_upkeep();
            recorder.render()
        }
        _ => String::new(),
    }
}

/// What the system knows of this process. Where it does not tell, zero.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Process {
    /// How long its threads have run, all together.
    pub seconds: f64,
    /// Its memory, in bytes.
    pub memory: u64,
    /// Its open files and sockets.
    pub files: usize,
    /// How many it may have open.
    pub most_files: u64,
}

impl Process {
    /// Looks now.
    pub(crate) fn now() -> Self {
        let read = |file: &str| fs::read_to_string(file).unwrap_or_default();
        Self {
            seconds: seconds(&read("/proc/self/stat")).unwrap_or_default(),
            memory: memory(&read("/proc/self/status")).unwrap_or_default(),
            files: fs::read_dir("/proc/self/fd").map_or(0, Iterator::count),
            most_files: most_files(&read("/proc/self/limits")).unwrap_or_default(),
        }
    }
}

/// User and system time are the twelfth and thirteenth field after the
/// program's name, which alone may hold spaces; Linux counts a hundred a second
/// there on every machine.
fn seconds(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut ticks = fields.split_whitespace().skip(11).map(str::parse::<u64>);
    let (user, system) = (ticks.next()?.ok()?, ticks.next()?.ok()?);
    Some((user + system) as f64 / 100.0)
}

fn memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * 1024)
}

fn most_files(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_s_own_numbers_are_read() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194304 1 2 3 4 250 50 0 0 20 0 9 0 1 2 3";
        assert_eq!(seconds(stat), Some(3.0));
        assert_eq!(seconds("7 (a) S"), None);
        assert_eq!(memory("Name:\ta\nVmRSS:\t    2 kB\n"), Some(2048));
        assert_eq!(memory("Name:\ta\n"), None);
        let limits =
            "Limit   Soft Limit  Hard Limit  Units\nMax open files   1024   20000   files\n";
        assert_eq!(most_files(limits), Some(1024));
    }
}
