//! Codes with facts: what the rules have to say to a person, without a word of
//! any language. The sentences are written elsewhere, one for each code, and
//! filled with the facts.

use std::fmt;

/// One fact that a sentence can show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A square, a colour, a rule id, a piece of the user's own text.
    Text(String),
    /// A count or a number.
    Number(i64),
    /// Something that has a sentence of its own, told inside this one.
    Notice(Notice),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::Notice(notice) => write!(f, "({notice})"),
        }
    }
}

/// A piece of the user's own text, made safe to show: short, on one line,
/// without characters that can't be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quote(String);

impl Quote {
    const LONGEST: usize = 40;

    /// Takes what can be shown of `text`.
    pub fn of(text: &str) -> Self {
        let mut shown: String =
            text.chars().filter(|letter| is_shown(*letter)).take(Self::LONGEST + 1).collect();
        if shown.chars().count() > Self::LONGEST {
            shown.pop();
            shown.push('…');
        }
        Self(shown)
    }
}

/// Whether a character shows as itself: no control character, and none that is
/// invisible or turns the direction of writing.
pub(crate) fn is_shown(letter: char) -> bool {
    let invisible = matches!(letter,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    !letter.is_control() && !invisible
}

impl From<Quote> for Fact {
    fn from(quote: Quote) -> Self {
        Self::Text(quote.0)
    }
}

impl From<&'static str> for Fact {
    fn from(text: &'static str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<Notice> for Fact {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

/// A code together with its facts, whichever list it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Names the sentence.
    pub code: &'static str,
    /// Fills it.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Notice {
    /// The notice with this code, each name with its fact. All lists of codes
    /// come here, so that a variant costs the program a few words and no more.
    #[cold]
    #[inline(never)]
    pub fn gathered(code: &'static str, names: &[&'static str], facts: &[&dyn Factual]) -> Self {
        let facts = names.iter().zip(facts).map(|(name, fact)| (*name, fact.fact()));
        Self { code, facts: facts.collect() }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for (name, fact) in &self.facts {
            write!(f, " {name}={fact}")?;
        }
        Ok(())
    }
}

/// What can be told as a fact.
pub trait Factual {
    /// What a sentence shows of it.
    fn fact(&self) -> Fact;
}

impl<T: Clone + Into<Fact>> Factual for T {
    fn fact(&self) -> Fact {
        self.clone().into()
    }
}

/// What every list of codes can tell: of a value, and of itself.
pub trait Coded {
    /// Each code with the names of its facts.
    const CODES: &'static [(&'static str, &'static [&'static str])];

    /// The code and the facts of this value.
    fn notice(&self) -> Notice;
}

/// Declares a closed list of codes: an enum whose variants name their code and
/// whose fields are the facts. It prints as code and facts, and is an error.
#[macro_export]
macro_rules! notices {
    (
        $(#[$outer:meta])*
        pub enum $name:ident {
            $($(#[$inner:meta])* $code:literal $variant:ident $({ $($fact:ident: $kind:ty),+ $(,)? })?,)+
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are the facts of the sentence above them")]
        pub enum $name {
            $($(#[$inner])* $variant $({ $($fact: $kind),+ })?,)+
        }

        impl $crate::Coded for $name {
            const CODES: &'static [(&'static str, &'static [&'static str])] =
                &[$(($code, &[$($(stringify!($fact)),+)?]),)+];

            fn notice(&self) -> $crate::Notice {
                match self {
                    $(Self::$variant $({ $($fact),+ })? => $crate::Notice::gathered(
                        $code,
                        &[$($(stringify!($fact)),+)?],
                        &[$($($fact),+)?],
                    ),)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&$crate::Coded::notice(self), f)
            }
        }

        impl std::error::Error for $name {}
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_is_short_and_harmless() {
        assert_eq!(Fact::from(Quote::of("a\u{1b}[31mb\n")), Fact::Text("a[31mb".into()));
        assert_eq!(Quote::of("\u{202e}a\u{feff}b\u{200b}"), Quote::of("ab"));
        let long = "é".repeat(100);
        assert_eq!(Fact::from(Quote::of(&long)).to_string().chars().count(), 41);
        let just = "é".repeat(40);
        assert_eq!(Fact::from(Quote::of(&just)), Fact::Text(just));
    }
}
