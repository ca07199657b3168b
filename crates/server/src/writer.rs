//! Group commit. A sync takes milliseconds whether it covers one event or a
//! thousand; so everything that waits is appended together, and the next batch
//! gathers while this one is synced. There is no delay of our own: when nothing
//! else waits, an entry goes alone.

use std::{sync::Arc, time::Instant};

use tokio::{
    sync::{Mutex, Notify, mpsc, oneshot},
    task::JoinHandle,
};

use crate::store::{Entry, Outcome, StoreError, TableStore};

/// How many entries go into one commit at most.
const MOST_AT_ONCE: usize = 1024;
/// How many entries may wait; beyond, callers wait to enter.
const MOST_WAITING: usize = 4 * MOST_AT_ONCE;

/// Appends entries for many callers at once.
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
    closing: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// An entry, and who waits for it.
struct Waiting {
    entry: Entry,
    answer: oneshot::Sender<Result<Outcome, StoreError>>,
}

impl Writer {
    /// A writer above a store.
    pub fn new<S: TableStore + ?Sized + 'static>(store: Arc<S>) -> Self {
        let (queue, waiting) = mpsc::channel(MOST_WAITING);
        let closing = Arc::new(Notify::new());
        let task = tokio::spawn(run(store, waiting, Arc::clone(&closing)));
        Self { queue, closing, task: Mutex::new(Some(task)) }
    }

    /// Appends an entry, and answers when it is stored and synced, or is not.
    /// Once it is queued it is stored even if nobody waits for the answer.
    ///
    /// # Errors
    /// It is not stored.
    pub async fn append(&self, entry: Entry) -> Result<Outcome, StoreError> {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting { entry, answer };
        self.queue.send(waiting).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes nothing more, and waits until all that was taken is stored.
    pub async fn close(&self) {
        self.closing.notify_one();
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "writer task failed");
        }
    }
}

/// Appends until it is closed and nothing waits any more.
async fn run<S: TableStore + ?Sized>(
    store: Arc<S>,
    mut queue: mpsc::Receiver<Waiting>,
    closing: Arc<Notify>,
) {
    let mut batch = Vec::with_capacity(MOST_AT_ONCE);
    loop {
        let taken = tokio::select! {
            biased;
            () = closing.notified() => {
                queue.close();
                continue;
            }
            taken = queue.recv_many(&mut batch, MOST_AT_ONCE) => taken,
        };
        if taken == 0 {
            return;
        }
        let (entries, answers): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|Waiting { entry, answer }| (entry, answer)).unzip();
        for (answer, outcome) in answers.into_iter().zip(append(&*store, &entries).await) {
            // Whoever no longer waits does not want to know.
            let _ = answer.send(outcome);
        }
    }
}

/// Appends a batch, measures it, and answers for each entry.
async fn append<S: TableStore + ?Sized>(
    store: &S,
    entries: &[Entry],
) -> Vec<Result<Outcome, StoreError>> {
    let start = Instant::now();
    let appended = store.append(entries).await;
    metrics::histogram!("ludotheque_store_append_seconds").record(start.elapsed());
    metrics::histogram!("ludotheque_store_batch_entries").record(entries.len() as f64);
    match appended {
        Ok(outcomes) => {
            let stored = |(entry, outcome): (&Entry, &Outcome)| match outcome {
                Outcome::Stored => entry.rows.len() as u64,
                Outcome::Taken => 0,
            };
            let events = entries.iter().zip(&outcomes).map(stored).sum();
            let taken = outcomes.iter().filter(|outcome| **outcome == Outcome::Taken).count();
            metrics::counter!("ludotheque_store_events_total").increment(events);
            metrics::counter!("ludotheque_store_conflicts_total").increment(taken as u64);
            outcomes.into_iter().map(Ok).collect()
        }
        Err(error) => {
            metrics::counter!("ludotheque_store_errors_total").increment(1);
            vec![Err(error); entries.len()]
        }
    }
}
