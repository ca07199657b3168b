//! Pages as PDF, read again by the programs of poppler.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command},
};

use print::{Order, Paper, files};
use shelf::{Game, Opening};
use words::{Language, Words};

use crate::{all, pages};

/// A file of its own, gone when it is dropped.
struct Pdf(PathBuf);

impl Pdf {
    fn of(game: Game, paper: Paper, language: Language) -> Self {
        let name =
            format!("ludotheque-print-{}-{game:?}-{paper:?}-{language:?}.pdf", process::id());
        let path = env::temp_dir().join(name);
        let pdf = files::pdf(&pages(game, paper, language), "a title", language.code());
        fs::write(&path, pdf.expect("a PDF")).expect("a file");
        Self(path)
    }

    /// What one of poppler's programs says of it.
    fn told_by(&self, program: &str, before: &[&str], after: &[&str]) -> Vec<u8> {
        let mut command = Command::new(program);
        let output = command.args(before).arg(&self.0).args(after).output();
        let output = output.unwrap_or_else(|error| panic!("{program}, of poppler-utils: {error}"));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    }

    fn text(&self) -> String {
        String::from_utf8(self.told_by("pdftotext", &[], &["-"])).expect("text")
    }
}

impl Drop for Pdf {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// How many sheets each game is on.
fn sheets(game: Game, paper: Paper) -> usize {
    match (game, paper) {
        (Game::BlackHoles | Game::Klotze, Paper::A4 | Paper::Letter) => 7,
        (Game::BlackHoles | Game::Klotze, Paper::A3) | (Game::Kuba, _) => 5,
        (Game::BilleTrap, _) => 6,
    }
}

#[test]
fn all_games_are_sound_pdfs_on_every_paper_in_both_languages() {
    for (game, paper, language) in all() {
        let pdf = Pdf::of(game, paper, language);
        let info = String::from_utf8(pdf.told_by("pdfinfo", &[], &[])).expect("text");
        let field = |name: &str| {
            let line = info.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or_else(|| panic!("no {name} in {info}")).trim().to_owned()
        };
        assert_eq!(field("Pages:"), sheets(game, paper).to_string(), "{game:?} {paper:?}");
        let size = match paper {
            Paper::A4 => "595.276 x 841.89 pts (A4)",
            Paper::A3 => "841.89 x 1190.55 pts (A3)",
            Paper::Letter => "612 x 792 pts (letter)",
        };
        assert_eq!(field("Page size:"), size);
        let text = pdf.text();
        let name = Words::new(language).text(&format!("game-{}", game.name()));
        assert!(text.contains(&name), "no {name} in {text}");
        let letters: &[char] = if language == Language::French { &['é', 'è', 'à'] } else { &[] };
        let own = if game == Game::Klotze { &['ö'][..] } else { &[] };
        for letter in letters.iter().chain(own) {
            assert!(text.contains(*letter), "no {letter} in {text}");
        }
        // Letters that can be read can be searched and read aloud.
        assert!(text.contains(game.rules()[0].as_str()), "{text}");
    }
}

/// The ruler of the first page, measured on the finished page: ten dots a millimetre.
#[test]
fn a_line_of_a_hundred_millimetres_is_that_long_on_paper() {
    for paper in Paper::ALL {
        let pdf = Pdf::of(Game::Kuba, paper, Language::English);
        let page = pdf.told_by("pdftoppm", &["-r", "254", "-gray", "-f", "1", "-l", "1"], &[]);
        let (width, pixels) = gray(&page);
        // The ruler is in the last tenth of the page.
        let below = pixels.len() / 10 * 9 / width;
        let rows = pixels.chunks(width).skip(below);
        let longest = rows.map(|row| {
            let runs = row.split(|pixel| *pixel > 128).map(<[u8]>::len);
            runs.max().unwrap_or_default()
        });
        let longest = longest.max().unwrap_or_default();
        assert!((997..=1006).contains(&longest), "{paper:?}: {longest} tenths of a millimetre");
    }
}

/// A grey picture as poppler writes it: `P5`, width, height, the brightest, the pixels.
fn gray(file: &[u8]) -> (usize, &[u8]) {
    let mut rest = file;
    let mut fields = [0; 3];
    assert_eq!(word(&mut rest), b"P5");
    for field in &mut fields {
        let number = std::str::from_utf8(word(&mut rest)).expect("digits");
        *field = number.parse().expect("a number");
    }
    let [width, height, brightest] = fields;
    assert_eq!((rest.len(), brightest), (width * height, 255));
    (width, rest)
}

fn word<'a>(rest: &mut &'a [u8]) -> &'a [u8] {
    let end = rest.iter().position(u8::is_ascii_whitespace).expect("another word");
    let (word, after) = rest.split_at(end);
    *rest = &after[1..];
    word
}

#[test]
fn a_position_is_a_picture() {
    for game in Game::ALL {
        let played = game.open(&Opening::default()).expect("a game");
        let png = files::png(&print::link_picture(&played), print::LINK).expect("a picture");
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let size = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
        assert_eq!((size(16), size(20)), print::LINK, "{game:?}");
    }
}

#[test]
fn what_is_no_picture_is_refused() {
    assert!(files::png("<svg", (10, 10)).is_err());
    assert!(files::png("<p xmlns=\"http://www.w3.org/1999/xhtml\"/>", (10, 10)).is_err());
    let order = Order { paper: Paper::A4, address: None };
    let mut pages = print::pages(Game::Kuba, &order, &Words::new(Language::English));
    pages[0].svg.clear();
    assert!(files::pdf(&pages, "", "en").is_err());
}
