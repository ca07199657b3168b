//! What people are called: the nickname that others see, which need not be
//! unique, and the name of an account, which is. Both are read once, here, into
//! types that can be shown to anybody.

use std::fmt;

use game::{Fact, Quote};

use super::{
    Refusal,
    likeness::{likeness, pretends},
};

/// What a person is called at the tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nickname(String);

impl Nickname {
    /// How many characters it has at most.
    pub const LONGEST: usize = 24;

    /// Reads a nickname; white space around it is taken off.
    ///
    /// # Errors
    /// When nothing is left, when it is too long, and when it has characters
    /// that can't be seen: two people must not look the same by a trick.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::NameEmpty);
        }
        if text.chars().count() > Self::LONGEST {
            return Err(Refusal::NameLong { most: Self::LONGEST });
        }
        let shown = Fact::from(Quote::of(text)) == Fact::Text(text.to_owned());
        if !shown || text.chars().any(is_blank) {
            return Err(Refusal::NameInvisible);
        }
        Ok(Self(text.to_owned()))
    }

    /// Reads a nickname that somebody wants to be called by.
    ///
    /// # Errors
    /// When it can't be one, or pretends to be the server.
    pub fn choose(text: &str) -> Result<Self, Refusal> {
        let name = Self::read(text)?;
        if pretends(text) { Err(Refusal::NamePretends) } else { Ok(name) }
    }

    /// A name that was read before and stored.
    pub(crate) fn stored(text: String) -> Self {
        Self(text)
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Nickname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a character shows as nothing, although it may count as a letter or a
/// mark: fillers, soft hyphens, tags.
fn is_blank(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffc}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// What an account is called. No two accounts have names that differ in nothing
/// but capitals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountName(String);

impl AccountName {
    /// How many characters it has at least.
    pub const SHORTEST: usize = 3;
    /// How many characters it has at most.
    pub const LONGEST: usize = 24;

    /// Reads the name of an account: Latin letters with or without accents,
    /// digits, and `-`, `_`, `.` between them. Letters of one script alone, each
    /// one character, so that names that look alike are alike.
    ///
    /// # Errors
    /// When it has other characters, or too few or too many.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let text = text.trim();
        let fits = (Self::SHORTEST..=Self::LONGEST).contains(&text.chars().count());
        if fits && text.chars().all(is_account_letter) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Refusal::AccountUnfit { least: Self::SHORTEST, most: Self::LONGEST })
        }
    }

    /// Reads the name that somebody wants for a new account.
    ///
    /// # Errors
    /// When it can't be one, or pretends to be the server.
    pub fn choose(text: &str) -> Result<Self, Refusal> {
        let name = Self::read(text)?;
        if pretends(text) { Err(Refusal::NamePretends) } else { Ok(name) }
    }

    /// A name that was read before and stored.
    pub(crate) fn stored(text: String) -> Self {
        Self(text)
    }

    /// Its text, as its owner wrote it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What no two accounts have in common.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// What it looks like: no new account looks like one that is there.
    pub fn likeness(&self) -> String {
        likeness(&self.0)
    }
}

impl fmt::Display for AccountName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_account_letter(letter: char) -> bool {
    let accented = matches!(letter, '\u{c0}'..='\u{24f}') && letter.is_alphabetic();
    letter.is_ascii_alphanumeric() || accented || matches!(letter, '-' | '_' | '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nickname_can_be_seen() {
        for (text, name) in [
            ("Zoé", Ok("Zoé")),
            ("  Mamie Jo \n", Ok("Mamie Jo")),
            ("李", Ok("李")),
            ("", Err(Refusal::NameEmpty)),
            (" \u{3000}\t", Err(Refusal::NameEmpty)),
            ("a\u{202e}b", Err(Refusal::NameInvisible)),
            ("a\u{1b}[31m", Err(Refusal::NameInvisible)),
            ("\u{200b}", Err(Refusal::NameInvisible)),
            ("a\nb", Err(Refusal::NameInvisible)),
            ("\u{3164}", Err(Refusal::NameInvisible)),
            ("\u{2800}", Err(Refusal::NameInvisible)),
        ] {
            assert_eq!(
                Nickname::read(text).map(|name| name.0),
                name.map(str::to_owned),
                "{text:?}"
            );
        }
        assert!(Nickname::read(&"é".repeat(24)).is_ok());
        assert_eq!(Nickname::read(&"é".repeat(25)), Err(Refusal::NameLong { most: 24 }));
    }

    #[test]
    fn accounts_are_told_apart_by_more_than_capitals() {
        let key = |text| AccountName::read(text).map(|name| name.key()).ok();
        assert_eq!(key("Zoé-2"), key("zoÉ-2"));
        assert_ne!(key("zoe"), key("zoé"));
        for text in ["ab", "a b", "zoe\u{301}", "аnna", "a×b×c", "@zoe", &"a".repeat(25)] {
            assert_eq!(key(text), None, "{text}");
        }
    }
}
