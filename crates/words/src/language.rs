//! The two languages, their files, and how to tell which one a person wants.

/// A language that every sentence is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// British English.
    English,
    /// French.
    French,
}

/// The files of a language: what is said everywhere, or what only the program says.
macro_rules! texts {
    ($language:literal: everywhere) => {
        texts!(
            $language: "shelf" "common" "telling" "rules" "black-holes" "kuba" "klotze"
            "bille-trap" "levels" "analysis" "chance" "protocol" "table" "rooms" "people" "pool"
            "server" "app" "board" "marbles" "lobby" "install" "house" "company"
        )
    };
    ($language:literal: program) => {
        texts!($language: "cli" "play" "analyse" "bench-server" "store" "serve" "pages")
    };
    ($language:literal: $($subject:literal)+) => {
        &[$(include_str!(concat!("../text/", $language, "/", $subject, ".ftl")),)+]
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

    /// The files of sentences, one for each subject.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        let everywhere = match self {
            Self::English => texts!("en": everywhere),
            Self::French => texts!("fr": everywhere),
        };
        #[cfg(feature = "program")]
        let program = self.program_texts();
        #[cfg(not(feature = "program"))]
        let program = &[];
        everywhere.iter().chain(program).copied()
    }

    /// Those among them that only the program says, never the page.
    #[cfg(feature = "program")]
    pub fn program_texts(self) -> &'static [&'static str] {
        match self {
            Self::English => texts!("en": program),
            Self::French => texts!("fr": program),
        }
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
