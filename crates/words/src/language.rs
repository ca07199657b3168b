//! The two languages, and how to tell which one a person wants.

/// A language that every sentence is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// British English.
    English,
    /// French.
    French,
}

impl Language {
    /// Every language, English first.
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

    /// What the page says before it has loaded its texts. Everybody has it.
    pub(crate) const fn start_text(self) -> &'static str {
        match self {
            Self::English => include_str!("../text/en/start.ftl"),
            Self::French => include_str!("../text/fr/start.ftl"),
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
