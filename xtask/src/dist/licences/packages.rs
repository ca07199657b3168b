//! The packages of others in the program and in the page. cargo knows them: what
//! is in there is told by its tree, without what only builds or tests; where a
//! package lies and what it says of itself, by its description of everything.

use std::{collections::BTreeSet, path::PathBuf, process::Command};

use serde::Deserialize;

use crate::{
    cargo::cargo,
    toolchain::{self, WASM},
};

/// A package of somebody else.
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// Its licences, as an expression.
    pub(super) licence: String,
    pub(super) authors: String,
    /// A file with a licence of its own, as named in the package.
    pub(super) licence_file: Option<PathBuf>,
    /// Where it lies.
    pub(super) folder: PathBuf,
}

/// All of them, by their names.
///
/// # Errors
/// cargo does not tell.
pub(super) fn of_others() -> Result<Vec<Package>, String> {
    let mut inside = tree(&["--package", "cli"])?;
    inside.extend(tree(&["--package", "app", "--target", WASM])?);
    // Of other machines nothing may be here.
    let here = toolchain::machine()?;
    let machines = ["--filter-platform", &here, "--filter-platform", WASM];
    let metadata = ["metadata", "--format-version", "1", "--quiet"];
    let told = said(&mut cargo(&[&metadata[..], &machines].concat()))?;
    let told: Description =
        serde_json::from_str(&told).map_err(|error| format!("cargo metadata: {error}"))?;
    let mut packages: Vec<_> = told
        .packages
        .into_iter()
        .filter(|found| found.source.is_some())
        .filter(|found| inside.contains(&format!("{} v{}", found.name, found.version)))
        .map(Package::from)
        .collect();
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(packages)
}

/// Names and versions of what is linked into a package.
fn tree(of: &[&str]) -> Result<BTreeSet<String>, String> {
    let edges = ["tree", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"];
    let told = said(&mut cargo(&[&edges[..], of].concat()))?;
    let named = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    Ok(told.lines().map(named).collect())
}

fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("cargo can't be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

#[derive(Deserialize)]
struct Description {
    packages: Vec<Described>,
}

#[derive(Deserialize)]
struct Described {
    name: String,
    version: String,
    /// None for our own.
    source: Option<String>,
    license: Option<String>,
    license_file: Option<PathBuf>,
    #[serde(default)]
    authors: Vec<String>,
    manifest_path: PathBuf,
}

impl From<Described> for Package {
    fn from(found: Described) -> Self {
        let Described { name, version, license_file, authors, mut manifest_path, .. } = found;
        manifest_path.pop();
        Self {
            name,
            version,
            licence: found.license.unwrap_or_default(),
            authors: authors.join(", "),
            licence_file: license_file,
            folder: manifest_path,
        }
    }
}
