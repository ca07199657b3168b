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
    /// Its id: 16 letters and digits.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: TableId,
    /// The game and the settings.
    pub options: Options,
    /// What the table is doing now.
    #[serde(with = "word")]
    #[cfg_attr(feature = "schema", schema(schema_with = word::schema::<Phase>))]
    pub phase: Phase,
    /// Who sits on each seat, from seat 1 up; null for an open seat.
    pub seats: Vec<Option<SeatView>>,
    /// The seat to move, counted from 1; null when no player is to move.
    pub to_act: Option<u8>,
    /// When it was opened, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub opened_at: Moment,
    /// When something last happened there, in milliseconds since 1970.
    #[serde(with = "moment")]
    #[cfg_attr(feature = "schema", schema(value_type = u64))]
    pub last_at: Moment,
    /// The result of a finished game as in its record, such as `1 > 2 by KU-9`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// A table where you have a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// The same as in a list of all tables.
    #[serde(flatten)]
    pub table: TableSummary,
    /// Whether it is your turn.
    pub my_turn: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// `{"person":"…"}`, `{"companion":"…"}` (a second player on that person’s device)
    /// or `{"bot":3}` (a bot of that level).
    #[serde(with = "SitterForm")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub sitter: Sitter,
    /// The person who sits there, or beside whom the companion sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The level of the bot that plays for an absent person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<u8>,
}

/// The current state of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The same as in a list.
    #[serde(flatten)]
    pub summary: TableSummary,
    /// Number of events so far, which is also the number of the next one.
    pub events: u32,
    /// The commitment to the secret of its dice, traps and seat draw, in hexadecimal
    /// digits (docs/chance.md).
    #[serde(with = "text_if_any", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub commitment: Option<Commitment>,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// Time left for each seat, in milliseconds; empty at a table without a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Option<u64>>,
    /// Number of spectators.
    pub watchers: u32,
    /// The id of the table of the rematch.
    #[serde(with = "text_if_any", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub rematch: Option<TableId>,
}

/// Where this server can be reached, and what it is still preparing.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ServerInfo {
    /// Its public address, if it has one, then its addresses in the local network,
    /// such as `http://192.168.1.20:7373/`, the likeliest first; empty if only its own
    /// machine can reach it.
    pub addresses: Vec<String>,
    /// Games whose highest level is not ready yet: the server is still computing its
    /// position table, and until then the level below plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preparing: Vec<String>,
}

/// The current state of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameView {
    /// Moves, die rolls, traps, resignations and draws so far (docs/notation.md).
    pub entries: Vec<String>,
    /// The position as text (docs/notation.md).
    pub position: String,
    /// The legal moves, in plain string order.
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
