//! Every message between client and server, and the form in which events are
//! stored: the only crate that knows how any of it looks as JSON. It knows no
//! network and no rule of a table.
//!
//! - [`ToServer`] and [`FromServer`] are the two directions; [`hear`] reads a
//!   message that came from outside.
//! - [`Event`] is a table's event as it is sent and, word for word, as it is
//!   stored ([`stored`]).
//! - [`Asked`] is a command as whoever asks keeps it until it is answered.
//! - [`NewTable`], [`TableSummary`], [`MyTable`], [`TableView`] and [`Person`] are
//!   what the HTTP API speaks of; [`Trouble`] is how everything is refused.
//!
//! Unknown fields are ignored, so either side may add some. Unknown kinds are
//! told apart from garbage: someone who hears one should reload. What a page
//! reads is read from `fields`, which is small, and not by derived code.

mod archive;
mod asked;
mod bounds;
mod command;
mod event;
mod event_kind;
mod fields;
mod forms;
mod from_server;
mod heard;
mod opening;
mod options;
mod person;
pub mod stored;
mod to_server;
mod trouble;
#[cfg(test)]
mod twins;
mod views;
mod words;

pub use archive::{Archive, ArchivedGame, BroughtRecord, BroughtRecords};
pub use asked::Asked;
pub use bounds::{Actions, CommandId, OutOfBounds};
pub use command::Command;
pub use event::Event;
pub use from_server::{FromServer, events_text};
pub use heard::{Heard, Message, hear};
pub use opening::{NewPlace, NewSitter, NewTable};
pub use options::{Clock, Options, OptionsError};
pub use person::Person;
pub use to_server::ToServer;
pub use trouble::Trouble;
pub use views::{GameView, HouseView, MyTable, SeatView, TableSummary, TableView};

/// The version of the messages, told in the greeting. It changes when an old
/// client would misunderstand a new server or the other way round.
pub const VERSION: u32 = 1;
