//! All checks, one after the other. A failed check does not hide those after it.
//! The tests see the program with the page inside, so that a browser can be
//! pointed at it; whoever runs `cargo test` alone needs no page.

use std::{env, num::NonZero, path::PathBuf, process::Command, thread, time::Instant};

use crate::{
    app::{self, Variant},
    cargo::{cargo, run as run_command, target},
    packages,
    play::APP,
    toolchain::{self, WASM},
};

/// How many tests run at a time, as their harness is told.
const THREADS: &str = "RUST_TEST_THREADS";

/// Where tests find the program with the page inside.
const BINARY: &str = "LUDOTHEQUE_BINARY";

const FORMATTING: &[&str] = &["fmt", "--all", "--check"];
const FUZZ_FORMAT: &[&str] = &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
const LINTS: &[&str] =
    &["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
const PAGE_LINTS: &[&str] = &[
    "clippy",
    "--package",
    "app",
    "--package",
    "thinker",
    "--lib",
    "--target",
    WASM,
    "--",
    "-D",
    "warnings",
];
const DOCS: &[&str] =
    &["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"];
const TESTS: &[&str] = &["test", "--workspace", "--no-fail-fast"];
/// Those that need the program with the page inside: in a browser, and of what is
/// given to others. In one go with the rest, so that everything is built once.
const TESTS_WITH_THE_PAGE: &[&str] = &["--features", "browser/browser,xtask/dist"];

/// Runs them all.
///
/// # Errors
/// What is missing before anything can be checked, or that a check has failed.
pub(crate) fn run() -> Result<(), String> {
    toolchain::have_tools()?;
    toolchain::have_wasm()?;
    packages::install()?;
    let mut checks = Checks { begun: Instant::now(), results: Vec::new() };
    checks.cargo("formatting", FORMATTING);
    checks.cargo("fuzz format", FUZZ_FORMAT);
    checks.cargo("lints", LINTS);
    checks.cargo("page lints", PAGE_LINTS);
    checks.cargo("docs", DOCS);
    match checks.note("page", || app::build(Variant::Quick)) {
        Some(page) => {
            let program = program()?;
            let all = [TESTS, TESTS_WITH_THE_PAGE].concat();
            let at_once = tests_at_once().to_string();
            checks.run("tests", &all, |tests| {
                tests.env(APP, page.folder).env(BINARY, program).env(THREADS, at_once)
            });
        }
        None => checks.cargo("tests", TESTS),
    }
    checks.summary()
}

/// The program, where cargo puts it when it builds tests.
fn program() -> Result<PathBuf, String> {
    Ok(target()?.join("debug").join("ludotheque").with_extension(env::consts::EXE_EXTENSION))
}

/// One more than the machine can work at: browsers wait as much as they work.
fn tests_at_once() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get) + 1
}

struct Checks {
    begun: Instant,
    results: Vec<(&'static str, bool, u64)>,
}

impl Checks {
    fn cargo(&mut self, name: &'static str, arguments: &[&str]) {
        self.run(name, arguments, |command| command);
    }

    fn run(
        &mut self,
        name: &'static str,
        arguments: &[&str],
        with: impl FnOnce(&mut Command) -> &mut Command,
    ) {
        println!("\n== {name}: cargo {}", arguments.join(" "));
        let mut command = cargo(arguments);
        command.env("RUSTDOCFLAGS", "-D warnings");
        // Everything is built once: what would make the second time quicker only
        // fills the disk.
        command.env("CARGO_INCREMENTAL", "0");
        self.note(name, || run_command(with(&mut command)));
    }

    fn note<T>(
        &mut self,
        name: &'static str,
        check: impl FnOnce() -> Result<T, String>,
    ) -> Option<T> {
        let begun = Instant::now();
        let result = check();
        if let Err(reason) = &result {
            eprintln!("{name}: {reason}");
        }
        self.results.push((name, result.is_ok(), begun.elapsed().as_secs()));
        result.ok()
    }

    fn summary(&self) -> Result<(), String> {
        println!("\n== summary");
        for (name, passed, seconds) in &self.results {
            println!("{name:<13}{} ({seconds} s)", if *passed { "passed" } else { "FAILED" });
        }
        let seconds = self.begun.elapsed().as_secs();
        if self.results.iter().all(|(_, passed, _)| *passed) {
            println!("all checks passed ({seconds} s)");
            Ok(())
        } else {
            Err(format!("some checks FAILED ({seconds} s)"))
        }
    }
}
