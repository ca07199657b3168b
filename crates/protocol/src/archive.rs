//! What the HTTP API shows of past games, those of the server and imported records,
//! page by page.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Moment, TableId};

use crate::{
    SeatView,
    forms::{moment, text},
};

/// A page of past games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Archive {
    /// The games, the last one to end first.
    pub games: Vec<ArchivedGame>,
    /// Start of the next page; null on the last page.
    pub next: Option<String>,
}

/// A past game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArchivedGame {
    /// The table's id.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub table: TableId,
    /// The game’s id, such as `kuba`.
    pub game: String,
    /// Who sat on each seat; deleted players have no name.
    pub seats: Vec<Option<SeatView>>,
    /// Whether it was rated.
    pub rated: bool,
    /// When it ended, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub finished_at: Moment,
    /// The result, such as `1 > 2 by KU-9`; none if the server closed the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// A page of imported games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ImportedRecords {
    /// The games, in the order of import.
    pub records: Vec<ImportedRecord>,
    /// Start of the next page; null on the last page.
    pub next: Option<u64>,
}

/// An imported game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ImportedRecord {
    /// Its number, from 1.
    pub number: u64,
    /// The game’s id, such as `kuba`.
    pub game: String,
    /// When it was imported, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub imported_at: Moment,
    /// The game record (docs/notation.md).
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
