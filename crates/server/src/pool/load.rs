//! How busy the pool is, as its thinkers see it while they think: numbers that
//! are read between two sips of a search, so they are plain atomics.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::Duration,
};

/// How busy the pool is.
#[derive(Debug)]
pub(super) struct Load {
    pub(super) threads: usize,
    longest: Duration,
    waiting: AtomicUsize,
    busy: AtomicUsize,
    closing: AtomicBool,
}

/// However many are waiting, a bot may think so long: what is played in less is
/// no level any more.
const SHORTEST: Duration = Duration::from_millis(50);

impl Load {
    pub(super) fn new(threads: usize, longest: Duration) -> Self {
        Self {
            threads,
            longest,
            waiting: AtomicUsize::new(0),
            busy: AtomicUsize::new(0),
            closing: AtomicBool::new(false),
        }
    }

    /// How long a bot may think about an action now: with so many waiting for
    /// each thread that all had to wait their number times the longest, each
    /// takes its part of it.
    pub(super) fn allowed(&self) -> Duration {
        let before = self.waiting() / self.threads;
        let share = self.longest / u32::try_from(1 + before).unwrap_or(u32::MAX);
        share.max(SHORTEST.min(self.longest))
    }

    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    pub(super) fn busy(&self) -> usize {
        self.busy.load(Ordering::Relaxed)
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    pub(super) fn note_waiting(&self, waiting: usize) {
        self.waiting.store(waiting, Ordering::Relaxed);
        metrics::gauge!("ludotheque_thoughts_waiting").set(waiting as f64);
    }

    pub(super) fn note_closing(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    /// One thread more thinks.
    pub(super) fn note_begun(&self) {
        let busy = self.busy.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::gauge!("ludotheque_thinkers_busy").set(busy as f64);
    }

    /// One thread fewer thinks.
    pub(super) fn note_ended(&self) {
        let busy = self.busy.fetch_sub(1, Ordering::Relaxed) - 1;
        metrics::gauge!("ludotheque_thinkers_busy").set(busy as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_shorter_each_thinks() {
        let load = Load::new(2, Duration::from_secs(2));
        for (waiting, allowed) in [(0, 2_000), (1, 2_000), (2, 1_000), (6, 500), (1_000, 50)] {
            load.note_waiting(waiting);
            assert_eq!(load.allowed().as_millis(), allowed, "{waiting}");
        }
        let hasty = Load::new(1, Duration::from_millis(10));
        assert_eq!(hasty.allowed(), Duration::from_millis(10));
    }
}
