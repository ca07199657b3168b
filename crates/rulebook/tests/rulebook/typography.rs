//! How the texts are set: curly apostrophes, French spaces, and none of the words that
//! `words` has put aside.

use rulebook::Source;
use shelf::Game;
use words::Language;

/// The lines of all books of a language that are read by people, each with its place.
fn lines(language: Language) -> Vec<(String, &'static str)> {
    let mut lines = Vec::new();
    for game in Game::ALL {
        let texts = [Source::of(game, language).text, Source::of_lesson(game, language).text];
        for (at, line) in texts.into_iter().flat_map(|text| text.lines().enumerate()) {
            let keys = ["try:", "why:", "done:", "wrong:"];
            let said = keys.iter().find_map(|key| line.strip_prefix(key)).unwrap_or(line);
            if !said.starts_with(';') {
                lines.push((format!("{}, line {}: {line}", game.name(), at + 1), said));
            }
        }
    }
    lines
}

#[test]
fn french_spaces_do_not_break() {
    let narrow = '\u{202f}';
    for (place, line) in lines(Language::French) {
        let letters: Vec<char> = line.chars().collect();
        for pair in letters.windows(2) {
            let right = match pair {
                [before, ';' | '!' | '?' | '»'] => *before == narrow,
                ['«', after] => *after == narrow,
                [before, ':'] => *before == '\u{a0}',
                [' ', after] => !matches!(after, ';' | '!' | '?' | '»' | ':'),
                _ => true,
            };
            assert!(right, "{place}");
        }
    }
}

#[test]
fn marks_are_curly_and_spaces_single() {
    for language in Language::ALL {
        for (place, line) in lines(language) {
            assert!(!line.contains(['\'', '"', '\t']), "{place}");
            assert!(!line.contains("  ") && !line.ends_with(' '), "{place}");
        }
    }
}

/// Nobody is “he”, and nobody is told “tu”.
#[test]
fn the_old_words_are_gone() {
    for (language, gone) in [
        (Language::English, ["he", "him", "his", "action", "house", "whoever’s"]),
        (Language::French, ["tu", "te", "ton", "ta", "tes", "action"]),
    ] {
        for (place, line) in lines(language) {
            let line = line.split('{').next().unwrap_or_default().to_lowercase();
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            let found = words.find(|word| gone.contains(word));
            assert_eq!(found, None, "{place}");
        }
    }
}

/// A child of eight reads short sentences.
#[test]
fn sentences_are_short() {
    for language in Language::ALL {
        for (place, line) in lines(language) {
            for sentence in line.split(['.', '!', '?', ':', ';']) {
                let count = sentence.split_whitespace().filter(|word| word.len() > 1).count();
                assert!(count <= 34, "{count} words: {place}");
            }
        }
    }
}
