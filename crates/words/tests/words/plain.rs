//! The words that no text says any more, neither the product's nor a guide's, since a
//! plainer one took their place: no server is a house, no player is "he", and nobody is
//! told "tu".

use std::{fs, path::Path};

use words::Language;

use crate::complete::sentences;

/// Whole words or phrases that are not said, each with what is said instead.
const ENGLISH: &[(&str, &str)] = &[
    ("house", "server"),
    ("housekeeping", "admin"),
    ("whoever", "the person who, or a whole sentence with you"),
    ("he", "you, they, the player"),
    ("him", "you, them, the player"),
    ("his", "your, their, the player’s"),
    ("action", "move"),
    ("actions", "moves"),
    // A marble is brought Home; a record is not.
    ("brought here", "imported"),
    ("brought from", "imported"),
    ("were brought", "imported"),
    ("chance decides", "rolls 4, the trap opens"),
    ("games that are over", "past games"),
    ("kept", "saved"),
    ("nothing more", "no increment"),
    ("a second", "per second"),
    ("the top", "the disc"),
    ("on the shelf", "the games"),
];

const FRENCH: &[(&str, &str)] = &[
    // With a capital it is Bille-Trap’s goal, and right.
    ("maison", "serveur"),
    ("action", "coup"),
    ("actions", "coups"),
    ("conseil", "indice, astuce"),
    ("conseils", "indices, astuces"),
    ("conseiller", "donner un indice"),
    ("garder", "enregistrer"),
    ("gardée", "enregistrée"),
    ("rien de plus", "sans incrément"),
    ("hasard de jouer", "lance le dé"),
    ("hasard de décider", "lance le dé"),
    ("hasard décide", "lance le dé"),
    ("aimable", "facile"),
    ("aimables", "faciles"),
    ("absent", "hors ligne"),
    ("désolé", "pardon"),
    ("fils", "threads"),
    ("tu", "vous"),
    ("te", "vous"),
    ("toi", "vous"),
    ("ton", "votre"),
    ("ta", "votre"),
    ("tes", "vos"),
    ("viens", "venez"),
];

#[test]
fn the_old_words_are_gone() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let forbidden = match language {
            Language::English => ENGLISH,
            Language::French => FRENCH,
        };
        for (code, (text, _)) in sentences(language) {
            for (word, better) in forbidden.iter().filter(|(word, _)| says(&text, word)) {
                found.push(format!("{language:?}, {code}: “{word}”, better “{better}”: {text}"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Right in a guide, where there may be a second server and rows are read from the top.
const ONLY_IN_GUIDES: &[&str] = &["a second", "the top"];

#[test]
fn the_old_words_are_gone_from_the_guides() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let guides = fs::read_dir(root.join("docs")).expect("the folder of guides");
    let guides = guides.map(|entry| entry.expect("an entry").path());
    let guides = guides.filter(|path| path.extension().is_some_and(|it| it == "md"));
    let mut found = Vec::new();
    for path in guides.chain(["README.md", "CHANGELOG.md"].map(|name| root.join(name))) {
        let text = prose(&fs::read_to_string(&path).expect("a guide"));
        let forbidden = ENGLISH.iter().filter(|(word, _)| !ONLY_IN_GUIDES.contains(word));
        for (word, better) in forbidden.filter(|(word, _)| says(&text, word)) {
            found.push(format!("{}: “{word}”, better “{better}”", path.display()));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// A guide without what stands there as code.
fn prose(guide: &str) -> String {
    let outside = |(place, part): (usize, &str)| (place % 2 == 0).then(|| part.to_owned());
    let without = |text: &str, sign: &str| -> String {
        text.split(sign).enumerate().filter_map(outside).collect()
    };
    without(&without(guide, "```"), "`")
}

/// Whether a text has a word or phrase, whole, at the start of a sentence or within.
fn says(text: &str, phrase: &str) -> bool {
    // “Maison” names a place, whatever it begins.
    let text = text.replace("Maison", "");
    // A rule of the house is what players call it.
    let text = text.to_lowercase().replace("house rule", "").replace("règle maison", "");
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        let goes_on = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        !goes_on(before) && !goes_on(after)
    })
}

#[test]
fn whole_words_are_found_and_no_others() {
    assert!(says("The house is open.", "house") && says("Actions: $", "actions"));
    assert!(!says("a household, reactions", "house") && !says("reactions", "action"));
    assert!(says("la maison", "maison") && !says("à la Maison", "maison"));
    assert_eq!(prose("a `b` c\n```\nd\n```\ne"), "a  c\n\ne");
}
