//! Objects of JSON as their fields are found, before it is known what they are:
//! the kind may come last. Whatever has a kind is read from here, field by
//! field, with code that no type needs a copy of; that keeps the page small.
//!
//! Only what is asked for is looked at, so unknown fields are ignored. It knows
//! no message.

use std::{borrow::Cow, collections::BTreeMap, error::Error, fmt, str::FromStr};

use game::Seat;
use serde::{
    Deserialize, Deserializer,
    de::{self, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Number, Value};

use crate::CommandId;

/// The fields of an object, in the order in which they came.
#[derive(Debug)]
pub(crate) struct Fields<'a>(Vec<(Cow<'a, str>, Found<'a>)>);

/// What a field holds.
#[derive(Debug)]
pub(crate) enum Found<'a> {
    Nothing,
    Truth(bool),
    Number(Number),
    Text(Cow<'a, str>),
    List(Vec<Found<'a>>),
    Object(Fields<'a>),
}

/// What is read from fields.
pub(crate) trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// A field is missing or of another form, or the kind is unknown.
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit>;
}

/// Why something can't be read from fields.
#[derive(Debug)]
pub(crate) enum Unfit {
    /// There is no such field.
    Missing(&'static str),
    /// There are two of it.
    Twice(&'static str),
    /// It holds something else.
    OfAnotherForm(&'static str),
    /// There is no such kind among the known ones.
    Kind(String, &'static [&'static str]),
}

impl Unfit {
    /// The same as any format says it.
    pub(crate) fn told<E: de::Error>(self) -> E {
        match self {
            Self::Missing(name) => E::missing_field(name),
            Self::Twice(name) => E::duplicate_field(name),
            Self::OfAnotherForm(_) => E::custom(self),
            Self::Kind(found, known) => E::unknown_variant(&found, known),
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(name) => write!(f, "no `{name}`"),
            Self::Twice(name) => write!(f, "two of `{name}`"),
            Self::OfAnotherForm(name) => write!(f, "`{name}` is of another form"),
            Self::Kind(found, _) => write!(f, "no such kind: `{found}`"),
        }
    }
}

impl Error for Unfit {}

/// Makes serde read these from their fields.
macro_rules! read_from_fields {
    ($($name:ty),+ $(,)?) => {
        $(
            impl<'de> serde::Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                    let fields = $crate::fields::Fields::deserialize(source)?;
                    $crate::fields::Read::read(&fields).map_err($crate::fields::Unfit::told)
                }
            }
        )+
    };
}
pub(crate) use read_from_fields;

impl<'a> Fields<'a> {
    /// The word that says what the whole is.
    pub(crate) fn kind(&self) -> Result<&str, Unfit> {
        self.one("kind", Found::text)
    }

    /// That the kind is none of these.
    pub(crate) fn unknown(&self, known: &'static [&'static str]) -> Unfit {
        match self.kind() {
            Ok(kind) => Unfit::Kind(kind.to_owned(), known),
            Err(unfit) => unfit,
        }
    }

    /// A field that must be there.
    pub(crate) fn one<'f, T>(
        &'f self,
        name: &'static str,
        read: impl FnOnce(&'f Found<'a>) -> Option<T>,
    ) -> Result<T, Unfit> {
        self.if_said(name, read)?.ok_or(Unfit::Missing(name))
    }

    /// A field that may be missing.
    pub(crate) fn if_said<'f, T>(
        &'f self,
        name: &'static str,
        read: impl FnOnce(&'f Found<'a>) -> Option<T>,
    ) -> Result<Option<T>, Unfit> {
        let Some(found) = self.find(name)? else { return Ok(None) };
        read(found).map(Some).ok_or(Unfit::OfAnotherForm(name))
    }

    /// A field that may be missing or hold nothing.
    pub(crate) fn if_any<'f, T>(
        &'f self,
        name: &'static str,
        read: impl FnOnce(&'f Found<'a>) -> Option<T>,
    ) -> Result<Option<T>, Unfit> {
        Ok(self.if_said(name, |found| found.if_any(read))?.flatten())
    }

    /// An object inside.
    pub(crate) fn inner<T: Read>(&self, name: &'static str) -> Result<T, Unfit> {
        T::read(self.one(name, Found::object)?)
    }

    /// An object inside, or nothing.
    pub(crate) fn inner_if_any<T: Read>(&self, name: &'static str) -> Result<Option<T>, Unfit> {
        self.if_any(name, Found::object)?.map(T::read).transpose()
    }

    /// An object inside, if there is one.
    pub(crate) fn inner_if_said<T: Read>(&self, name: &'static str) -> Result<Option<T>, Unfit> {
        self.if_said(name, Found::object)?.map(T::read).transpose()
    }

    /// Objects inside.
    pub(crate) fn inner_list<T: Read>(&self, name: &'static str) -> Result<Vec<T>, Unfit> {
        let object = |found| Found::object(found).ok_or(Unfit::OfAnotherForm(name));
        self.one(name, Found::list)?.iter().map(|found| T::read(object(found)?)).collect()
    }

    /// Objects inside, with nothing in some places.
    pub(crate) fn inner_list_if_any<T: Read>(
        &self,
        name: &'static str,
    ) -> Result<Vec<Option<T>>, Unfit> {
        let object = |found: &'_ Found<'a>| {
            let object = found.if_any(Found::object).ok_or(Unfit::OfAnotherForm(name))?;
            object.map(T::read).transpose()
        };
        self.one(name, Found::list)?.iter().map(object).collect()
    }

    /// The only field, of an object that has no other.
    pub(crate) fn only(&self) -> Option<(&str, &Found<'a>)> {
        let [(name, found)] = self.0.as_slice() else { return None };
        Some((name, found))
    }

    /// All of them, as they are; of two with one name the later.
    pub(crate) fn values(&self) -> BTreeMap<String, Value> {
        let mut values = BTreeMap::new();
        // One by one: `collect` sorts first, by code that the page would have to load.
        values.extend(self.0.iter().map(|(name, found)| (name.to_string(), found.into())));
        values
    }

    fn find(&self, name: &'static str) -> Result<Option<&Found<'a>>, Unfit> {
        let mut named = self.0.iter().filter(|(known, _)| known == name);
        let first = named.next();
        match named.next() {
            Some(_) => Err(Unfit::Twice(name)),
            None => Ok(first.map(|(_, found)| found)),
        }
    }
}

impl<'a> Found<'a> {
    /// Nothing, or what is read.
    #[allow(clippy::option_option, reason = "it fits and is nothing, or does not fit")]
    pub(crate) fn if_any<'f, T>(
        &'f self,
        read: impl FnOnce(&'f Self) -> Option<T>,
    ) -> Option<Option<T>> {
        if matches!(self, Self::Nothing) { Some(None) } else { read(self).map(Some) }
    }

    pub(crate) fn truth(&self) -> Option<bool> {
        if let Self::Truth(truth) = self { Some(*truth) } else { None }
    }

    /// A number that is whole, not negative, and not too large.
    pub(crate) fn number<N: TryFrom<u64>>(&self) -> Option<N> {
        if let Self::Number(number) = self { number.as_u64()?.try_into().ok() } else { None }
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        Seat::numbered(self.number()?)
    }

    pub(crate) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    pub(crate) fn owned(&self) -> Option<String> {
        self.text().map(str::to_owned)
    }

    /// A text of at most so many bytes.
    pub(crate) fn short<const LONGEST: usize>(&self) -> Option<String> {
        self.owned().filter(|text| text.len() <= LONGEST)
    }

    /// What a text stands for.
    pub(crate) fn parsed<T: FromStr>(&self) -> Option<T> {
        self.text()?.parse().ok()
    }

    pub(crate) fn command_id(&self) -> Option<CommandId> {
        self.owned()?.try_into().ok()
    }

    pub(crate) fn list(&self) -> Option<&[Self]> {
        if let Self::List(list) = self { Some(list) } else { None }
    }

    pub(crate) fn object(&self) -> Option<&Fields<'a>> {
        if let Self::Object(fields) = self { Some(fields) } else { None }
    }
}

impl From<&Found<'_>> for Value {
    fn from(found: &Found<'_>) -> Self {
        match found {
            Found::Nothing => Self::Null,
            Found::Truth(truth) => (*truth).into(),
            Found::Number(number) => number.clone().into(),
            Found::Text(text) => text.as_ref().into(),
            Found::List(list) => list.iter().map(Self::from).collect(),
            Found::Object(fields) => {
                let mut object = Map::new();
                object.extend(fields.values());
                Self::Object(object)
            }
        }
    }
}

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        match source.deserialize_map(Anything)? {
            Found::Object(fields) => Ok(fields),
            _ => Err(de::Error::custom("no object")),
        }
    }
}

impl<'de> Deserialize<'de> for Found<'de> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        source.deserialize_any(Anything)
    }
}

/// Takes whatever comes; texts as they stand where they can be lent.
struct Anything;

impl<'de> Visitor<'de> for Anything {
    type Value = Found<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Found<'de>, E> {
        Ok(Found::Nothing)
    }

    fn visit_none<E>(self) -> Result<Found<'de>, E> {
        Ok(Found::Nothing)
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Found<'de>, E> {
        Ok(Found::Truth(truth))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Found<'de>, E> {
        Ok(Found::Number(number.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Found<'de>, E> {
        Ok(Found::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Found<'de>, E> {
        Ok(Number::from_f64(number).map_or(Found::Nothing, Found::Number))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Found<'de>, E> {
        Ok(Found::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Found<'de>, E> {
        Ok(Found::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Found<'de>, A::Error> {
        let mut all = Vec::new();
        while let Some(one) = list.next_element()? {
            all.push(one);
        }
        Ok(Found::List(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Found<'de>, A::Error> {
        let mut all = Vec::new();
        while let Some(name) = map.next_key()? {
            let Found::Text(name) = name else { return Err(de::Error::custom("no name")) };
            all.push((name, map.next_value()?));
        }
        Ok(Found::Object(Fields(all)))
    }
}
