//! Ctrl-C while the program thinks breaks off the thought and not the game. At
//! any other time it ends the program, as it does without us; an editor on a
//! terminal reads it as a key by itself.

use std::{
    io, process,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use tokio::{runtime, signal};

/// What a program that was interrupted ends with.
const STATUS: i32 = 130;

/// Whether someone wants to break something off.
pub(crate) struct Interrupt(Arc<Watch>);

/// What went on when Ctrl-C was typed.
#[derive(Default)]
struct Watch {
    thinking: AtomicBool,
    stopped: AtomicBool,
}

/// A thought that was broken off.
pub(crate) struct BrokenOff;

impl Interrupt {
    /// Thoughts that nobody breaks off.
    pub(crate) fn unwatched() -> Self {
        Self(Arc::default())
    }

    /// Thoughts that a person at the terminal can break off.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(crate) fn watched() -> io::Result<Self> {
        let watch = Arc::<Watch>::default();
        let watcher = Arc::clone(&watch);
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        thread::Builder::new().name("interrupt".to_owned()).spawn(move || {
            runtime.block_on(async {
                while signal::ctrl_c().await.is_ok() {
                    watcher.interrupt();
                }
            });
        })?;
        Ok(Self(watch))
    }

    /// Thinks; `think` is handed whether it should stop.
    ///
    /// # Errors
    /// It was stopped.
    pub(crate) fn during<T>(
        &self,
        think: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T,
    ) -> Result<T, BrokenOff> {
        let Watch { thinking, stopped } = &*self.0;
        thinking.store(true, Ordering::SeqCst);
        let thought = think(&|| stopped.load(Ordering::SeqCst));
        thinking.store(false, Ordering::SeqCst);
        if stopped.swap(false, Ordering::SeqCst) { Err(BrokenOff) } else { Ok(thought) }
    }
}

impl Watch {
    fn interrupt(&self) {
        if self.thinking.load(Ordering::SeqCst) {
            self.stopped.store(true, Ordering::SeqCst);
        } else {
            process::exit(STATUS);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_is_broken_off_and_the_next_is_not() {
        let interrupt = Interrupt::unwatched();
        assert!(matches!(interrupt.during(|stopped| stopped()), Ok(false)));
        let broken = interrupt.during(|stopped| {
            interrupt.0.interrupt();
            assert!(stopped(), "whoever thinks hears of it");
        });
        assert!(broken.is_err());
        assert!(matches!(interrupt.during(|stopped| stopped()), Ok(false)));
    }
}
