//! The program as it is given to others: the small page inside, optimised as a
//! whole, without names of functions, and without names of folders of the
//! machine that built it.

use std::{
    env,
    path::{Path, PathBuf},
};

use super::PROGRAM;
use crate::{
    app::{self, Variant},
    cargo::{cargo, root, run, target},
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
    run(cargo(&build).env(APP, page.folder).env("CARGO_ENCODED_RUSTFLAGS", flags()))?;
    Ok(target()?.join("release").join(PROGRAM).with_extension(env::consts::EXE_EXTENSION))
}

/// Messages of failures name source files: by their places in the project and in
/// cargo's own folder, wherever these are here.
fn flags() -> String {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let shorten = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let mut flags = vec![shorten(root(), "ludotheque")];
    flags.extend(cargo_home.map(|folder| shorten(&folder, "cargo")));
    // The mark between flags that cargo wants.
    flags.join("\u{1f}")
}
