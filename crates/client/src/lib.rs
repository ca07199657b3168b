//! A client of the protocol, for programs that play, for tests and for the load
//! generator.
//!
//! - [`Connection`] speaks over one WebSocket: messages out, messages in.
//! - [`Follower`] folds a table's events and keeps count: of what it has missed,
//!   and of commands without an answer. It does no I/O.
//! - [`Live`] is the two together, and comes back when the connection breaks.
//! - [`http`] asks the JSON API.
//!
//! It speaks plain http and ws; a house behind https is reached through its
//! plain port.

mod address;
mod caller;
mod connection;
mod failure;
mod follower;
pub mod http;
mod live;

pub use caller::Caller;
pub use connection::Connection;
pub use failure::Failure;
pub use follower::{Follower, News};
pub use live::Live;
