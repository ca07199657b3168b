//! `cargo xtask previews`: makes the pictures anew that links are shown with, from the
//! boards as they are, and as few colours as keep them small. They are committed; look
//! at them first.

use std::{fs, path::Path, process::Command};

use crate::{
    cargo::{root, run},
    screens,
};

/// Where they lie, and the server takes them from.
const FOLDER: &str = "crates/server/assets";
/// The largest that they may be, in bytes.
const MOST: u64 = 60_000;
/// How many colours are tried.
const COLOURS: [&str; 6] = ["128", "96", "64", "48", "40", "32"];

/// Makes the pictures.
///
/// # Errors
/// Something can't be built, `pngquant` is missing, or a picture stays too large.
pub(crate) fn make() -> Result<(), String> {
    let folder = root().join(FOLDER);
    screens::paint("previews", &folder, &[])?;
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(&folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.extension().is_some_and(|ending| ending == "png") {
            make_small(&path)?;
        }
    }
    Ok(())
}

fn make_small(picture: &Path) -> Result<(), String> {
    let small = picture.with_extension("small");
    for colours in COLOURS {
        let mut quantise = Command::new("pngquant");
        quantise.args([colours, "--nofs", "--speed", "1", "--strip", "--force", "--output"]);
        run(quantise.arg(&small).arg(picture))?;
        let told = |error: std::io::Error| format!("{}: {error}", small.display());
        let size = fs::metadata(&small).map_err(told)?.len();
        if size <= MOST {
            eprintln!("{}: {size} bytes, {colours} colours", picture.display());
            return fs::rename(&small, picture).map_err(told);
        }
    }
    Err(format!("{} stays too large", picture.display()))
}
