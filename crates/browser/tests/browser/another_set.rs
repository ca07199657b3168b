//! Another set of the page's files, as a newer version would bring it, made of
//! the one that the program has inside: every name with a hash becomes another,
//! in the names of files and wherever they are named. Only the book stays what
//! it is.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use testbed::Result;

/// Where `cargo xtask check` says which page the program has inside.
const PAGE: &str = "LUDOTHEQUE_APP";
/// The digits of a hash.
const DIGITS: usize = 16;

/// Writes it into a folder.
pub(crate) fn another_set(into: &Path) -> Result<()> {
    let page = env::var_os(PAGE).map(PathBuf::from);
    let page =
        page.ok_or(format!("{PAGE} must name the page's folder; `cargo xtask check` does"))?;
    let mut files = Vec::new();
    let mut hashes = BTreeSet::new();
    for entry in fs::read_dir(page)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name of ours")?;
        // What is compressed would have to be compressed again; it need not be there.
        let kind = path.extension().and_then(|kind| kind.to_str());
        if matches!(kind, Some("br" | "gz")) {
            continue;
        }
        if kind != Some("book") {
            hashes.extend(hashes_in(name));
        }
        files.push((name.to_owned(), fs::read(&path)?));
    }
    let index = files.iter().find(|(name, _)| name == "index.html").ok_or("no page")?;
    hashes.insert(set_in(&String::from_utf8_lossy(&index.1))?);
    let renamed = |text: &str| {
        let turned = |hash: &str| hash.chars().rev().collect::<String>();
        hashes.iter().fold(text.to_owned(), |text, hash| text.replace(hash, &turned(hash)))
    };
    fs::create_dir_all(into)?;
    for (name, bytes) in &files {
        let bytes = match str::from_utf8(bytes) {
            Ok(text) => renamed(text).into_bytes(),
            Err(_) => bytes.clone(),
        };
        fs::write(into.join(renamed(name)), bytes)?;
    }
    Ok(())
}

/// The name of the set that a page belongs to.
fn set_in(page: &str) -> Result<String> {
    let (_, rest) = page.split_once("name=\"app-set\" content=\"").ok_or("no set is named")?;
    Ok(rest.split('"').next().unwrap_or_default().to_owned())
}

fn hashes_in(name: &str) -> impl Iterator<Item = String> {
    let is_hash =
        |part: &&str| part.len() == DIGITS && part.bytes().all(|digit| digit.is_ascii_hexdigit());
    name.split(['-', '.']).filter(is_hash).map(str::to_owned)
}
