//! A table as a pure state machine: seats, clocks, offers, chance, record. It
//! knows no clock, no random source, no network and no storage; all of these are
//! handed in ([`Circumstances`]).
//!
//! Whoever keeps a table asks it ([`Table::obey`]) and gets events or a refusal;
//! whoever follows it folds the same events ([`Table::apply`]).

mod command;
mod event;
mod id;
mod moment;
mod options;
mod phrase;
mod sitter;

pub use command::{Circumstances, Command, Sitting, Standing};
pub use event::{Answerer, Closing, Deed, Event, Proposal};
pub use id::{NoId, PersonId, TableId};
pub use moment::Moment;
pub use options::{Access, Clock, First, Options, Permission, Stakes};
pub use phrase::Phrase;
pub use sitter::{By, Sitter};
