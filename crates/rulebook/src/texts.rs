//! The texts and examples of all games, compiled in. The page has none of them inside;
//! it loads those of one game and language at a time.

use shelf::Game;
use words::Language;

use crate::{Rulebook, Source};

/// The files of a game in both languages, and its examples.
macro_rules! sources {
    ($language:expr, $game:literal) => {
        Source {
            text: match $language {
                Language::English => include_str!(concat!("../text/en/", $game, ".md")),
                Language::French => include_str!(concat!("../text/fr/", $game, ".md")),
            },
            examples: include_str!(concat!("../examples/", $game, ".txt")),
        }
    };
}

impl Source<'static> {
    /// That of a game in a language.
    pub fn of(game: Game, language: Language) -> Self {
        match game {
            Game::BlackHoles => sources!(language, "black-holes"),
            Game::Kuba => sources!(language, "kuba"),
            Game::Klotze => sources!(language, "klotze"),
            Game::BilleTrap => sources!(language, "bille-trap"),
        }
    }
}

impl Rulebook {
    /// The rulebook of a game in a language.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    pub fn of(game: Game, language: Language) -> Self {
        Self::read(game, Source::of(game, language)).expect("a rulebook that the tests have read")
    }
}
