//! How small things are written, for serde's `with`: ids and bytes as their
//! texts, times as milliseconds, seats as their numbers.

#![allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]

use std::{fmt, marker::PhantomData, str::FromStr};

use serde::{Deserializer, de};

/// Reads something from its text without keeping the text.
struct Parsed<T>(PhantomData<T>);

impl<T: FromStr> de::Visitor<'_> for Parsed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text of the right form")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|_| E::custom("a text of another form"))
    }
}

fn parsed<'de, T: FromStr, D: Deserializer<'de>>(source: D) -> Result<T, D::Error> {
    source.deserialize_str(Parsed(PhantomData))
}

/// As its text.
pub(crate) mod text {
    use std::{fmt::Display, str::FromStr};

    use serde::{Deserializer, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        thing: &T,
        target: S,
    ) -> Result<S::Ok, S::Error> {
        target.collect_str(thing)
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        source: D,
    ) -> Result<T, D::Error> {
        super::parsed(source)
    }
}

/// As its text, or nothing.
pub(crate) mod text_if_any {
    use std::{fmt::Display, str::FromStr};

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::AsText;

    pub(crate) fn serialize<T: Display, S: Serializer>(
        thing: &Option<T>,
        target: S,
    ) -> Result<S::Ok, S::Error> {
        thing.as_ref().map(AsText).serialize(target)
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        source: D,
    ) -> Result<Option<T>, D::Error> {
        Ok(Option::<AsText<T>>::deserialize(source)?.map(|AsText(thing)| thing))
    }
}

/// As a list of texts, with nothing where there is nothing; no longer than
/// there can be seats.
pub(crate) mod texts_by_seat {
    use std::{fmt::Display, str::FromStr};

    use game::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::AsText;

    pub(crate) fn serialize<T: Display, S: Serializer>(
        things: &[Option<T>],
        target: S,
    ) -> Result<S::Ok, S::Error> {
        target.collect_seq(things.iter().map(|thing| thing.as_ref().map(AsText)))
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        source: D,
    ) -> Result<Vec<Option<T>>, D::Error> {
        let things = Vec::<Option<AsText<T>>>::deserialize(source)?;
        if things.len() > Seat::MOST {
            return Err(de::Error::custom("more than there are seats"));
        }
        Ok(things.into_iter().map(|thing| thing.map(|AsText(thing)| thing)).collect())
    }
}

/// Anything as its text.
struct AsText<T>(T);

impl<T: fmt::Display> serde::Serialize for AsText<T> {
    fn serialize<S: serde::Serializer>(&self, target: S) -> Result<S::Ok, S::Error> {
        target.collect_str(&self.0)
    }
}

impl<'de, T: FromStr> serde::Deserialize<'de> for AsText<T> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        parsed(source).map(Self)
    }
}

/// As its number, from 1.
pub(crate) mod seat {
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_u8(seat.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(source)?;
        Seat::numbered(number).ok_or_else(|| de::Error::custom("no such seat"))
    }
}

/// As a list of numbers.
pub(crate) mod seats {
    use game::{Seat, Seats};
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(seats: &Seats, target: S) -> Result<S::Ok, S::Error> {
        target.collect_seq(seats.into_iter().map(Seat::number))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Seats, D::Error> {
        let numbers = Vec::<u8>::deserialize(source)?;
        let seats: Option<Seats> = numbers.into_iter().map(Seat::numbered).collect();
        seats.ok_or_else(|| de::Error::custom("no such seat"))
    }
}

/// A point in time as milliseconds since the beginning of 1970.
pub(crate) mod moment {
    use serde::{Deserialize, Deserializer, Serializer};
    use table::Moment;

    pub(crate) fn serialize<S: Serializer>(at: &Moment, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_u64(at.as_millis())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Moment, D::Error> {
        u64::deserialize(source).map(Moment::from_millis)
    }
}

/// A span of time as milliseconds.
pub(crate) mod millis {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(span: &Duration, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_u64(span.as_millis() as u64)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Duration, D::Error> {
        u64::deserialize(source).map(Duration::from_millis)
    }
}
