//! A set that is being made: each file gets the name that holds its hash, and the mark
//! by which texts name it.

use puzzles::PuzzleGame;
use rulebook::Source;
use sha2::{Digest, Sha256};
use shelf::{Game, match_game};
use words::Language;

use super::{FOLDER, File, Part};
use crate::app::{book::Book, bound::Bound, split::PartModule};

/// Files so far, and what they are called.
#[derive(Default)]
pub(super) struct Making {
    pub(super) files: Vec<File>,
    /// What the marks in the texts stand for.
    pub(super) marks: Vec<(&'static str, String)>,
}

impl Making {
    /// Adds a file, which texts name by this mark. Its name comes back.
    pub(super) fn add(
        &mut self,
        mark: &'static str,
        stem: &str,
        ending: &str,
        bytes: Vec<u8>,
    ) -> String {
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
    pub(super) fn add_module(
        &mut self,
        marks: [&'static str; 2],
        stem: &str,
        bound: &Bound,
        first: &str,
    ) {
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

    /// Adds the texts of each language as two files, one for the page and one for its
    /// parts, and where the page finds them.
    pub(super) fn add_texts(&mut self) {
        let mut told = Vec::new();
        for language in Language::ALL {
            let first = language.page_texts();
            told.push(self.add_sentences("texts", language, Part::Texts(language), first));
            let later = language.screen_texts();
            told.push(self.add_sentences("screen-texts", language, Part::ScreenTexts, later));
        }
        self.marks.push(("texts", told.join("\n")));
    }

    fn add_sentences(
        &mut self,
        kind: &str,
        language: Language,
        part: Part,
        texts: impl Iterator<Item = &'static str>,
    ) -> String {
        let texts: Vec<_> = texts.map(|text| without_notes(text, '#')).collect();
        let code = language.code();
        let text = texts.join("\n").into_bytes();
        let name = self.add_unmarked(&format!("{kind}-{code}"), "ftl", text, part);
        format!("<meta name=\"app-{kind}\" lang=\"{code}\" content=\"{FOLDER}{name}\">")
    }

    /// Adds the rulebook and the lesson of each game in each language, and where the page
    /// finds them.
    pub(super) fn add_rulebooks(&mut self) {
        let mut told = Vec::new();
        for language in Language::ALL {
            for game in Game::ALL {
                told.push(self.add_source("rulebook", game, language, Source::of(game, language)));
                let lesson = Source::of_lesson(game, language);
                told.push(self.add_source("lesson", game, language, lesson));
            }
        }
        self.marks.push(("rulebooks", told.join("\n")));
    }

    fn add_source(
        &mut self,
        kind: &str,
        game: Game,
        language: Language,
        source: Source<'_>,
    ) -> String {
        let (file, code, game) = (source.file(), language.code(), game.name());
        let text = without_notes(&file, ';').into_bytes();
        let stem = format!("{kind}-{code}-{game}");
        let name = self.add_unmarked(&stem, "txt", text, Part::Rulebook);
        format!(
            "<meta name=\"app-{kind}\" lang=\"{code}\" data-game=\"{game}\" content=\"{FOLDER}{name}\">"
        )
    }

    /// Adds the puzzles of each game, and where the page finds them.
    pub(super) fn add_puzzles(&mut self) {
        let told = Game::ALL.map(|game| {
            let data = match_game!(game, P => <P as PuzzleGame>::DATA);
            let stem = format!("puzzles-{}", game.name());
            let text = without_notes(data, '#').into_bytes();
            let name = self.add_unmarked(&stem, "txt", text, Part::Puzzles);
            format!(
                "<meta name=\"app-puzzles\" data-game=\"{}\" content=\"{FOLDER}{name}\">",
                game.name()
            )
        });
        self.marks.push(("puzzles", told.join("\n")));
    }

    /// Adds the books, with what the page says of each, and their names for the
    /// service worker.
    pub(super) fn add_books(&mut self, books: &[Book]) {
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
    pub(super) fn filled(&self, text: &str) -> String {
        let fill = |text: String, (mark, value): &(&str, String)| {
            text.replace(&format!("{{{mark}}}"), value)
        };
        self.marks.iter().fold(text.to_owned(), fill)
    }
}

/// A text without the lines that begin with this sign: they are for those who write.
fn without_notes(text: &str, sign: char) -> String {
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with(sign)).collect();
    lines.join("\n")
}

/// `0123456789abcdef`.
pub(super) fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let start = hash[..8].iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
    format!("{start:016x}")
}
