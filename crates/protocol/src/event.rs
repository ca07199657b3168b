//! An event of a table as it is sent and stored: when, and what.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{EventKind, Moment};

use crate::{event_kind::EventKindForm, forms::moment};

/// A table's event, written as JSON: `{"at":1794771000123,"kind":"fell",…}`.
#[derive(Clone, PartialEq, Debug)]
pub struct Event(pub table::Event);

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, target: S) -> Result<S::Ok, S::Error> {
        Written(&self.0).serialize(target)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        EventForm::deserialize(source).map(Self)
    }
}

impl From<table::Event> for Event {
    fn from(event: table::Event) -> Self {
        Self(event)
    }
}

impl From<Event> for table::Event {
    fn from(event: Event) -> Self {
        event.0
    }
}

/// An event that is only written.
pub(crate) struct Written<'a>(pub(crate) &'a table::Event);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, target: S) -> Result<S::Ok, S::Error> {
        EventForm::serialize(self.0, target)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Event")]
struct EventForm {
    #[serde(with = "moment")]
    at: Moment,
    #[serde(flatten, with = "EventKindForm")]
    kind: EventKind,
}
