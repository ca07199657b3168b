//! Something to think about, and who waits for the answer.

use std::time::{Duration, Instant};

use search::Progress;
use tokio::sync::oneshot;

use super::{load::Load, queue::Rank};

/// Something to think about, a stretch at a time.
pub(super) trait Thought: Send + 'static {
    /// What comes of it.
    type Answer: Send + 'static;

    /// Thinks on until it is done; `None` when it has to be put aside or is over.
    fn go_on(&mut self, around: &Around<'_>) -> Option<Self::Answer>;
}

/// What goes on around someone who thinks.
pub(super) struct Around<'a> {
    load: &'a Load,
    begun: Instant,
    is_wanted: &'a (dyn Fn() -> bool + Sync),
}

/// What can be put aside is put aside for others after so long.
const STRETCH: Duration = Duration::from_millis(100);

impl Around<'_> {
    /// Whether to stop: nobody waits for the answer, or the server closes.
    pub(super) fn is_over(&self) -> bool {
        self.load.is_closing() || !(self.is_wanted)()
    }

    /// Whether a bot has thought long enough, with so many waiting.
    pub(super) fn is_long(&self) -> bool {
        self.begun.elapsed() >= self.load.allowed()
    }

    /// Whether others wait while this has gone on for a while.
    pub(super) fn is_in_the_way(&self) -> bool {
        self.load.waiting() > 0 && self.begun.elapsed() >= STRETCH
    }
}

/// A thought whose answer someone waits for, whatever it is.
pub(super) trait Task: Send {
    /// Whether they still wait.
    fn is_wanted(&self) -> bool;
    /// Thinks on, and answers when it is done.
    fn go_on(&mut self, rank: Rank, load: &Load) -> Progress;
}

/// A thought with the one who waits for it, and their place in line.
pub(super) struct PendingTask<T: Thought, Permit> {
    thought: T,
    /// `None` once they have been answered.
    asker: Option<oneshot::Sender<T::Answer>>,
    taken: Duration,
    /// Free again before they are answered, for then they may ask anew.
    permit: Option<Permit>,
}

impl<T: Thought, Permit: Send> PendingTask<T, Permit> {
    /// The task, and where its answer arrives.
    pub(super) fn new(thought: T, permit: Permit) -> (Self, oneshot::Receiver<T::Answer>) {
        let (asker, answer) = oneshot::channel();
        (Self { thought, asker: Some(asker), taken: Duration::ZERO, permit: Some(permit) }, answer)
    }
}

impl<T: Thought, Permit: Send> Task for PendingTask<T, Permit> {
    fn is_wanted(&self) -> bool {
        self.asker.as_ref().is_some_and(|asker| !asker.is_closed())
    }

    fn go_on(&mut self, rank: Rank, load: &Load) -> Progress {
        let begun = Instant::now();
        let asker = self.asker.as_ref();
        let is_wanted = || asker.is_some_and(|asker| !asker.is_closed());
        let answer = self.thought.go_on(&Around { load, begun, is_wanted: &is_wanted });
        self.taken += begun.elapsed();
        let Some(answer) = answer else { return Progress::Searching };
        metrics::histogram!("ludotheque_thought_seconds", "for" => rank.name())
            .record(self.taken.as_secs_f64());
        if let Some(asker) = self.asker.take() {
            drop(self.permit.take());
            // They may have gone away just now.
            let _ = asker.send(answer);
        }
        Progress::Done
    }
}
