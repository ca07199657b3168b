//! All checks, one after the other. A failed check does not hide those after it.
//! The tests see the program with the page inside, so that a browser can be
//! pointed at it; whoever runs `cargo test` alone needs no page.
//!
//! What truly takes long is left to `--all`, which does everything that the plain
//! check does and more.

mod programs;
mod running;
mod steps;
mod verdict;

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    app::{self, DEV_IN_A_BROWSER, Variant},
    cargo::{cargo, run as run_command, target},
    packages,
    play::APP,
    toolchain::{self, WASM},
};
use programs::Program;
use steps::Steps;

/// Where tests find the program with the page inside.
const BINARY: &str = "LUDOTHEQUE_BINARY";
/// Where a test finds the search compiled for WebAssembly.
const TWIN: &str = "LUDOTHEQUE_WASM_TWIN";
/// Set where tests shall try as many cases as they know.
const THOROUGH: &str = "LUDOTHEQUE_THOROUGH";
/// The same for properties; without it there are 256 cases of each.
const CASES: [(&str, &str); 2] =
    [("PROPTEST_CASES", "5000"), ("PROPTEST_MAX_GLOBAL_REJECTS", "25000000")];

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
const WASM_TWIN: &[&str] = &["build", "--package", "wasm-twin", "--lib", "--target", WASM];
const TESTS: &[&str] = &["test", "--workspace", "--no-run"];
const DOC_TESTS: &[&str] = &["test", "--workspace", "--doc", "--no-fail-fast"];
/// Tests of what is built before them: the page in a browser, and the search in
/// WebAssembly. In one go with the rest, so that everything is built once.
const WITH_THE_PAGE: &str = "browser/browser,wasm-twin/module";
/// Those that take long: a second browser, long games, packages.
const LONG: &str = "browser/long,xtask/dist";

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What must hold before a change lands.
    Plain,
    /// That, and what takes longer.
    All,
}

/// Runs them all.
///
/// # Errors
/// What is missing before anything can be checked, or that a check has failed.
pub(crate) fn run(extent: Extent) -> Result<(), String> {
    toolchain::have_tools()?;
    toolchain::have_wasm()?;
    packages::install(extent)?;
    let mut steps = Steps::begin();
    for (name, arguments) in [
        ("formatting", FORMATTING),
        ("fuzz format", FUZZ_FORMAT),
        ("lints", LINTS),
        ("page lints", PAGE_LINTS),
        ("docs", DOCS),
    ] {
        steps.take(name, || cargo_step(arguments));
    }
    let page = steps.take("page", || app::build(Variant::Dev));
    let twin = steps.take("wasm twin", wasm_twin);
    let built = page.zip(twin).map(|(page, twin)| Built { page: page.folder, twin });
    let tests =
        steps.take("test build", || programs::build(&mut test_build(extent, built.as_ref())));
    if let Some(tests) = tests {
        steps.take("tests", || running::run(commands(tests, extent, built.as_ref())?));
    }
    steps.summary()
}

/// What is built for tests beside themselves.
struct Built {
    page: PathBuf,
    twin: PathBuf,
}

/// A command of cargo's in which a warning is an error. Everything is built once:
/// what would make the second time quicker only fills the disk.
fn checking(arguments: &[&str]) -> Command {
    println!("cargo {}", arguments.join(" "));
    let mut command = cargo(arguments);
    command.env("RUSTDOCFLAGS", "-D warnings").env("CARGO_INCREMENTAL", "0");
    command
}

fn cargo_step(arguments: &[&str]) -> Result<(), String> {
    run_command(&mut checking(arguments))
}

/// The search as a module of WebAssembly, of the same parts as the page.
fn wasm_twin() -> Result<PathBuf, String> {
    cargo_step(&[WASM_TWIN, &DEV_IN_A_BROWSER].concat())?;
    Ok(target()?.join(WASM).join("debug").join("wasm_twin.wasm"))
}

fn test_build(extent: Extent, built: Option<&Built>) -> Command {
    let mut command = checking(&[TESTS, features(extent, built)].concat());
    if let Some(built) = built {
        command.env(APP, &built.page);
    }
    command
}

/// Without the page, all tests that need none. Everything that is built for tests is
/// built with the same features, so that nothing is built twice.
fn features(extent: Extent, built: Option<&Built>) -> &'static [&'static str] {
    match (built, extent) {
        (None, _) => &[],
        (Some(_), Extent::Plain) => &["--features", WITH_THE_PAGE],
        (Some(_), Extent::All) => &["--features", WITH_THE_PAGE, "--features", LONG],
    }
}

/// The test programs and the examples in the documentation, each told where
/// everything is that it needs.
fn commands(
    tests: Vec<Program>,
    extent: Extent,
    built: Option<&Built>,
) -> Result<Vec<(String, Command)>, String> {
    let doc_tests = checking(&[DOC_TESTS, features(extent, built)].concat());
    let doc_tests = ("examples in docs".to_owned(), doc_tests);
    let mut all: Vec<_> = tests.into_iter().map(Program::command).chain([doc_tests]).collect();
    let program = target()?.join("debug").join("ludotheque");
    let program = program.with_extension(env::consts::EXE_EXTENSION);
    for (_, command) in &mut all {
        if let Some(Built { page, twin }) = built {
            let places: [(&str, &Path); 3] = [(APP, page), (BINARY, &program), (TWIN, twin)];
            command.envs(places);
        }
        if extent == Extent::All {
            command.env(THOROUGH, "1").envs(CASES);
        }
    }
    Ok(all)
}
