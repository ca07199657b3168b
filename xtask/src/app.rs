//! `cargo xtask app`: the page as one set of files, ready to be put into the
//! program. The page and its thinker are compiled to WebAssembly, wasm-bindgen's
//! library writes the scripts that start them, and every file but the page itself
//! bears a hash of its content in its name, so that browsers may keep it for ever.

mod book;
mod bound;
mod packing;
mod set;
mod sizes;
mod split;

use std::{fs, path::PathBuf};

use crate::{
    cargo::{cargo, root, run, short_paths, target},
    toolchain::{self, WASM},
};
use bound::Bound;
use packing::Effort;
use set::Set;
use sizes::Sizes;
use split::Split;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Variant {
    /// For visitors: as small as can be.
    Small,
    /// For whoever wants to see it now: not long to build.
    Quick,
    /// For the tests: of the same parts as they are, so that little is built twice.
    Dev,
}

impl Variant {
    fn profile(self, module: &str) -> &'static str {
        match (self, module) {
            // What thinks is to be fast, and small if it can.
            (Self::Small, "thinker") => "thinker",
            (Self::Small, _) => "page",
            (Self::Quick, _) => "quick",
            (Self::Dev, _) => "dev",
        }
    }

    /// The folder in which cargo puts a module that it builds so.
    fn built_in(self, module: &str) -> &'static str {
        if self == Self::Dev { "debug" } else { self.profile(module) }
    }

    fn folder(self) -> &'static str {
        match self {
            Self::Small => "app",
            Self::Quick => "app-quick",
            Self::Dev => "app-dev",
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
    let module = compiled("app", variant, &Split::LINKED)?;
    let split = Split::of(&module, &built("app", variant)?.join("parts"), variant)?;
    let page = Bound::of_parts(split, variant)?;
    let thinker = Bound::of(compiled("thinker", variant, &[])?, variant)?;
    page.lacks("search")?;
    if thinker.lacks("search").is_ok() {
        return Err("the thinker is without `search`, or has no names to tell".to_owned());
    }
    let set = Set::new(&Modules { page, thinker }, &Sources::read()?, &book::all());
    let folder = target()?.join(variant.folder());
    let effort = match variant {
        Variant::Small => Effort::Most,
        Variant::Quick | Variant::Dev => Effort::Little,
    };
    let sizes =
        set.keep_in(&folder, effort).map_err(|error| format!("{}: {error}", folder.display()))?;
    eprintln!("{sizes}\nin {}", folder.display());
    Ok(Page { folder, sizes })
}

/// What a browser has to load is optimised a little, all of it: otherwise it is so
/// large that loading takes longer than building. What runs here while it is built
/// (macros) is the same as for the tests.
pub(crate) const DEV_IN_A_BROWSER: [&str; 4] =
    ["--config", "profile.dev.opt-level=1", "--config", "profile.dev.debug=false"];

/// A page hashes little: what does that is small rather than fast.
const SMALL: [&str; 2] = ["--cfg", "sha2_backend_soft=\"compact\""];

/// A crate of ours as a module of WebAssembly, linked with these flags.
fn compiled(package: &str, variant: Variant, flags: &[&str]) -> Result<Vec<u8>, String> {
    let profile = variant.profile(package);
    let build = ["rustc", "--package", package, "--lib", "--target", WASM, "--profile", profile];
    // What a browser loads and nothing else: together with a library for Rust, as
    // our tests want it, cargo would not optimise the whole as one.
    let mut build = cargo(&build);
    match variant {
        Variant::Small => {
            let flags: Vec<_> = SMALL.map(str::to_owned).into_iter().chain(short_paths()).collect();
            build.args(["--config", &format!("target.{WASM}.rustflags={flags:?}")]);
        }
        Variant::Quick => {}
        Variant::Dev => {
            build.args(DEV_IN_A_BROWSER);
        }
    }
    run(build.args(["--crate-type", "cdylib", "--"]).args(flags))?;
    let module = built(package, variant)?.join(package).with_extension("wasm");
    fs::read(&module).map_err(|error| format!("{}: {error}", module.display()))
}

/// Where a module of WebAssembly is built.
fn built(package: &str, variant: Variant) -> Result<PathBuf, String> {
    Ok(target()?.join(WASM).join(variant.built_in(package)))
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
    /// What is done before the page's module starts.
    start: String,
    service_worker: String,
    manifest: String,
    style: String,
    icon: String,
    /// The letters, each weight under the mark by which the style names it.
    fonts: Vec<(&'static str, Vec<u8>)>,
    /// The icon as pictures, each under its mark, for those who can't read its
    /// drawing: phones and their home screens.
    pictures: Vec<(&'static str, Vec<u8>)>,
}

/// The pictures of the icon, and under which marks the page and its manifest name
/// them.
const PICTURES: [&str; 4] = ["icon-180", "icon-192", "icon-512", "icon-maskable"];

/// The fonts, latin letters alone, and under which marks the style names them.
const FONTS: [&str; 3] = ["fraunces-600", "figtree-400", "figtree-600"];

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
        let file = |folder: &str, mark: &'static str, ending: &str| {
            let path = app.join(folder).join(mark).with_extension(ending);
            let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok::<_, String>((mark, bytes))
        };
        let pictures = PICTURES.map(|mark| file("icons", mark, "png"));
        let fonts = FONTS.map(|mark| file("fonts", mark, "woff2"));
        // In the order of their names, whatever the disk says; what belongs to
        // board.css (board-marks.css) comes after it.
        styles.sort_by_cached_key(|path| path.with_extension(""));
        Ok(Self {
            page: text(&app.join("index.html"))?,
            start: text(&app.join("start.js"))?,
            service_worker: text(&app.join("service-worker.js"))?,
            manifest: text(&app.join("manifest.webmanifest"))?,
            style: styles.iter().map(text).collect::<Result<_, _>>()?,
            icon: text(&icon)?,
            fonts: fonts.into_iter().collect::<Result<_, _>>()?,
            pictures: pictures.into_iter().collect::<Result<_, _>>()?,
        })
    }
}
