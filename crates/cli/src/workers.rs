//! Much work at the same time, taken in its order: whoever takes what comes of it
//! sees the same, however many work at once. Knows no game.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// As many threads as the machine has cores.
pub(crate) fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` for every number below `count`, in `threads` threads, and hands
/// what comes of it to `take` in the order of the numbers. When that breaks, the
/// flag that all work is handed is raised, and what is still under way is
/// dropped. Work that was stopped by the flag returns `None`.
pub(crate) fn in_order<T: Send, B>(
    count: usize,
    threads: usize,
    work: impl Fn(usize, &AtomicBool) -> Option<T> + Sync,
    mut take: impl FnMut(T) -> ControlFlow<B>,
) -> Option<B> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (done, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(count) {
            let done = done.clone();
            scope.spawn(|| {
                let done = done;
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let Some(result) = work(number, &stop) else { return };
                    // Nobody listens any more once enough has been taken.
                    if done.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                due += 1;
                if let ControlFlow::Break(broken) = take(result) {
                    stop.store(true, Ordering::Relaxed);
                    return Some(broken);
                }
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_order_whoever_is_first() {
        for threads in [1, 4, 16] {
            let mut taken = Vec::new();
            let work = |number: usize, _: &AtomicBool| {
                thread::sleep(Duration::from_micros((number * 7 % 5) as u64 * 100));
                Some(number)
            };
            let broken = in_order(40, threads, work, |number| {
                taken.push(number);
                if number == 30 { ControlFlow::Break("enough") } else { ControlFlow::Continue(()) }
            });
            assert_eq!(broken, Some("enough"));
            assert_eq!(taken, (0..=30).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_is_under_way_is_stopped() {
        let endless = |number: usize, stop: &AtomicBool| {
            while number > 0 && !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            (number == 0).then_some(())
        };
        assert_eq!(in_order(3, 3, endless, |()| ControlFlow::Break(1)), Some(1));
    }
}
