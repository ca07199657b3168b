//! Running test programs, two at a time: one that waits, as for browsers and
//! disks, leaves the machine to one that computes. What a program says is shown
//! whole when it has ended, so that nothing is mixed up.

use std::{
    collections::VecDeque,
    fs::{self, File},
    num::NonZero,
    path::Path,
    process::{Command, ExitStatus},
    sync::{Mutex, PoisonError},
    thread,
    time::Instant,
};

use super::verdict::Verdict;
use crate::cargo::target;

/// How many programs run at a time.
const AT_ONCE: usize = 2;
/// How many tests run at a time in each, as their harness is told: as many as there
/// are processors, and more where they mostly wait for browsers.
const THREADS: &str = "RUST_TEST_THREADS";
const WAITS: &str = "browser";
const MORE_THAT_WAIT: usize = 2;
/// Those that take longest, which begin first so that none of them is left alone
/// at the end.
const LONGEST: [&str; 6] = ["browser", "bots", "black_holes", "klotze", "cli", "server"];

/// Runs programs to their ends.
///
/// # Errors
/// Which tests have failed.
pub(super) fn run(mut programs: Vec<(String, Command)>) -> Result<(), String> {
    let logs = target()?.join("check");
    fs::create_dir_all(&logs).map_err(|error| format!("{}: {error}", logs.display()))?;
    let place = |name: &str| LONGEST.iter().position(|long| *long == name);
    programs.sort_by_key(|(name, _)| place(name).unwrap_or(LONGEST.len()));
    let waiting = Mutex::new(VecDeque::from(programs));
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    let total = Mutex::new(Verdict::default());
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some((name, mut command)) = next() {
                    let verdict = run_one(&name, &mut command, &logs);
                    total.lock().unwrap_or_else(PoisonError::into_inner).add(&name, verdict);
                }
            });
        }
    });
    let total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("\n{total}");
    total.passed()
}

/// Runs one. What waits for browsers may wait in vain on a machine that is busy with
/// everything else: what fails there is tried once more, one test at a time.
fn run_one(name: &str, command: &mut Command, logs: &Path) -> Result<Verdict, String> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let more = if name == WAITS { MORE_THAT_WAIT } else { 0 };
    command.env(THREADS, (processors + more).to_string());
    let verdict = run_and_show(name, command, logs)?;
    if name != WAITS || verdict.failures().is_empty() {
        return Ok(verdict);
    }
    command.env(THREADS, "1").arg("--exact").args(verdict.failures());
    let again = run_and_show(&format!("{name} again"), command, logs)?;
    Ok(verdict.after_another_try(&again))
}

/// Runs one, and shows what it said.
fn run_and_show(name: &str, command: &mut Command, logs: &Path) -> Result<Verdict, String> {
    // Into a file and not through a pipe: that would stay open as long as anything
    // runs that the program has started and forgotten.
    let log = logs.join(name.replace(' ', "-")).with_extension("txt");
    let begun = Instant::now();
    let ended = run_into(command, &log).map_err(|error| format!("can't be run: {error}"))?;
    let said = fs::read(&log).map_err(|error| format!("{}: {error}", log.display()))?;
    let said = String::from_utf8_lossy(&said);
    println!("\n-- {name} ({} s)\n{}", begun.elapsed().as_secs(), said.trim());
    Verdict::of(&said, ended)
}

fn run_into(command: &mut Command, log: &Path) -> std::io::Result<ExitStatus> {
    let log = File::create(log)?;
    command.stdout(log.try_clone()?).stderr(log);
    command.status()
}
