//! Every sentence that the program asks for by name is there in both languages.

use std::{
    fs,
    path::{Path, PathBuf},
};

use words::{Language, Words};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_code_in_the_sources_has_its_sentence() {
    let both = Language::ALL.map(Words::new);
    let mut found = 0;
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let source = fs::read_to_string(&file).expect("a source");
        for code in source.split('"').filter(|text| {
            let ours = ["cli-", "play-", "puzzles-", "analysis-"]
                .iter()
                .any(|kind| text.starts_with(kind));
            ours && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
        }) {
            found += 1;
            // Where each seat or game has a sentence of its own, `words` sees to it that
            // none is missing.
            let own = [code.to_owned(), format!("{code}-white"), format!("{code}-kuba")];
            for words in &both {
                let there = own.iter().any(|code| words.has(code));
                assert!(there, "{:?} lacks {code}", words.language());
            }
        }
    }
    assert!(found > 25, "only {found} codes in the sources");
}
