//! `cargo xtask app`: the page as one set of files, ready to be put into the
//! program. The page and its thinker are compiled to WebAssembly, wasm-bindgen's
//! library writes the scripts that start them, and every file but the page itself
//! bears a hash of its content in its name, so that browsers may keep it for ever.

mod book;
mod bound;
mod packing;
mod set;
mod sizes;

use std::{fs, path::PathBuf};

use crate::{
    cargo::{cargo, root, run, short_paths, target},
    toolchain::{self, WASM},
};
use bound::Bound;
use packing::Effort;
use set::Set;
use sizes::Sizes;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Variant {
    /// For visitors: as small as can be.
    Small,
    /// For whoever wants to see it now: not long to build.
    Quick,
}

impl Variant {
    fn profile(self) -> &'static str {
        match self {
            Self::Small => "page",
            Self::Quick => "quick",
        }
    }

    fn folder(self) -> &'static str {
        match self {
            Self::Small => "app",
            Self::Quick => "app-quick",
        }
    }
}

/// A page that is built.
pub(crate) struct Page {
    /// Where its files are.
    pub(crate) folder: PathBuf,
    sizes: Sizes,
}

impl Page {
    /// Whether each part that has a limit keeps it.
    ///
    /// # Errors
    /// One does not.
    pub(crate) fn fits(&self) -> Result<(), String> {
        self.sizes.fit()
    }
}

/// Builds the page.
///
/// # Errors
/// Something failed.
pub(crate) fn build(variant: Variant) -> Result<Page, String> {
    toolchain::have_wasm()?;
    let page = compiled("app", variant)?;
    let thinker = compiled("thinker", variant)?;
    page.lacks("search")?;
    if thinker.lacks("search").is_ok() {
        return Err("the thinker is without `search`, or has no names to tell".to_owned());
    }
    let set = Set::new(&Modules { page, thinker }, &Sources::read()?, book::bytes());
    let folder = target()?.join(variant.folder());
    let effort = match variant {
        Variant::Small => Effort::Most,
        Variant::Quick => Effort::Little,
    };
    let sizes =
        set.keep_in(&folder, effort).map_err(|error| format!("{}: {error}", folder.display()))?;
    eprintln!("{sizes}\nin {}", folder.display());
    Ok(Page { folder, sizes })
}

/// A crate of ours as a module for a browser.
fn compiled(package: &str, variant: Variant) -> Result<Bound, String> {
    let profile = variant.profile();
    let build = ["rustc", "--package", package, "--lib", "--target", WASM, "--profile", profile];
    // What a browser loads and nothing else: together with a library for Rust, as
    // our tests want it, cargo would not optimise the whole as one.
    let mut build = cargo(&build);
    if variant == Variant::Small {
        let flags = short_paths();
        build.args(["--config", &format!("target.{WASM}.rustflags={flags:?}")]);
    }
    run(build.args(["--crate-type", "cdylib"]))?;
    let module = target()?.join(WASM).join(profile).join(package).with_extension("wasm");
    Bound::of(&module, variant)
}

/// What a browser runs.
struct Modules {
    page: Bound,
    /// Bots and hints, in a worker of the page.
    thinker: Bound,
}

/// What the page is made of beside its modules.
struct Sources {
    page: String,
    service_worker: String,
    manifest: String,
    style: String,
    icon: String,
    /// The icon as pictures, each under its mark, for those who can't read its
    /// drawing: phones and their home screens.
    pictures: Vec<(&'static str, Vec<u8>)>,
}

/// The pictures of the icon, and under which marks the page and its manifest name
/// them.
const PICTURES: [&str; 4] = ["icon-180", "icon-192", "icon-512", "icon-maskable"];

impl Sources {
    fn read() -> Result<Self, String> {
        let app = root().join("crates/app");
        let icon = root().join("crates/server/assets/icon.svg");
        let text = |path: &PathBuf| {
            fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let mut styles = Vec::new();
        let list = fs::read_dir(app.join("style")).map_err(|error| format!("style: {error}"))?;
        for entry in list {
            let path = entry.map_err(|error| error.to_string())?.path();
            if path.extension().is_some_and(|ending| ending == "css") {
                styles.push(path);
            }
        }
        let mut pictures = Vec::new();
        for mark in PICTURES {
            let path = app.join("icons").join(mark).with_extension("png");
            let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            pictures.push((mark, bytes));
        }
        // In the order of their names, whatever the disk says.
        styles.sort();
        Ok(Self {
            page: text(&app.join("index.html"))?,
            service_worker: text(&app.join("service-worker.js"))?,
            manifest: text(&app.join("manifest.webmanifest"))?,
            style: styles.iter().map(text).collect::<Result<_, _>>()?,
            icon: text(&icon)?,
            pictures,
        })
    }
}
