//! The table of widths is that of the fonts, and they have all letters of our texts.

use std::{fs, path::Path};

use print::Face;
use resvg::usvg::fontdb::{Database, Source};
use words::Language;

/// What stands on the sheets and on no screen.
fn texts() -> String {
    let text = |language: Language| {
        let path = format!("../words/text/{}/print.ftl", language.code());
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a text")
    };
    Language::ALL.map(text).concat()
}

#[test]
fn letters_are_as_wide_as_the_table_says() {
    for (face, file) in Face::ALL.into_iter().zip(["figtree-400", "figtree-600", "fraunces-600"]) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts").join(format!("{file}.ttf"));
        let font = fs::read(path).expect("a font");
        let read = ttf_parser::Face::parse(&font, 0).expect("a font");
        let unit = f32::from(read.units_per_em());
        for letter in texts().chars().filter(|letter| !letter.is_control()) {
            let glyph = read.glyph_index(letter).unwrap_or_else(|| panic!("{file} lacks {letter}"));
            let width = f32::from(read.glyph_hor_advance(glyph).expect("a width")) / unit;
            let told = face.width(&letter.to_string());
            assert!((width - told).abs() < 0.001, "{file}, {letter}: {width}, not {told}");
        }
    }
}

#[test]
fn fonts_are_found_by_the_names_that_texts_ask_for() {
    let mut letters = Database::new();
    for file in ["figtree-400", "figtree-600", "fraunces-600"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts").join(format!("{file}.ttf"));
        let loaded = letters.load_font_source(Source::File(path));
        assert_eq!(loaded.len(), 1, "{file}");
    }
    let named = |family: &str, weight: u16| {
        letters.faces().any(|face| {
            face.weight.0 == weight && face.families.iter().any(|(name, _)| name == family)
        })
    };
    assert!(named("Figtree", 400) && named("Figtree", 600) && named("Fraunces", 600));
}
