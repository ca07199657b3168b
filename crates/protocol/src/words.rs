//! The small closed choices of a table and the words that stand for them.
//! serde's `remote` keeps each list the same as the table's own: a choice that
//! is added there and not here does not compile.

#![allow(dead_code, reason = "each can be read by serde and from fields; not each is both ways")]

use game::Seat;
use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::{
    fields::Found,
    forms::{seat, text},
};

// What stands in attributes is taken as `tt`: utoipa does not read a `literal`
// that went through a macro, and would describe other words than are sent.
macro_rules! words {
    ($($name:ident = $remote:tt $choice:ty { $($word:ident $text:tt),+ })+) => {
        $(
            #[derive(Serialize, Deserialize)]
            #[serde(remote = $remote)]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            pub(crate) enum $name { $(#[serde(rename = $text)] $word),+ }

            impl $name {
                /// The choice that a field's word stands for.
                pub(crate) fn found(found: &Found<'_>) -> Option<$choice> {
                    match found.text()? {
                        $($text => Some(<$choice>::$word),)+
                        _ => None,
                    }
                }
            }
        )+
    };
}

words! {
    FirstWord = "table::First" table::First { AsSeated "as-seated", ByLot "by-lot" }
    PermissionWord = "table::Permission" table::Permission {
        Allowed "allowed", Forbidden "forbidden"
    }
    StakesWord = "table::Stakes" table::Stakes { Friendly "friendly", Rated "rated" }
    AccessWord = "table::Access" table::Access { Public "public", LinkOnly "link-only" }
    SittingWord = "table::Sitting" table::Sitting { Myself "myself", Companion "companion" }
    PhaseWord = "table::Phase" table::Phase {
        Seating "seating", Playing "playing", Paused "paused", Over "over", Closed "closed"
    }
    StandingWord = "table::Standing" table::Standing { Guest "guest", Account "account" }
    ProposalWord = "table::Proposal" table::Proposal {
        Draw "draw", TakeBack "take-back", Pause "pause", Rematch "rematch"
    }
    ClosingWord = "table::Closing" table::Closing {
        ByOpener "by-opener", ByHouse "by-house", Deserted "deserted", Archived "archived"
    }
    LeavingWord = "game::Leaving" game::Leaving {
        Resigned "resigned", Flagged "flagged", Left "left"
    }
}

/// `{"person":"…"}`, `{"companion":"…"}` or `{"bot":3}`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Sitter", rename_all = "kebab-case")]
pub(crate) enum SitterForm {
    Person(#[serde(with = "text")] PersonId),
    Companion(#[serde(with = "text")] PersonId),
    Bot(u8),
}

/// `{"person":"…"}` or `{"bot":2}`, which is a seat.
#[derive(Serialize, Deserialize)]
#[serde(remote = "table::Answerer", rename_all = "kebab-case")]
pub(crate) enum AnswererForm {
    Person(#[serde(with = "text")] PersonId),
    Bot(#[serde(with = "seat")] Seat),
}
