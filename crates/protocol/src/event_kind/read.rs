//! Reading what happened. serde could derive this, in many times the code,
//! which every page would have to load; the tests keep that reading beside this
//! one and compare.

use std::{str::FromStr, time::Duration};

use game::Seat;
use table::{Answerer, EventKind, Moment, Phrase, Sitter};

use super::KINDS;
use crate::{
    Options,
    fields::{Fields, Found, Read, Unfit},
    words::{ClosingWord, LeavingWord, ProposalWord},
};

impl Read for table::Event {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        let at = Moment::from_millis(fields.one("at", Found::number)?);
        Ok(Self { at, kind: EventKind::read(fields)? })
    }
}

impl Read for EventKind {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(match fields.kind()? {
            "opened" => Self::Opened {
                by: fields.one("by", Found::parsed)?,
                options: options(fields)?,
                commitment: fields.one("commitment", Found::parsed)?,
                after: fields.if_any("after", Found::parsed)?,
            },
            "sat-down" => Self::SatDown {
                seat: fields.one("seat", Found::seat)?,
                sitter: fields.one("sitter", sitter)?,
                contribution: fields.if_any("contribution", Found::parsed)?,
            },
            "stood-up" => Self::StoodUp { seat: fields.one("seat", Found::seat)? },
            "wished" => Self::Wished {
                person: fields.one("person", Found::parsed)?,
                word: fields.one("word", Found::owned)?,
            },
            "readied" => Self::Readied {
                person: fields.one("person", Found::parsed)?,
                ready: fields.one("ready", Found::truth)?,
            },
            "started" => Self::Started {
                contributions: fields.one("contributions", by_seat)?,
                lot: fields.one("lot", Found::number)?,
                setup: fields.one("setup", Found::owned)?,
            },
            "acted" => Self::Acted {
                seat: fields.one("seat", Found::seat)?,
                actions: fields.one("actions", Found::owned)?,
                forgiven: forgiven(fields)?,
            },
            "fell" => Self::Fell { action: fields.one("action", Found::owned)? },
            "left" => Self::Left {
                seat: fields.one("seat", Found::seat)?,
                how: fields.one("how", LeavingWord::found)?,
            },
            "proposed" => Self::Proposed {
                person: fields.one("person", Found::parsed)?,
                proposal: fields.one("proposal", ProposalWord::found)?,
                contribution: fields.if_any("contribution", Found::parsed)?,
            },
            "answered" => Self::Answered {
                who: fields.one("who", answerer)?,
                proposal: fields.one("proposal", ProposalWord::found)?,
                agreed: fields.one("agreed", Found::truth)?,
                contribution: fields.if_any("contribution", Found::parsed)?,
            },
            "drawn" => Self::Drawn,
            "taken-back" => Self::TakenBack { entries: fields.one("entries", Found::number)? },
            "paused" => Self::Paused,
            "resumed" => Self::Resumed,
            "outage" => {
                Self::Outage { from: Moment::from_millis(fields.one("from", Found::number)?) }
            }
            "stood-in" => Self::StoodIn {
                seat: fields.one("seat", Found::seat)?,
                level: fields.one("level", Found::number)?,
            },
            "returned" => Self::Returned { seat: fields.one("seat", Found::seat)? },
            "said" => Self::Said {
                person: fields.one("person", Found::parsed)?,
                phrase: fields.one("phrase", |found| Phrase::named(found.text()?))?,
            },
            "revealed" => Self::Revealed {
                secret: fields.one("secret", Found::parsed)?,
                salt: fields.one("salt", Found::parsed)?,
            },
            "rematched" => Self::Rematched { table: fields.one("table", Found::parsed)? },
            "closed" => Self::Closed { why: fields.one("why", ClosingWord::found)? },
            _ => return Err(fields.unknown(&KINDS)),
        })
    }
}

fn options(fields: &Fields<'_>) -> Result<table::Options, Unfit> {
    let options: Options = fields.inner("options")?;
    options.try_into().map_err(|_| Unfit::OfAnotherForm("game"))
}

fn forgiven(fields: &Fields<'_>) -> Result<Duration, Unfit> {
    let millis = fields.if_said("forgiven", Found::number)?;
    Ok(millis.map_or(Duration::ZERO, Duration::from_millis))
}

/// Texts, or nothing, for each seat.
fn by_seat<T: FromStr>(found: &Found<'_>) -> Option<Vec<Option<T>>> {
    let list = found.list().filter(|list| list.len() <= Seat::MOST)?;
    list.iter().map(|found| found.if_any(Found::parsed)).collect()
}

pub(crate) fn sitter(found: &Found<'_>) -> Option<Sitter> {
    match found.object()?.only()? {
        ("person", person) => person.parsed().map(Sitter::Person),
        ("companion", person) => person.parsed().map(Sitter::Companion),
        ("bot", level) => level.number().map(Sitter::Bot),
        _ => None,
    }
}

fn answerer(found: &Found<'_>) -> Option<Answerer> {
    match found.object()?.only()? {
        ("person", person) => person.parsed().map(Answerer::Person),
        ("bot", seat) => seat.seat().map(Answerer::Bot),
        _ => None,
    }
}
