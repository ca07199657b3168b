//! A table as a pure state machine: seats, clocks, offers, chance, record. It
//! knows no clock, no random source, no network and no storage; all of these are
//! handed in ([`Circumstances`]).
//!
//! Whoever keeps a table asks it ([`Table::execute`]) and gets events or a refusal;
//! whoever follows it folds the same events ([`Table::apply`]).

mod acting;
mod agreeing;
mod applying;
mod bot;
mod broken;
mod clocks;
mod closing;
mod command;
mod command_context;
mod conditions;
mod device;
mod event;
mod following;
mod host;
mod id;
mod leaving;
mod length;
mod moment;
mod opening;
mod options;
mod phrase;
mod play;
mod record;
mod refused;
mod rematch;
mod seating;
mod sitter;
mod starting;
mod table;
mod taking_back;
mod talking;

pub use agreeing::Pending;
pub use bot::{Bot, BotName, NoBotName};
pub use broken::{Broken, EventError};
pub use command::{ChanceSupply, Circumstances, Command, Sitting, Standing};
pub use device::DeviceSitter;
pub use event::{Answerer, Closing, Event, EventKind, Proposal};
pub use host::Host;
pub use id::{NoId, PersonId, TableId};
pub use moment::Moment;
pub use options::{Access, Beginning, Clock, First, Options, Permission, Stakes};
pub use phrase::Phrase;
pub use refused::{Objection, Refused};
pub use rematch::Rematch;
pub use sitter::{By, Sitter};
pub use table::{Phase, Table};
pub use talking::Spoken;
