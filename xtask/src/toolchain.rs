//! Parts of the Rust toolchain that we need. rustup may have been told to
//! install nothing by itself: then it is asked here, once.

use std::{
    path::Path,
    process::{Command, Output},
};

use crate::cargo::cargo;

/// What the page in the browser is compiled for, and a test of the search.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the target of the page where it is missing.
///
/// # Errors
/// It is missing and can't be added.
pub(crate) fn have_wasm() -> Result<(), String> {
    let there = || {
        let mut rustc = Command::new("rustc");
        rustc.args(["--print", "target-libdir", "--target", WASM]);
        said(&mut rustc).is_some_and(|folder| Path::new(folder.trim()).is_dir())
    };
    have(there, &["target", "add", WASM], WASM)
}

/// Adds the tools of the checks where they are missing.
///
/// # Errors
/// One is missing and can't be added.
pub(crate) fn have_tools() -> Result<(), String> {
    let there =
        || ["fmt", "clippy"].iter().all(|tool| said(&mut cargo(&[tool, "--version"])).is_some());
    have(there, &["component", "add", "rustfmt", "clippy"], "rustfmt or clippy")
}

/// What Rust calls the machine that it compiles for here.
///
/// # Errors
/// The compiler does not tell.
pub(crate) fn machine() -> Result<String, String> {
    let told = said(Command::new("rustc").arg("-vV"));
    let line = |told: &String| {
        told.lines().find_map(|line| line.strip_prefix("host: ")).map(ToOwned::to_owned)
    };
    told.as_ref().and_then(line).ok_or_else(|| "rustc does not name this machine".to_owned())
}

fn have(there: impl Fn() -> bool, add: &[&str], name: &str) -> Result<(), String> {
    let added = || Command::new("rustup").args(add).status().is_ok_and(|status| status.success());
    let have = there() || (added() && there());
    have.then_some(()).ok_or_else(|| format!("{name} is missing, and rustup could not add it"))
}

/// What a command says if it succeeds.
fn said(command: &mut Command) -> Option<String> {
    let succeeded = |output: &Output| output.status.success();
    let output = command.output().ok().filter(succeeded)?;
    String::from_utf8(output.stdout).ok()
}
