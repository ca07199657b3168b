//! The two languages, their files, and how to tell which one a person wants.

#[cfg(not(feature = "program"))]
use std::iter;

/// A language that every sentence is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// British English.
    English,
    /// French.
    French,
}

/// The files of these subjects.
macro_rules! texts {
    ($language:literal: $($subject:literal)+) => {
        &[$(include_str!(concat!("../text/", $language, "/", $subject, ".ftl")),)+]
    };
}

/// The three files that each game has: what is said of it alone, its moves in sentences,
/// and what of it only the terminal says.
macro_rules! games {
    ($language:literal: everywhere) => { games!($language, ".ftl") };
    ($language:literal: moves) => { games!($language, "-moves.ftl") };
    ($language:literal: terminal) => { games!($language, "-terminal.ftl") };
    ($language:literal, $ending:literal) => {
        games!($language, $ending: "black-holes" "kuba" "klotze" "bille-trap")
    };
    ($language:literal, $ending:literal: $($game:literal)+) => {
        &[$(include_str!(concat!("../text/", $language, "/", $game, $ending)),)+]
    };
}

/// What is said everywhere, of all games and of each.
macro_rules! everywhere {
    ($language:literal) => {
        [
            texts!(
                $language: "common" "telling" "moves" "rules" "analysis" "chance" "protocol" "table" "rooms"
                "people" "pool" "server" "app" "address" "board" "setup" "lobby" "install" "house" "company"
                "device" "result"
            ),
            games!($language: everywhere),
            games!($language: moves),
        ]
    };
}

/// What only the program says.
#[cfg(feature = "program")]
macro_rules! program {
    ($language:literal) => {
        [
            texts!($language: "cli" "play" "analyse" "bench-server" "store" "serve" "pages" "previews"),
            games!($language: terminal),
        ]
    };
}

impl Language {
    /// Both.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language that a locale such as `fr_FR.UTF-8` or `en` asks for.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let letters = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(letters))
    }

    /// The files of sentences.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        let everywhere: [&[&str]; 3] = match self {
            Self::English => everywhere!("en"),
            Self::French => everywhere!("fr"),
        };
        #[cfg(feature = "program")]
        let program = self.program_texts();
        #[cfg(not(feature = "program"))]
        let program = iter::empty();
        everywhere.into_iter().flatten().copied().chain(program)
    }

    /// Those among them that only the program says, never the page.
    #[cfg(feature = "program")]
    pub fn program_texts(self) -> impl Iterator<Item = &'static str> {
        let program: [&[&str]; 2] = match self {
            Self::English => program!("en"),
            Self::French => program!("fr"),
        };
        program.into_iter().flatten().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (locale, language) in [
            ("fr", Some(Language::French)),
            ("fr_FR.UTF-8", Some(Language::French)),
            ("FR-ca", Some(Language::French)),
            ("en_GB", Some(Language::English)),
            ("C.UTF-8", None),
            ("frr_DE", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
