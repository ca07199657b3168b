//! The licences of everything that is in the program and in the page: which
//! packages of others are in there, under which licences they are, and what
//! their own folders say about it. Many say the same; each text is there once.
//!
//! Tools that only help to build are not part of what is given away, and are
//! left out.

mod accepted;
mod found;
mod packages;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    process::Command,
};

use crate::cargo::root;
use packages::Package;

/// The fonts of the page, which are no packages.
const FONTS: [&str; 2] = ["Figtree", "Fraunces"];

const RULE: &str =
    "--------------------------------------------------------------------------------";

/// # Errors
/// cargo does not tell what is in there, or something is under a licence that
/// nobody has accepted for this program yet.
pub(super) fn text() -> Result<String, String> {
    let packages = packages::of_others()?;
    let foreign: Vec<_> =
        packages.iter().filter(|package| !accepted::is(&package.licence)).collect();
    if let Some(Package { name, licence, .. }) = foreign.first() {
        return Err(format!("{name} is under “{licence}”, which is not among the accepted ones"));
    }
    let mut texts = Texts::default();
    let mut list = String::new();
    for package in &packages {
        let Package { name, version, licence, authors, .. } = package;
        let mut numbers: BTreeSet<usize> =
            found::in_folder(package)?.into_iter().map(|text| texts.number(text)).collect();
        let brings_none = numbers.is_empty();
        if brings_none {
            numbers.extend(found::standard(licence).into_iter().map(|text| texts.number(text)));
        }
        if numbers.is_empty() {
            return Err(format!("{name} is under “{licence}”, and its text is nowhere"));
        }
        let numbers: Vec<_> = numbers.iter().map(|number| format!("[{number}]")).collect();
        // Writing to a string does not fail.
        let _ = writeln!(list, "{name} {version}: {licence} {}", numbers.join(" "));
        if brings_none {
            let by = if authors.is_empty() { "its authors" } else { authors };
            let _ = writeln!(list, "    Copyright {by}; its package holds no text of its own.");
        }
    }
    for font in FONTS {
        let path = root().join("crates/app/fonts").join(format!("OFL-{font}.txt"));
        let text =
            fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let _ = writeln!(list, "{font}, letters of the page: OFL-1.1 [{}]", texts.number(text));
    }
    let count = packages.len();
    let mut all = format!(
        "Ludothèque is under the MIT licence or the Apache licence 2.0, as you like.\n\
         Its program and the page inside hold {count} packages of others, each under the\n\
         licence named here; the numbers name the texts below. Rust’s own library, which\n\
         is in there too, has its notices in LICENSES-rust.html.\n\n{list}"
    );
    for (number, text) in texts.in_order() {
        let _ = write!(all, "\n{RULE}\n[{number}]\n\n{text}\n");
    }
    Ok(all)
}

/// The notices of Rust's own library, which come with the compiler.
///
/// # Errors
/// They are not where they belong.
pub(super) fn of_rust() -> Result<Vec<u8>, String> {
    let asked = Command::new("rustc").args(["--print", "sysroot"]).output();
    let told = asked.map_err(|error| format!("rustc can't be started: {error}"))?.stdout;
    let notices =
        [String::from_utf8_lossy(&told).trim(), "/share/doc/rust/COPYRIGHT-library.html"].concat();
    fs::read(&notices).map_err(|error| format!("{notices}: {error}"))
}

/// Texts by numbers, each once.
#[derive(Default)]
struct Texts(BTreeMap<String, usize>);

impl Texts {
    fn number(&mut self, text: String) -> usize {
        let next = self.0.len() + 1;
        *self.0.entry(text).or_insert(next)
    }

    fn in_order(&self) -> BTreeMap<usize, &str> {
        self.0.iter().map(|(text, number)| (*number, text.as_str())).collect()
    }
}
