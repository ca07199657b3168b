//! Small closed choices, and the one word that stands for each, on the wire and
//! in the database: [`words!`](crate::words) writes the list down, once. A choice
//! that is added to an enum and not to its list does not compile; a word, once
//! released, keeps its meaning.
//!
//! `#[serde(with = "word")]` writes and reads a field as its word.

use std::{fmt, marker::PhantomData};

use serde::{Deserializer, Serializer, de};

/// A choice for which a word stands.
pub trait Word: Copy + 'static {
    /// Every word.
    const WORDS: &'static [&'static str];

    /// The word that stands for this choice.
    fn word(self) -> &'static str;

    /// The choice of a word.
    fn from_word(word: &str) -> Option<Self>;
}

/// Lists the words of enums: `words! { Stakes { Friendly "friendly", Rated "rated" } }`.
#[macro_export]
macro_rules! words {
    ($($choice:ty { $($value:ident $word:literal),+ $(,)? })+) => {
        $(impl $crate::Word for $choice {
            const WORDS: &'static [&'static str] = &[$($word),+];

            fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$value),)+
                    _ => None,
                }
            }
        })+
    };
}

words! {
    table::First { AsSeated "as-seated", ByLot "by-lot" }
    table::Permission { Allowed "allowed", Forbidden "forbidden" }
    table::Stakes { Friendly "friendly", Rated "rated" }
    table::Access { Public "public", LinkOnly "link-only" }
    table::Sitting { Myself "myself", Companion "companion" }
    table::Phase {
        Seating "seating", Playing "playing", Paused "paused", Over "over", Closed "closed"
    }
    table::Standing { Guest "guest", Account "account" }
    table::Proposal { Draw "draw", TakeBack "take-back", Pause "pause", Rematch "rematch" }
    table::Phrase {
        Hello "hello", HaveFun "have-fun", WellPlayed "well-played", Thanks "thanks",
        Sorry "sorry", OneMoment "one-moment", Back "back", YourTurn "your-turn",
        Oops "oops", WhatLuck "what-luck", Close "close", Another "another",
        Goodbye "goodbye"
    }
    table::Closing {
        ByOpener "by-opener", ByServer "by-house", Deserted "deserted", Archived "archived"
    }
    game::Leaving { Resigned "resigned", Flagged "flagged", Left "left" }
}

/// Writes a choice as its word.
///
/// # Errors
/// As the target's.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands in references")]
pub fn serialize<T: Word, S: Serializer>(choice: &T, target: S) -> Result<S::Ok, S::Error> {
    target.serialize_str(choice.word())
}

/// Reads a choice from its word.
///
/// # Errors
/// There is no such word.
pub fn deserialize<'de, T: Word, D: Deserializer<'de>>(source: D) -> Result<T, D::Error> {
    source.deserialize_str(WordVisitor(PhantomData))
}

/// How the HTTP API's description shows a choice: as one of its words.
#[cfg(feature = "schema")]
pub fn schema<T: Word>() -> utoipa::openapi::schema::Object {
    use utoipa::openapi::schema::{ObjectBuilder, Type};
    let words = T::WORDS.iter().copied();
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).build()
}

struct WordVisitor<T>(PhantomData<T>);

impl<T: Word> de::Visitor<'_> for WordVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one of a few words")
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<T, E> {
        T::from_word(word).ok_or_else(|| E::unknown_variant(word, T::WORDS))
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;

    fn read_back<T: Word + PartialEq + Debug>() {
        for word in T::WORDS {
            assert_eq!(T::from_word(word).map(T::word), Some(*word));
        }
        assert_eq!(T::from_word("no such word"), None);
    }

    #[test]
    fn words_read_back() {
        read_back::<table::First>();
        read_back::<table::Permission>();
        read_back::<table::Stakes>();
        read_back::<table::Access>();
        read_back::<table::Sitting>();
        read_back::<table::Phase>();
        read_back::<table::Standing>();
        read_back::<table::Proposal>();
        read_back::<table::Phrase>();
        read_back::<table::Closing>();
        read_back::<game::Leaving>();
        read_back::<crate::ReportReason>();
    }
}
