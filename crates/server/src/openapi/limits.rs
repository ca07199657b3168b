//! How long texts and how large numbers of a request may be, from the constants by which
//! they are refused. What is not here is bounded by the length of a body alone.

use game::Seat;
use protocol::{CommandId, LONGEST_SETUP, LONGEST_WORD, NewReport};
use serde_json::{Value, json};

use crate::people::{AccountName, Nickname, Password};

/// A field of a type, what is bounded of it, and the bound.
type Bound = (&'static str, &'static str, &'static str, usize);

const BOUNDS: [Bound; 22] = [
    ("Arrival", "name", "maxLength", Nickname::LONGEST),
    ("Renaming", "name", "maxLength", Nickname::LONGEST),
    ("Change", "name", "maxLength", Nickname::LONGEST),
    ("NewToken", "name", "maxLength", Nickname::LONGEST),
    ("Credentials", "name", "minLength", AccountName::SHORTEST),
    ("Credentials", "name", "maxLength", AccountName::LONGEST),
    ("Credentials", "password", "minLength", Password::SHORTEST),
    ("Credentials", "password", "maxLength", Password::LONGEST),
    ("LostAccount", "name", "maxLength", AccountName::LONGEST),
    ("LostAccount", "password", "minLength", Password::SHORTEST),
    ("LostAccount", "password", "maxLength", Password::LONGEST),
    ("NewPassword", "new", "minLength", Password::SHORTEST),
    ("NewPassword", "new", "maxLength", Password::LONGEST),
    ("Reset", "password", "minLength", Password::SHORTEST),
    ("Reset", "password", "maxLength", Password::LONGEST),
    ("NewCommand", "id", "maxLength", CommandId::LONGEST),
    ("NewReport", "note", "maxLength", NewReport::LONGEST_NOTE),
    ("NewTable", "wish", "maxLength", LONGEST_WORD),
    ("Options", "game", "maxLength", LONGEST_WORD),
    ("Options", "setup", "maxLength", LONGEST_SETUP),
    ("NewSeat", "seat", "minimum", 1),
    ("NewSeat", "seat", "maximum", Seat::MOST),
];

/// Adds them to the types.
pub(super) fn add(description: &mut Value) {
    for (kind, field, bounded, bound) in BOUNDS {
        let kind = &mut description["components"]["schemas"][kind];
        let Some(found) = field_of(kind, field) else {
            debug_assert!(false, "{field} is described");
            continue;
        };
        found.insert(bounded.to_owned(), json!(bound));
    }
}

/// A field of a type, which may be put together of several.
fn field_of<'v>(
    kind: &'v mut Value,
    field: &str,
) -> Option<&'v mut serde_json::Map<String, Value>> {
    let is_whole = kind["allOf"].is_null();
    let parts: Vec<&mut Value> = if is_whole {
        vec![kind]
    } else {
        kind["allOf"].as_array_mut().into_iter().flatten().collect()
    };
    let mut fields = parts.into_iter().filter_map(|part| part["properties"].as_object_mut());
    fields.find_map(|fields| fields.get_mut(field))?.as_object_mut()
}
