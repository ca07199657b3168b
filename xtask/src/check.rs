//! All checks, one after the other. A failed check does not hide those after it.

use std::{
    env,
    process::{Command, ExitCode},
    time::Instant,
};

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
        eprintln!("rustfmt or clippy is missing, and rustup could not add it");
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
    let all_there = || there("fmt") && there("clippy");
    all_there() || {
        let added = Command::new("rustup").args(["component", "add", "rustfmt", "clippy"]).status();
        added.is_ok_and(|status| status.success()) && all_there()
    }
}
