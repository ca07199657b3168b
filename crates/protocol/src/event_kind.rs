//! What happened at a table, as JSON: `{"kind":"acted","seat":1,"actions":"a6e"}`.
//! serde's `remote` keeps the list the same as the table's own. Fields that say
//! nothing are left out.

use std::time::Duration;

use chance::{Contribution, Salt, Secret};
use game::{Leaving, Seat};
use serde::{Deserialize, Serialize};
use table::{
    Answerer, Closing, Host, Moment, Options, PersonId, Phrase, Proposal, Sitter, TableId,
};

use crate::{
    forms::{millis, moment, seat, text, text_if_any, texts_by_seat},
    options,
    sitter::{AnswererForm, SitterForm},
    word,
};

/// Every kind of event.
pub(crate) const KINDS: [&str; 23] = [
    "opened",
    "sat-down",
    "contributed",
    "stood-up",
    "wished",
    "readied",
    "started",
    "acted",
    "fell",
    "left",
    "proposed",
    "answered",
    "drawn",
    "taken-back",
    "paused",
    "resumed",
    "outage",
    "stood-in",
    "returned",
    "said",
    "revealed",
    "rematched",
    "closed",
];

#[derive(Serialize, Deserialize)]
#[serde(remote = "table::EventKind", tag = "kind", rename_all = "kebab-case")]
pub(crate) enum EventKindForm {
    Opened {
        #[serde(with = "text")]
        by: PersonId,
        #[serde(with = "options::whole")]
        options: Options,
        #[serde(
            rename = "commitment",
            with = "host",
            default = "device",
            skip_serializing_if = "is_device"
        )]
        host: Host,
        #[serde(with = "text_if_any", default, skip_serializing_if = "Option::is_none")]
        after: Option<TableId>,
    },
    SatDown {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "SitterForm")]
        sitter: Sitter,
        #[serde(with = "text_if_any", default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Contribution>,
    },
    Contributed {
        #[serde(with = "text")]
        person: PersonId,
        #[serde(with = "text")]
        contribution: Contribution,
    },
    StoodUp {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Wished {
        #[serde(with = "text")]
        person: PersonId,
        word: String,
    },
    Readied {
        #[serde(with = "text")]
        person: PersonId,
        ready: bool,
    },
    Started {
        #[serde(with = "texts_by_seat")]
        contributions: Vec<Option<Contribution>>,
        lot: u8,
        setup: String,
    },
    Acted {
        #[serde(with = "seat")]
        seat: Seat,
        actions: String,
        #[serde(with = "millis", default, skip_serializing_if = "Duration::is_zero")]
        forgiven: Duration,
    },
    Fell {
        action: String,
    },
    Left {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "word")]
        how: Leaving,
    },
    Proposed {
        #[serde(with = "text")]
        person: PersonId,
        #[serde(with = "word")]
        proposal: Proposal,
    },
    Answered {
        #[serde(with = "AnswererForm")]
        who: Answerer,
        #[serde(with = "word")]
        proposal: Proposal,
        agreed: bool,
    },
    Drawn,
    TakenBack {
        entries: u32,
    },
    Paused,
    Resumed,
    Outage {
        #[serde(with = "moment")]
        from: Moment,
    },
    StoodIn {
        #[serde(with = "seat")]
        seat: Seat,
        level: u8,
    },
    Returned {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Said {
        #[serde(with = "text")]
        person: PersonId,
        #[serde(with = "word")]
        phrase: Phrase,
    },
    Revealed {
        #[serde(with = "text")]
        secret: Secret,
        #[serde(with = "text")]
        salt: Salt,
    },
    Rematched {
        #[serde(with = "text")]
        table: TableId,
    },
    Closed {
        #[serde(with = "word")]
        why: Closing,
    },
}

/// A server is known by what it has committed to; a device commits to nothing.
mod host {
    use chance::Commitment;
    use serde::{Deserializer, Serializer};
    use table::Host;

    use crate::forms::text_if_any;

    pub(super) fn serialize<S: Serializer>(host: &Host, target: S) -> Result<S::Ok, S::Error> {
        text_if_any::serialize(&host.commitment(), target)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Host, D::Error> {
        let commitment: Option<Commitment> = text_if_any::deserialize(source)?;
        Ok(commitment.map_or(Host::Device, Host::Server))
    }
}

const fn device() -> Host {
    Host::Device
}

fn is_device(host: &Host) -> bool {
    *host == Host::Device
}
