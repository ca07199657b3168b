//! The threads that think, and the line before them. They are apart from those
//! that serve people and never wait for anything but work.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread,
};

use parking_lot::{Condvar, Mutex, MutexGuard};
use search::Progress;

use super::{
    load::Load,
    priority,
    queue::{Rank, TaskQueue},
    thought::{PendingTask, Task, Thought},
};

/// The threads that think.
pub(super) struct Thinkers {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<TaskQueue<Box<dyn Task>>>,
    /// Someone has joined the line, or the server closes.
    news: Condvar,
    load: Load,
}

impl Thinkers {
    /// Starts as many as the load says. Where the system gives none, nobody is
    /// ever answered, and nobody waits for it.
    pub(super) fn start(load: Load) -> Self {
        let threads = load.threads;
        let shared = Shared { queue: Mutex::default(), news: Condvar::new(), load };
        let thinkers = Self { shared: Arc::new(shared) };
        let started = (0..threads).filter(|number| {
            let shared = Arc::clone(&thinkers.shared);
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            let started = thread.spawn(move || shared.think());
            started
                .inspect_err(|error| tracing::error!(%error, "could not start a bot thread"))
                .is_ok()
        });
        if started.count() == 0 {
            thinkers.close();
        }
        thinkers
    }

    /// What comes of a thought; `None` when the server closes or the thought
    /// failed. Who drops the future lets go of the thought.
    pub(super) async fn ask<T: Thought>(
        &self,
        rank: Rank,
        thought: T,
        permit: impl Send + 'static,
    ) -> Option<T::Answer> {
        let (task, answer) = PendingTask::new(thought, permit);
        self.shared.join(rank, Box::new(task));
        answer.await.ok()
    }

    /// Sends those away who no longer wait, and frees their places.
    pub(super) fn look_around(&self) {
        let mut queue = self.shared.lock();
        queue.retain(|task| task.is_wanted());
        self.shared.load.note_waiting(queue.len());
    }

    /// Sends all away and lets the threads end.
    pub(super) fn close(&self) {
        self.shared.load.note_closing();
        let mut queue = self.shared.lock();
        queue.clear();
        self.shared.load.note_waiting(0);
        drop(queue);
        self.shared.news.notify_all();
    }

    /// How many wait, and how many threads think.
    pub(super) fn load(&self) -> (usize, usize) {
        let queue = self.shared.lock();
        (queue.len(), self.shared.load.busy())
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, TaskQueue<Box<dyn Task>>> {
        self.queue.lock()
    }

    fn join(&self, rank: Rank, task: Box<dyn Task>) {
        let mut queue = self.lock();
        // Under the lock, so that nobody joins after all were sent away.
        if self.load.is_closing() {
            return;
        }
        queue.join(rank, task);
        self.load.note_waiting(queue.len());
        drop(queue);
        self.news.notify_one();
    }

    /// The life of a thread.
    fn think(&self) {
        priority::lower();
        while let Some((rank, mut task)) = self.next() {
            // A bot with a fault must not take its thread with it.
            let thought = catch_unwind(AssertUnwindSafe(|| task.go_on(rank, &self.load)));
            if thought.is_err() {
                tracing::error!("a bot panicked");
            }
            let unfinished = matches!(thought, Ok(Progress::Searching)) && task.is_wanted();
            self.put_aside(rank, unfinished.then_some(task));
        }
    }

    /// Waits for someone in line; `None` when the server closes.
    fn next(&self) -> Option<(Rank, Box<dyn Task>)> {
        let mut queue = self.lock();
        loop {
            if self.load.is_closing() {
                return None;
            }
            if let Some((rank, task)) = queue.next() {
                self.load.note_waiting(queue.len());
                if task.is_wanted() {
                    self.load.note_begun();
                    return Some((rank, task));
                }
            } else {
                self.news.wait(&mut queue);
            }
        }
    }

    /// Ends a stretch of thinking; what is not finished joins the line again.
    fn put_aside(&self, rank: Rank, unfinished: Option<Box<dyn Task>>) {
        let mut queue = self.lock();
        if let Some(task) = unfinished
            && !self.load.is_closing()
        {
            queue.join(rank, task);
            self.load.note_waiting(queue.len());
        }
        self.load.note_ended();
    }
}
