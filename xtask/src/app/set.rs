//! The page's files as one set: who names whom, and how they lie in a folder. A
//! set that lies there already is left alone, so that nothing is built again
//! because of it.

use std::{fmt, fs, io, path::Path};

use sha2::{Digest, Sha256};
use words::{Language, Words};

use super::{Bound, Effort, Sources, packing};

/// Where the house serves the files.
const FOLDER: &str = "/app/";

/// All files of the page by their names.
pub(super) struct Set(Vec<(String, Vec<u8>)>);

impl Set {
    pub(super) fn new(bound: &Bound, sources: &Sources) -> Self {
        let app = hashed("app", "wasm", &bound.wasm);
        // The script starts itself: in the page, and in a worker of the page.
        let start =
            format!("__wbg_init({{ module_or_path: new URL(\"{app}\", import.meta.url) }});\n");
        let script_text = [bound.script.as_str(), "\n", &start].concat();
        let script = hashed("app", "js", script_text.as_bytes());
        let style = hashed("style", "css", sources.style.as_bytes());
        let icon = hashed("icon", "svg", &sources.icon);

        let mut page = sources.page.clone();
        for (mark, name) in [("app", &app), ("script", &script), ("style", &style), ("icon", &icon)]
        {
            page = page.replace(&format!("{{{mark}}}"), &[FOLDER, name].concat());
        }
        for language in [Language::English, Language::French] {
            let words = Words::new(language);
            for code in ["page-no-script", "page-no-script-link"] {
                let mark = format!("{{{code}-{}}}", language.code());
                page = page.replace(&mark, &words.text(code));
            }
        }
        Self(vec![
            ("index.html".to_owned(), page.into_bytes()),
            (script, script_text.into_bytes()),
            (app, bound.wasm.clone()),
            (style, sources.style.clone().into_bytes()),
            (icon, sources.icon.clone()),
        ])
    }

    /// Sees to it that the folder holds these files, each compressed beside
    /// itself, and no others.
    ///
    /// # Errors
    /// The disk's.
    pub(super) fn keep_in(&self, folder: &Path, effort: Effort) -> io::Result<Sizes> {
        if let Some(sizes) = self.sizes_in(folder) {
            return Ok(sizes);
        }
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        for (name, bytes) in &self.0 {
            fs::write(folder.join(name), bytes)?;
            fs::write(folder.join(format!("{name}.br")), packing::brotli(bytes, effort)?)?;
            fs::write(folder.join(format!("{name}.gz")), packing::gzip(bytes, effort)?)?;
        }
        self.sizes_in(folder).ok_or_else(|| io::ErrorKind::InvalidData.into())
    }

    /// What each file takes in a folder that holds this very set; names say what
    /// is in a file, except of the page itself.
    fn sizes_in(&self, folder: &Path) -> Option<Sizes> {
        let (page, bytes) = self.0.first()?;
        if fs::read(folder.join(page)).ok()? != *bytes {
            return None;
        }
        let size = |name: String| Some(fs::metadata(folder.join(name)).ok()?.len() as usize);
        let sizes = self.0.iter().map(|(name, bytes)| {
            let (brotli, gzip) = (size(format!("{name}.br"))?, size(format!("{name}.gz"))?);
            Some(Size { name: name.clone(), plain: bytes.len(), brotli, gzip })
        });
        sizes.collect::<Option<Vec<_>>>().map(Sizes)
    }
}

/// `app-0123456789abcdef.wasm`.
fn hashed(stem: &str, ending: &str, bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let start = hash[..8].iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
    format!("{stem}-{start:016x}.{ending}")
}

struct Size {
    name: String,
    plain: usize,
    brotli: usize,
    gzip: usize,
}

/// What the set costs whoever loads it.
pub(super) struct Sizes(Vec<Size>);

impl Sizes {
    /// The whole set in the larger of the compressed forms: over a room's plain
    /// http browsers don't ask for the smaller one.
    pub(super) fn most_sent(&self) -> usize {
        let brotli: usize = self.0.iter().map(|size| size.brotli).sum();
        let gzip: usize = self.0.iter().map(|size| size.gzip).sum();
        brotli.max(gzip)
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = |of: fn(&Size) -> usize| self.0.iter().map(of).sum::<usize>();
        writeln!(out, "{:<28}{:>10}{:>10}{:>10}", "", "bytes", "gzip", "brotli")?;
        for Size { name, plain, gzip, brotli } in &self.0 {
            writeln!(out, "{name:<28}{plain:>10}{gzip:>10}{brotli:>10}")?;
        }
        let (plain, gzip) = (total(|size| size.plain), total(|size| size.gzip));
        write!(out, "{:<28}{plain:>10}{gzip:>10}{:>10}", "all", total(|size| size.brotli))
    }
}
