//! What the HTTP API shows of past games, those of the server and imported records,
//! page by page.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Moment, TableId};

use crate::{
    SeatView,
    forms::{moment, text},
};

/// A page of the archive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Archive {
    /// Games, the last one first.
    pub games: Vec<ArchivedGame>,
    /// What to ask for after this page; none when it is the last.
    pub next: Option<String>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// How it ended, such as `1 > 2 by KU-9`; nothing if the server closed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// A page of imported records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ImportedRecords {
    /// In the order in which they were imported.
    pub records: Vec<ImportedRecord>,
    /// What to ask for after this page; none when it is the last.
    pub next: Option<u64>,
}

/// An imported record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ImportedRecord {
    /// Its number, from 1.
    pub number: u64,
    /// The game.
    pub game: String,
    /// When it was imported, in milliseconds since 1970.
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
