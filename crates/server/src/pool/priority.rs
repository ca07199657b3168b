//! The priority of threads that think: the lowest that the system has, so that
//! they get what people leave over.

/// Lowers the priority of the thread that calls this. Where that can't be done
/// it thinks as everybody does.
#[cfg(target_os = "linux")]
pub(super) fn lower() {
    /// The niceness of the lowest priority.
    const NICEST: i32 = 19;
    // The call speaks of processes, but on Linux nobody's means this thread's.
    if let Err(error) = rustix::process::setpriority_process(None, NICEST) {
        tracing::warn!(%error, "could not lower the priority of bot threads");
    }
}

/// Elsewhere a priority belongs to the whole program, people's requests and all:
/// it is left alone.
#[cfg(not(target_os = "linux"))]
pub(super) const fn lower() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    #[test]
    fn only_the_thread_itself_steps_back() {
        let before = getpriority_process(None).expect("a priority");
        let thinker = std::thread::spawn(|| {
            super::lower();
            getpriority_process(None).expect("a priority")
        });
        assert_eq!(thinker.join().expect("it ends"), 19);
        assert_eq!(getpriority_process(None), Ok(before));
    }
}
