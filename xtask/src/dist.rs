//! `cargo xtask dist`: what somebody without cargo needs. One program with the
//! page inside, the same as a Debian package and as a plain archive, the licences
//! of everything that is in it, and checksums.
//!
//! Building and packing are apart: a test packs a program that was built quickly
//! (`cargo xtask pack`). The same program packed twice gives the same bytes.

mod archive;
mod build;
mod contents;
mod date;
mod debian;
mod licences;
mod sums;
mod tarball;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::cargo::target;
use contents::Contents;
use date::Date;

/// The version of everything in this workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the program is called wherever it is installed.
const PROGRAM: &str = "ludotheque";

/// Builds the program and packs it, into this folder or the usual one.
///
/// # Errors
/// Something can't be built, found or written.
pub(crate) fn run(out: Option<&str>) -> Result<(), String> {
    let out = match out {
        Some(out) => PathBuf::from(out),
        None => target()?.join("dist"),
    };
    pack(&build::program()?, &out)
}

/// Packs a program that is built already into this folder.
///
/// # Errors
/// Something can't be found or written.
pub(crate) fn pack(program: &Path, out: &Path) -> Result<(), String> {
    let named = |path: &Path, error| format!("{}: {error}", path.display());
    let bytes = fs::read(program).map_err(|error| named(program, error))?;
    let date = Date::of_last_commit()?;
    let contents = Contents { licences: licences::text()?, rust: licences::of_rust()?, bytes };

    let machine = env::consts::ARCH;
    let package = debian::package(&contents, date, machine)?;
    let archive = format!("{PROGRAM}-{VERSION}-{machine}-{}", env::consts::OS);
    let packed = tarball::packed(&contents.plain(&archive), date);
    let packed = packed.map_err(|error| format!("{archive}: {error}"))?;
    let mut files = vec![
        (package.name, package.bytes),
        (format!("{archive}.tar.gz"), packed),
        ("LICENSES.txt".to_owned(), contents.licences.into_bytes()),
        (PROGRAM.to_owned(), contents.bytes),
    ];
    files.push(("SHA256SUMS".to_owned(), sums::of(&files).into_bytes()));

    fs::create_dir_all(out).map_err(|error| named(out, error))?;
    for (name, bytes) in &files {
        let path = out.join(name);
        fs::write(&path, bytes).map_err(|error| named(&path, error))?;
        println!("{:>12}  {}", bytes.len(), path.display());
    }
    let installed = out.join(PROGRAM);
    make_executable(&installed).map_err(|error| named(&installed, error))
}

#[cfg(unix)]
fn make_executable(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> std::io::Result<()> {
    Ok(())
}
