//! `cargo xtask screens`: pictures of every screen of the page, to be looked at. Which
//! screens there are, whoever paints them knows.

use std::{fs, path::Path, process::Command};

use crate::{
    app::{self, Variant},
    cargo::{cargo, program, run, target},
    check::Extent,
    packages,
    play::APP,
};

/// The server, as the tests build it; behind it comes who paints.
const BUILD: &[&str] = &[
    "build",
    "--workspace",
    "--features",
    "browser/browser,wasm-twin/module",
    "--bin",
    "ludotheque",
    "--bin",
];

/// Makes the pictures in the target folder, only those that are named if any are:
/// `360x740`, `fr`, `dark`.
///
/// # Errors
/// Something can't be built, or a screen does not come.
pub(crate) fn make(wanted: &[&str]) -> Result<(), String> {
    let folder = target()?.join("screens");
    paint("screens", &folder, wanted)?;
    eprintln!("in {}", folder.display());
    Ok(())
}

/// Has one of our programs paint pictures into a folder.
///
/// # Errors
/// Something can't be built, or the program fails.
pub(crate) fn paint(painter: &str, folder: &Path, wanted: &[&str]) -> Result<(), String> {
    packages::install(Extent::Plain)?;
    let page = app::build(Variant::Dev)?;
    run(cargo(&[BUILD, &[painter]].concat()).env(APP, page.folder))?;
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paint = Command::new(program("debug", painter)?);
    paint.args(wanted).env("LUDOTHEQUE_BINARY", program("debug", "ludotheque")?);
    run(paint.env("LUDOTHEQUE_SCREENSHOTS", folder))
}
