//! All checks, one after the other. A failed check does not hide those after it.

use std::{
    env,
    process::{Command, ExitCode},
    time::Instant,
};

use crate::packages;

/// What the page in the browser is compiled for, and a test of the search.
const WASM: &str = "wasm32-unknown-unknown";

/// A check: its name, and the arguments for cargo.
const CHECKS: [(&str, &[&str]); 5] = [
    ("formatting", &["fmt", "--all", "--check"]),
    ("fuzz format", &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]),
    (
        "lints",
        &["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"],
    ),
    ("docs", &["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"]),
    ("tests", &["test", "--workspace", "--no-fail-fast"]),
];

pub(crate) fn run() -> ExitCode {
    if !have_components() {
        eprintln!("rustfmt, clippy or {WASM} is missing, and rustup could not add it");
        return ExitCode::FAILURE;
    }
    if let Err(missing) = packages::install() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    let begun = Instant::now();
    let results = CHECKS.map(|(name, arguments)| {
        println!("\n== {name}: cargo {}", arguments.join(" "));
        let begun = Instant::now();
        (name, cargo(arguments), begun.elapsed().as_secs())
    });
    println!("\n== summary");
    for (name, passed, seconds) in results {
        println!("{:<13}{} ({seconds} s)", name, if passed { "passed" } else { "FAILED" });
    }
    let passed = results.iter().all(|(_, passed, _)| *passed);
    let verdict = if passed { "all checks passed" } else { "some checks FAILED" };
    println!("{verdict} ({} s)", begun.elapsed().as_secs());
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn cargo(arguments: &[&str]) -> bool {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(arguments).env("RUSTDOCFLAGS", "-D warnings").status();
    status.is_ok_and(|status| status.success())
}

/// rustup may have been told to install nothing by itself: ask it once.
fn have_components() -> bool {
    let there = |tool: &str| {
        let output = Command::new("cargo").args([tool, "--version"]).output();
        output.is_ok_and(|output| output.status.success())
    };
    let tools_there = || there("fmt") && there("clippy");
    let rustup = |arguments: &[&str]| Command::new("rustup").args(arguments).status();
    // Where there is no rustup, the target is there or the test says that it is not.
    let target = rustup(&["target", "add", WASM]).map_or(true, |status| status.success());
    target
        && (tools_there() || {
            let added = rustup(&["component", "add", "rustfmt", "clippy"]);
            added.is_ok_and(|status| status.success()) && tools_there()
        })
}
