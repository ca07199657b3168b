//! What the HTTP API shows of games that are over: those of the house, and records
//! that were brought there; page by page.

use game::Seat;
use serde::Serialize;
use table::{Moment, TableId};

use crate::{
    SeatView,
    fields::{Fields, Found, Read, Unfit, read_from_fields},
    forms::{moment, text},
};

/// A page of the archive.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Archive {
    /// Games, the last one first.
    pub games: Vec<ArchivedGame>,
    /// What to ask for after this page; none when it is the last.
    pub next: Option<String>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArchivedGame {
    /// The table's id.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub table: TableId,
    /// The game.
    pub game: String,
    /// Who sat on each seat; those who are gone have no name.
    pub seats: Vec<Option<SeatView>>,
    /// Whether it was rated.
    pub rated: bool,
    /// When it was over, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub finished_at: Moment,
    /// How it ended, such as `1 > 2 by KU-9`; nothing if the house closed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// A page of the records that were brought here.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BroughtRecords {
    /// In the order in which they were brought.
    pub records: Vec<BroughtRecord>,
    /// What to ask for after this page; none when it is the last.
    pub next: Option<u64>,
}

/// A record that was brought here.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BroughtRecord {
    /// Its number, from 1.
    pub number: u64,
    /// The game.
    pub game: String,
    /// When it was brought, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub imported_at: Moment,
    /// The record, as docs/notation.md describes it.
    pub text: String,
}

impl ArchivedGame {
    /// Who won, all who share the first rank, and by which rule; nothing if the
    /// game has no result.
    pub fn first(&self) -> Option<(Vec<Seat>, &str)> {
        let (ranks, rule) = self.result.as_deref()?.rsplit_once(" by ")?;
        let first = ranks.split(" > ").next()?.split(" = ");
        let seats = first.map(|seat| seat.parse().ok().and_then(Seat::numbered));
        Some((seats.collect::<Option<_>>()?, rule))
    }
}

read_from_fields!(Archive, ArchivedGame, BroughtRecords, BroughtRecord);

impl Read for Archive {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self { games: fields.inner_list("games")?, next: fields.if_any("next", Found::owned)? })
    }
}

impl Read for ArchivedGame {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            table: fields.one("table", Found::parsed)?,
            game: fields.one("game", Found::owned)?,
            seats: fields.inner_list_if_any("seats")?,
            rated: fields.one("rated", Found::truth)?,
            finished_at: fields.one("finished-at", Found::number).map(Moment::from_millis)?,
            result: fields.if_any("result", Found::owned)?,
        })
    }
}

impl Read for BroughtRecords {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        let next = fields.if_any("next", Found::number)?;
        Ok(Self { records: fields.inner_list("records")?, next })
    }
}

impl Read for BroughtRecord {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            number: fields.one("number", Found::number)?,
            game: fields.one("game", Found::owned)?,
            imported_at: fields.one("imported-at", Found::number).map(Moment::from_millis)?,
            text: fields.one("text", Found::owned)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_rank_is_read_from_a_result() {
        let seats = |numbers: &[u8]| -> Vec<Seat> {
            numbers.iter().filter_map(|number| Seat::numbered(*number)).collect()
        };
        let mut game = ArchivedGame {
            table: "zyxwvtsrqpnmkjhg".parse().expect("an id"),
            game: "klotze".to_owned(),
            seats: Vec::new(),
            rated: false,
            finished_at: Moment::from_millis(0),
            result: None,
        };
        assert_eq!(game.first(), None);
        for (result, first) in [
            ("1 > 2 by KU-9", Some((seats(&[1]), "KU-9"))),
            ("3 > 1 = 4 > 2 by KL-14", Some((seats(&[3]), "KL-14"))),
            ("1 = 2 > 3 by ALL-3", Some((seats(&[1, 2]), "ALL-3"))),
            ("0 > 1 by KU-9", None),
            ("unfinished", None),
        ] {
            game.result = Some(result.to_owned());
            assert_eq!(game.first(), first, "{result}");
        }
    }
}
