//! Every message between client and server, and the form in which events are
//! stored: the only crate that knows how any of it looks as JSON. It knows no
//! network and no rule of a table.
//!
//! - [`ToServer`] and [`FromServer`] are the two directions; [`decode()`] reads a
//!   message that came from outside.
//! - [`Event`] is a table's event as it is sent and, word for word, as it is
//!   stored ([`stored`]); [`Word`] is how small choices are sent and stored.
//! - [`PendingCommand`] is a command that waits for its answer.
//! - [`NewTable`], [`TableSummary`], [`MyTable`], [`TableView`] and [`Person`] are
//!   what the HTTP API speaks of, [`NewReport`] included; [`WireError`] is how everything is refused.
//! - [`Place`] is what the page's addresses mean to page and server alike.
//!
//! Unknown fields are ignored, so either side may add some. Unknown kinds are
//! told apart from garbage: whoever receives one should reload.

mod archive;
mod bounds;
mod command;
mod decode;
mod event;
mod event_kind;
mod forms;
mod from_server;
mod opening;
mod options;
mod pending_command;
mod person;
mod place;
mod report;
mod sitter;
pub mod stored;
mod to_server;
mod views;
mod wire_error;
pub mod word;

pub use archive::{Archive, ArchivedGame, ImportedRecord, ImportedRecords};
pub use bounds::{Actions, CommandId, LONGEST_SETUP, LONGEST_WORD, OutOfBounds};
pub use command::Command;
pub use decode::{Decoded, Message, decode};
pub use event::Event;
pub use from_server::{FromServer, events_text};
pub use opening::{NewSeat, NewSitter, NewTable};
pub use options::{Clock, Options, OptionsError};
pub use pending_command::PendingCommand;
pub use person::Person;
pub use place::{Analysed, DeviceGameId, NoDeviceGameId, Place, ReviewOf};
pub use report::{NewReport, ReportReason};
pub use to_server::ToServer;
pub use views::{GameView, MyTable, SeatView, ServerInfo, TableSummary, TableView};
pub use wire_error::WireError;
pub use word::Word;

/// The version of the messages, told in the greeting. It changes when an old
/// client would misunderstand a new server or the other way round.
pub const VERSION: u32 = 2;
