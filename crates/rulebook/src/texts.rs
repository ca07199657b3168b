//! The texts and examples of all games, compiled in. The page has none of them inside;
//! it loads those of one game and language at a time.

use shelf::Game;
use words::Language;

use crate::{Lesson, Rulebook, Source};

/// The files of this name in both languages, and the examples.
macro_rules! sources {
    ($language:expr, $name:expr) => {
        Source {
            text: match $language {
                Language::English => include_str!(concat!("../text/en/", $name, ".md")),
                Language::French => include_str!(concat!("../text/fr/", $name, ".md")),
            },
            examples: include_str!(concat!("../examples/", $name, ".txt")),
        }
    };
}

/// Those of a game, whose files are named after it and end so.
macro_rules! sources_of {
    ($game:expr, $language:expr, $ending:literal) => {
        match $game {
            Game::BlackHoles => sources!($language, concat!("black-holes", $ending)),
            Game::Kuba => sources!($language, concat!("kuba", $ending)),
            Game::Klotze => sources!($language, concat!("klotze", $ending)),
            Game::BilleTrap => sources!($language, concat!("bille-trap", $ending)),
        }
    };
}

impl Source<'static> {
    /// That of a game in a language.
    pub fn of(game: Game, language: Language) -> Self {
        sources_of!(game, language, "")
    }

    /// That of the lesson of a game in a language.
    pub fn of_lesson(game: Game, language: Language) -> Self {
        sources_of!(game, language, "-lessons")
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

impl Lesson {
    /// The lesson of a game in a language.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    pub fn of(game: Game, language: Language) -> Self {
        Self::read(game, Source::of_lesson(game, language))
            .expect("a lesson that the tests have read")
    }
}
