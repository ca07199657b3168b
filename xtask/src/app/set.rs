//! The page's files as one set: who names whom, and how they lie in a folder. A
//! set that lies there already is left alone, so that nothing is built again
//! because of it. Every name but two holds a hash of what it names; those two,
//! the page and what keeps it in a browser, hold the name of the whole set.

mod making;

use std::{fs, io, iter, path::Path};

use words::{Language, Words};

use self::making::{Making, hash};
use super::{
    Effort, Modules, Sources,
    book::Book,
    packing,
    sizes::{Size, Sizes},
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
    /// With the first part of the page that is opened, as above.
    ScreenTexts,
    /// When somebody plays on this device; kept from the first visit on.
    Thinker,
    /// When a screen is opened; kept from the first visit on.
    Screen,
    /// When a rulebook or a lesson is opened; kept from the first visit on.
    Rulebook,
    /// When the puzzles of a game are opened; kept from the first visit on.
    Puzzles,
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
        let style = without_comments(&making.filled(&sources.style));
        making.add("style", "style", "css", style.into_bytes());
        making.add("icon", "icon", "svg", sources.icon.clone().into_bytes());
        for (mark, picture) in &sources.pictures {
            making.add(mark, "icon", "png", picture.clone());
        }
        let manifest = making.filled(&sources.manifest);
        making.add("manifest", "manifest", "webmanifest", manifest.into_bytes());
        making.add_books(books);
        making.add_rulebooks();
        making.add_puzzles();

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

/// A style sheet without what is for those who write it.
fn without_comments(style: &str) -> String {
    let (first, rest) = style.split_once("/*").unwrap_or((style, ""));
    let after = rest.split("/*").filter_map(|part| Some(part.split_once("*/")?.1.trim_start()));
    iter::once(first).chain(after).collect()
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

#[cfg(test)]
mod tests {
    use rulebook::{Lesson, Rulebook, Source};
    use shelf::Game;

    use super::{
        super::{Bound, split::PartModule},
        *,
    };

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
    fn the_page_finds_the_texts_of_each_language() {
        let set = set("p {}");
        for language in Language::ALL {
            let texts = set.0.iter().find(|file| file.part == Part::Texts(language));
            let texts = texts.expect("the texts of a language");
            let told = format!(
                "<meta name=\"app-texts\" lang=\"{}\" content=\"{FOLDER}{}\">",
                language.code(),
                texts.name
            );
            assert!(text(&set, INDEX).contains(&told), "{told}");
            let texts = String::from_utf8_lossy(&texts.bytes);
            assert!(texts.contains("\napp-name = ") && !texts.contains("\n#"), "{texts}");
            let stem = format!("screen-texts-{}-", language.code());
            let later = set.0.iter().find(|file| file.name.starts_with(&stem));
            let told = format!("content=\"{FOLDER}{}\">", later.expect("later texts").name);
            assert!(text(&set, INDEX).contains(&told), "{told}");
        }
    }

    #[test]
    fn the_page_finds_the_rulebook_of_each_game_and_language() {
        let set = set("p {}");
        for language in Language::ALL {
            for game in Game::ALL {
                let stem = format!("rulebook-{}-{}-", language.code(), game.name());
                let file = set.0.iter().find(|file| file.name.starts_with(&stem));
                let file = file.expect("a rulebook");
                assert!(text(&set, INDEX).contains(&[FOLDER, &file.name].concat()), "{stem}");
                let told = String::from_utf8_lossy(&file.bytes);
                let book = Rulebook::read(game, Source::of_file(&told)).expect("a rulebook");
                assert_eq!(book, Rulebook::of(game, language), "without its notes");
                let stem = format!("lesson-{}-{}-", language.code(), game.name());
                let file = set.0.iter().find(|file| file.name.starts_with(&stem));
                let file = file.expect("a lesson");
                assert!(text(&set, INDEX).contains(&[FOLDER, &file.name].concat()), "{stem}");
                let told = String::from_utf8_lossy(&file.bytes);
                let lesson = Lesson::read(game, Source::of_file(&told)).expect("a lesson");
                assert_eq!(lesson, Lesson::of(game, language), "without its notes");
            }
        }
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
    fn a_style_travels_without_its_comments() {
        let set = set("/* One. */\np {}\n/* Two,\n   three. */\na {}\n");
        let style = set.0.iter().find(|file| file.name.starts_with("style-")).expect("a style");
        assert_eq!(String::from_utf8_lossy(&style.bytes), "p {}\na {}\n");
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
