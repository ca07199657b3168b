//! `cargo xtask measure page`: builds the page as visitors get it, the server with
//! the page inside and everything that measures, and starts it. What is built and
//! how far it is goes to the terminal's other stream, so that figures can be kept.

use std::process::Command;

use crate::{
    app::{self, Variant},
    cargo::{cargo, program, run},
    check::Extent,
    packages,
    play::APP,
};

const SERVER: &[&str] = &["build", "--package", "cli", "--bin", "ludotheque", "--profile", "quick"];
const MEASURE: &[&str] = &[
    "build",
    "--package",
    "browser",
    "--features",
    "browser",
    "--bin",
    "measure-page",
    "--profile",
    "quick",
];
/// As fast as can be: WebAssembly is compared with it.
const NATIVE: &[&str] = &["build", "--package", "wasm-twin", "--bin", "bench-wasm", "--release"];

/// Where the measuring program finds the server with the page inside.
const BINARY: &str = "LUDOTHEQUE_BINARY";
/// Where it finds the program that searches natively.
const BENCH: &str = "LUDOTHEQUE_BENCH_WASM";

/// How the figures are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// As a table.
    Table,
    /// As JSON.
    Json,
}

/// Measures the page.
///
/// # Errors
/// Something can't be built, or the page does not do what is measured.
pub(crate) fn page(form: Form) -> Result<(), String> {
    packages::install(Extent::Plain)?;
    // Whether it is too large is one of the figures.
    let page = app::build(Variant::Small)?;
    run(cargo(SERVER).env(APP, page.folder))?;
    run(&mut cargo(MEASURE))?;
    run(&mut cargo(NATIVE))?;
    let mut measure = Command::new(program("quick", "measure-page")?);
    measure.env(BINARY, program("quick", "ludotheque")?);
    measure.env(BENCH, program("release", "bench-wasm")?);
    if form == Form::Json {
        measure.arg("--json");
    }
    run(measure.current_dir(crate::cargo::root()))
}
