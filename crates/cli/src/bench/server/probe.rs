//! How long the disk takes to sync, measured in the same run beside the data
//! file: what the server waits for, with nothing of the server in it.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// How often it is measured: seldom enough not to be the load itself.
const BETWEEN: Duration = Duration::from_millis(40);

/// A thread that writes and syncs.
pub(super) struct Probe {
    ending: Arc<AtomicBool>,
    thread: JoinHandle<Vec<f64>>,
}

impl Probe {
    /// Begins to measure with this file.
    pub(super) fn start(path: &Path) -> io::Result<Self> {
        let mut file = File::create(path)?;
        let ending = Arc::new(AtomicBool::new(false));
        let thread = thread::spawn({
            let ending = Arc::clone(&ending);
            move || {
                let mut times = Vec::new();
                let block = [0; 4096];
                while !ending.load(Ordering::Relaxed) {
                    let begun = Instant::now();
                    if file.write_all(&block).and_then(|()| file.sync_data()).is_ok() {
                        times.push(begun.elapsed().as_secs_f64() * 1e3);
                    }
                    thread::sleep(BETWEEN);
                }
                times
            }
        });
        Ok(Self { ending, thread })
    }

    /// Ends; how many milliseconds each sync took, in order.
    pub(super) fn end(self) -> Vec<f64> {
        self.ending.store(true, Ordering::Relaxed);
        let mut times = self.thread.join().unwrap_or_default();
        times.sort_unstable_by(f64::total_cmp);
        times
    }
}
