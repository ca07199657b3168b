//! The page's files as one set: who names whom, and how they lie in a folder. A
//! set that lies there already is left alone, so that nothing is built again
//! because of it. Every name but two holds a hash of what it names; those two,
//! the page and what keeps it in a browser, hold the name of the whole set.

use std::{fs, io, path::Path};

use sha2::{Digest, Sha256};
use words::{Language, Words};

use super::{
    Bound, Effort, Modules, Sources,
    book::Book,
    packing,
    sizes::{Size, Sizes},
    split::PartModule,
};

/// Where the server serves the files.
const FOLDER: &str = "/app/";
/// Its own name, and the first of the set.
const INDEX: &str = "index.html";
const SERVICE_WORKER: &str = "service-worker.js";

/// What a file belongs to, and so when a browser loads it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// At the first visit.
    Page,
    /// At the first visit, if it is the reader's language; else when somebody switches
    /// to it. Kept from the first visit on.
    Texts(Language),
    /// When somebody plays on this device; kept from the first visit on.
    Thinker,
    /// When a screen is opened; kept from the first visit on.
    Screen,
    /// As soon as letters of it are to be seen; kept from the first visit on.
    Font,
    /// When a level that reads it is chosen; too large to be kept for everybody.
    Book,
}

struct File {
    name: String,
    bytes: Vec<u8>,
    part: Part,
}

/// All files of the page.
pub(super) struct Set(Vec<File>);

impl Set {
    pub(super) fn new(modules: &Modules, sources: &Sources, books: &[Book]) -> Self {
        let mut making = Making::default();
        making.add_module(["app", "script"], "app", &modules.page, &sources.start);
        making.add_module(["thinker", "thinker-script"], "thinker", &modules.thinker, "");
        making.add_texts();
        for (mark, font) in &sources.fonts {
            making.add(mark, mark, "woff2", font.clone());
        }
        let style = making.filled(&sources.style);
        making.add("style", "style", "css", style.into_bytes());
        making.add("icon", "icon", "svg", sources.icon.clone().into_bytes());
        for (mark, picture) in &sources.pictures {
            making.add(mark, "icon", "png", picture.clone());
        }
        let manifest = making.filled(&sources.manifest);
        making.add("manifest", "manifest", "webmanifest", manifest.into_bytes());
        making.add_books(books);

        let texts = [sources.page.as_str(), &sources.service_worker].map(str::as_bytes);
        let names = making.files.iter().map(|file| file.name.as_bytes());
        let set = hash(&names.chain(texts).collect::<Vec<_>>().join(&0));
        making.marks.push(("set", set));
        let page = spoken(&making.filled(&sources.page)).into_bytes();
        // Once more under a name that can't be that of another set.
        making.add("page", "page", "html", page.clone());
        let first = making.files.iter().filter(|file| file.part != Part::Book);
        let files: Vec<_> = first.map(|file| [FOLDER, &file.name].concat()).collect();
        making.marks.push(("files", files.join("\", \"")));
        let service_worker = making.filled(&sources.service_worker).into_bytes();

        let mut files = making.files;
        for (name, bytes) in [(SERVICE_WORKER, service_worker), (INDEX, page)] {
            files.insert(0, File { name: name.to_owned(), bytes, part: Part::Page });
        }
        Self(files)
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
        for file in &self.0 {
            let File { name, bytes, .. } = file;
            if file.is_packed() {
                fs::write(folder.join(format!("{name}.br")), packing::brotli(bytes, effort)?)?;
                fs::write(folder.join(format!("{name}.gz")), packing::gzip(bytes, effort)?)?;
            }
        }
        // The page comes last: whoever sees it sees a whole set.
        for File { name, bytes, .. } in self.0.iter().rev() {
            fs::write(folder.join(name), bytes)?;
        }
        self.sizes_in(folder).ok_or_else(|| io::ErrorKind::InvalidData.into())
    }

    /// What each file takes in a folder that holds this very set, which the page
    /// names.
    fn sizes_in(&self, folder: &Path) -> Option<Sizes> {
        let page = self.0.first()?;
        if fs::read(folder.join(&page.name)).ok()? != page.bytes {
            return None;
        }
        let size = |name: String| Some(fs::metadata(folder.join(name)).ok()?.len() as usize);
        let sizes = self.0.iter().map(|file| {
            let File { name, bytes, part } = file;
            let packed = |ending: &str| {
                size(if file.is_packed() { format!("{name}.{ending}") } else { name.clone() })
            };
            let (brotli, gzip) = (packed("br")?, packed("gz")?);
            Some(Size { name: name.clone(), plain: bytes.len(), brotli, gzip, part: *part })
        });
        sizes.collect::<Option<Vec<_>>>().map(Sizes)
    }
}

impl File {
    /// Pictures and fonts are packed already; packing would save a twentieth of a
    /// book, and its length as it travels could not be told.
    fn is_packed(&self) -> bool {
        ![".png", ".woff2", ".book"].iter().any(|ending| self.name.ends_with(ending))
    }
}

/// A set that is being made.
#[derive(Default)]
struct Making {
    files: Vec<File>,
    /// What the marks in the texts stand for.
    marks: Vec<(&'static str, String)>,
}

impl Making {
    /// Adds a file, which texts name by this mark. Its name comes back.
    fn add(&mut self, mark: &'static str, stem: &str, ending: &str, bytes: Vec<u8>) -> String {
        let part = match stem {
            "thinker" => Part::Thinker,
            _ if ending == "book" => Part::Book,
            _ if ending == "woff2" => Part::Font,
            _ => Part::Page,
        };
        let name = self.add_unmarked(stem, ending, bytes, part);
        self.marks.push((mark, [FOLDER, &name].concat()));
        name
    }

    /// Adds a file that no text names.
    fn add_unmarked(&mut self, stem: &str, ending: &str, bytes: Vec<u8>, part: Part) -> String {
        let name = format!("{stem}-{}.{ending}", hash(&bytes));
        self.files.push(File { name: name.clone(), bytes, part });
        name
    }

    /// Adds a module and its script, which starts it as soon as it is loaded itself and
    /// something else is done first.
    fn add_module(&mut self, marks: [&'static str; 2], stem: &str, bound: &Bound, first: &str) {
        let module = self.add(marks[0], stem, "wasm", bound.wasm.clone());
        let mut script = bound.script.clone();
        for PartModule { name, address, wasm, .. } in &bound.parts {
            let named = self.add_unmarked(name, "wasm", wasm.clone(), Part::Screen);
            script = script.replace(address, &["./", &named].concat());
        }
        let start =
            format!("__wbg_init({{ module_or_path: new URL(\"{module}\", import.meta.url) }});\n");
        script.extend([first, &start]);
        self.add(marks[1], stem, "js", script.into_bytes());
    }

    /// Adds the texts of each language as one file, and where the page finds it.
    fn add_texts(&mut self) {
        let mut told = Vec::new();
        for language in Language::ALL {
            let code = language.code();
            let text = language.page_texts().collect::<Vec<_>>().join("\n").into_bytes();
            let part = Part::Texts(language);
            let name = self.add_unmarked(&format!("texts-{code}"), "ftl", text, part);
            told.push(format!(
                "<meta name=\"app-texts\" lang=\"{code}\" content=\"{FOLDER}{name}\">"
            ));
        }
        self.marks.push(("texts", told.join("\n")));
    }

    /// Adds the books, with what the page says of each, and their names for the
    /// service worker.
    fn add_books(&mut self, books: &[Book]) {
        let (mut told, mut names) = (Vec::new(), Vec::new());
        for Book { game, bytes } in books {
            let name = [FOLDER, &self.add("book", game, "book", bytes.clone())].concat();
            told.push(format!(
                "<meta name=\"app-book\" data-game=\"{game}\" data-bytes=\"{}\" content=\"{name}\">",
                bytes.len()
            ));
            names.push(name);
        }
        self.marks.push(("books", told.join("\n")));
        self.marks.push(("book-files", names.join("\", \"")));
    }

    /// A text with its marks filled in.
    fn filled(&self, text: &str) -> String {
        let fill = |text: String, (mark, value): &(&str, String)| {
            text.replace(&format!("{{{mark}}}"), value)
        };
        self.marks.iter().fold(text.to_owned(), fill)
    }
}

/// The page with what it says to those who have scripts switched off.
fn spoken(page: &str) -> String {
    let mut page = page.to_owned();
    for language in Language::ALL {
        let words = Words::new(language);
        for code in ["page-no-script", "page-no-script-link"] {
            let mark = format!("{{{code}-{}}}", language.code());
            page = page.replace(&mark, &words.text(code));
        }
    }
    page
}

/// `0123456789abcdef`.
fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let start = hash[..8].iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
    format!("{start:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(style: &str) -> Set {
        let app = crate::cargo::root().join("crates/app");
        let text = |name: &str| fs::read_to_string(app.join(name)).expect("a file of ours");
        let bound =
            |name: &str| Bound { wasm: name.into(), script: name.to_owned(), ..Bound::default() };
        let part = PartModule {
            name: "part-tables".to_owned(),
            address: "./split_tables.wasm".to_owned(),
            ..PartModule::default()
        };
        let page = Bound {
            script: format!("fetch({:?})", part.address),
            parts: vec![part],
            ..bound("page")
        };
        let modules = Modules { page, thinker: bound("thinker") };
        let sources = Sources {
            page: text("index.html"),
            start: text("start.js"),
            service_worker: text("service-worker.js"),
            manifest: text("manifest.webmanifest"),
            style: style.to_owned(),
            icon: text("../server/assets/icon.svg"),
            fonts: super::super::FONTS.map(|mark| (mark, mark.into())).to_vec(),
            pictures: super::super::PICTURES.map(|mark| (mark, mark.into())).to_vec(),
        };
        let books = ["kuba", "klotze"].map(|game| Book { game, bytes: game.into() });
        Set::new(&modules, &sources, &books)
    }

    fn text(set: &Set, name: &str) -> String {
        let file = set.0.iter().find(|file| file.name == name).expect("in the set");
        String::from_utf8_lossy(&file.bytes).into_owned()
    }

    #[test]
    fn what_is_kept_is_everything_that_is_loaded_first() {
        let set = set("p {}");
        let kept = text(&set, SERVICE_WORKER);
        for file in &set.0 {
            let name = [FOLDER, &file.name].concat();
            let own = [INDEX, SERVICE_WORKER].contains(&file.name.as_str());
            assert_eq!(kept.contains(&name), !own, "{name}");
        }
        let marks = |text: &str| text.contains("\"{") || text.contains("-{");
        assert!(!marks(&kept) && !marks(&text(&set, INDEX)), "every mark is filled in");
    }

    #[test]
    fn the_page_loads_its_parts_by_their_names() {
        let set = set("p {}");
        let part = set.0.iter().find(|file| file.part == Part::Screen).expect("a part");
        let load = format!("fetch(\"./{}\")", part.name);
        let loads = |file: &&File| String::from_utf8_lossy(&file.bytes).contains(&load);
        assert_eq!(set.0.iter().filter(loads).count(), 1, "the page's script alone");
    }

    #[test]
    fn another_style_is_another_set_with_the_same_book() {
        let (one, other) = (set("p {}"), set("a {}"));
        let book = |set: &Set| {
            set.0.iter().find(|file| file.part == Part::Book).map(|file| file.name.clone())
        };
        assert_eq!(book(&one), book(&other));
        assert_ne!(text(&one, INDEX), text(&other, INDEX));
        assert_ne!(text(&one, SERVICE_WORKER), text(&other, SERVICE_WORKER));
    }

    #[test]
    fn the_style_names_its_fonts() {
        let set = set("@font-face { src: url(\"{fraunces-600}\") }");
        let font = set.0.iter().find(|file| file.part == Part::Font).expect("a font");
        let style = set.0.iter().find(|file| file.name.starts_with("style-")).expect("a style");
        let style = String::from_utf8_lossy(&style.bytes);
        assert!(style.contains(&format!("url(\"{FOLDER}{}\")", font.name)), "{style}");
    }
}
