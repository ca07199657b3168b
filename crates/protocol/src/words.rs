//! The small closed choices of a table and the words that stand for them.
//! serde's `remote` keeps each list the same as the table's own: a choice that
//! is added there and not here does not compile.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::forms::{seat, text};

macro_rules! words {
    ($($name:ident = $remote:literal { $($word:ident),+ })+) => {
        $(
            #[derive(Serialize, Deserialize)]
            #[serde(remote = $remote, rename_all = "kebab-case")]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            pub(crate) enum $name { $($word),+ }
        )+
    };
}

words! {
    FirstWord = "table::First" { AsSeated, ByLot }
    PermissionWord = "table::Permission" { Allowed, Forbidden }
    StakesWord = "table::Stakes" { Friendly, Rated }
    AccessWord = "table::Access" { Public, LinkOnly }
    SittingWord = "table::Sitting" { Myself, Companion }
    PhaseWord = "table::Phase" { Seating, Playing, Paused, Over, Closed }
    StandingWord = "table::Standing" { Guest, Account }
    ProposalWord = "table::Proposal" { Draw, TakeBack, Pause, Rematch }
    ClosingWord = "table::Closing" { ByOpener, ByHouse, Deserted, Archived }
    LeavingWord = "game::Leaving" { Resigned, Flagged, Left }
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
