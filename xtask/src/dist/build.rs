//! The program as it is given to others: the small page inside, optimised as a
//! whole, without names of functions, and without names of folders of the
//! machine that built it.

use std::{env, path::PathBuf};

use super::PROGRAM;
use crate::{
    app::{self, Variant},
    cargo::{cargo, run, short_paths, target},
    play::APP,
};

/// Builds the page and the program, and returns where it lies.
///
/// # Errors
/// One of them can't be built.
pub(super) fn program() -> Result<PathBuf, String> {
    let page = app::build(Variant::Small)?;
    // A café without a package is worse off than with a page that takes longer.
    if let Err(reason) = page.fits() {
        eprintln!("warning: {reason}");
    }
    let strip = "profile.release.strip=\"symbols\"";
    let build = ["build", "--package", "cli", "--bin", PROGRAM, "--release", "--config", strip];
    // The mark between flags that cargo wants.
    let flags = short_paths().join("\u{1f}");
    run(cargo(&build).env(APP, page.folder).env("CARGO_ENCODED_RUSTFLAGS", flags))?;
    Ok(target()?.join("release").join(PROGRAM).with_extension(env::consts::EXE_EXTENSION))
}
