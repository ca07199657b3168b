//! Tables as the HTTP API shows them: a line of a list, and one table with all
//! that a client needs in order to play without folding events itself.

use chance::Commitment;
use game::{Actor, Seat};
use serde::{Deserialize, Serialize};
use shelf::GameInProgress;
use table::{Moment, Phase, Sitter, Table, TableId};

use crate::{
    Options, Person,
    forms::{moment, text, text_if_any},
    sitter::SitterForm,
    word,
};

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's id.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: TableId,
    /// What is played, and how.
    pub options: Options,
    /// How far it is.
    #[serde(with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Phase>))]
    pub phase: Phase,
    /// Who sits on each seat; nobody on an open one.
    pub seats: Vec<Option<SeatView>>,
    /// The seat that acts, counted from 1; none before the start and after the
    /// end.
    pub to_act: Option<u8>,
    /// When it was opened, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub opened_at: Moment,
    /// When something last happened there.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub last_at: Moment,
    /// The result of a finished game as in its record, such as `1 > 2 by KU-9`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// A table where one sits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub table: TableSummary,
    /// Whether it is one's turn.
    pub my_turn: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// A person, a companion of theirs, or a bot.
    #[serde(with = "SitterForm")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub sitter: Sitter,
    /// The person who sits there, or whose companion does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The level of a bot that plays while the person is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<u8>,
}

/// One table, as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// What a list shows of it.
    #[serde(flatten)]
    pub summary: TableSummary,
    /// How many events there have been: the number of the next.
    pub events: u32,
    /// The commitment to its secret, in hexadecimal digits.
    #[serde(with = "text_if_any", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub commitment: Option<Commitment>,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// What each seat's clock shows, in milliseconds, where clocks run.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Option<u64>>,
    /// How many look on.
    pub watchers: u32,
    /// The table of the next game between the same people.
    #[serde(with = "text_if_any", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub rematch: Option<TableId>,
}

/// The server itself.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ServerInfo {
    /// Where others reach it: its public address, if it has one, and those in its
    /// network, such as `http://192.168.1.20:7373/`, the likeliest first; empty for
    /// a server that only its own machine can reach.
    pub addresses: Vec<String>,
    /// The games whose highest level is played by the one below it just now, since
    /// the server still works out the table that it reads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preparing: Vec<String>,
}

/// A game as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameView {
    /// Everything that happened, as tokens.
    pub entries: Vec<String>,
    /// The text of the position.
    pub position: String,
    /// The legal actions, in plain string order.
    pub actions: Vec<String>,
}

impl TableSummary {
    /// What a list shows of a table, without the names of its people.
    pub fn of(table: &Table) -> Self {
        let sitters = Seat::ALL.into_iter().zip(table.sitters());
        let seat = |(seat, sitter): (Seat, &Option<Sitter>)| {
            sitter.map(|sitter| SeatView { sitter, person: None, stand_in: table.stand_in(seat) })
        };
        Self {
            id: table.id(),
            options: table.options().into(),
            phase: table.phase(),
            seats: sitters.take(usize::from(table.options().seats)).map(seat).collect(),
            to_act: table.actor().map(Seat::number),
            opened_at: table.opened_at(),
            last_at: table.last_at(),
            result: table.game().filter(|game| game.ending().is_some()).map(GameInProgress::result),
        }
    }
}

impl GameView {
    /// A game as it stands: what chance could bring is nobody's choice.
    pub fn of(game: &GameInProgress) -> Self {
        let is_choice = matches!(game.turn(), Actor::Seat(_));
        let actions = if is_choice { game.actions() } else { Vec::new() };
        Self { entries: game.entries(), position: game.position(), actions }
    }
}
