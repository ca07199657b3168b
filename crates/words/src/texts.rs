//! All that is said in a language, compiled in: the files of sentences. The page has
//! none of them inside; it loads those of one language at a time.

#[cfg(not(feature = "program"))]
use std::iter;

use crate::Language;

/// The files of these subjects.
macro_rules! texts {
    ($language:literal: $($subject:literal)+) => {
        &[$(include_str!(concat!("../text/", $language, "/", $subject, ".ftl")),)+]
    };
}

/// The three files that each game has: what is said of it alone, its moves in
/// sentences, and what of it only the terminal says.
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
                $language: "common" "telling" "moves" "rules" "analysis" "chance" "protocol" "table"
                "rooms" "server" "app" "address" "board" "lobby" "install" "online"
                "company" "device" "result"
            ),
            games!($language: everywhere),
            games!($language: moves),
        ]
    };
}

/// What is said on screens that nobody needs first, and on paper.
macro_rules! screens {
    ($language:literal) => {
        texts!(
            $language: "setup" "tables" "online-table" "people" "pool" "rulebook" "puzzles"
            "review" "print" "analysing" "arranging"
        )
    };
}

/// What only the program says.
#[cfg(feature = "program")]
macro_rules! program {
    ($language:literal) => {
        [
            texts!(
                $language: "cli" "play" "puzzles-terminal" "analyse" "review-terminal" "bench-server" "store" "serve"
                "pages" "previews"
            ),
            games!($language: terminal),
        ]
    };
}

impl Language {
    /// The files of sentences.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        #[cfg(feature = "program")]
        let program = self.program_texts();
        #[cfg(not(feature = "program"))]
        let program = iter::empty();
        let page = self.page_texts().chain(self.screen_texts());
        [self.start_text()].into_iter().chain(page).chain(program)
    }

    /// Those among them that the page loads, before it says anything but that it
    /// can't load them.
    pub fn page_texts(self) -> impl Iterator<Item = &'static str> {
        let everywhere: [&[&str]; 3] = match self {
            Self::English => everywhere!("en"),
            Self::French => everywhere!("fr"),
        };
        everywhere.into_iter().flatten().copied()
    }

    /// Those among them that the page loads with the first of its parts.
    pub fn screen_texts(self) -> impl Iterator<Item = &'static str> {
        let screens: &[&str] = match self {
            Self::English => screens!("en"),
            Self::French => screens!("fr"),
        };
        screens.iter().copied()
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
