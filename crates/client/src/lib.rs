//! A client of the protocol, for programs that play, for tests and for the load
//! generator.
//!
//! - [`Connection`] speaks over one WebSocket: messages out, messages in.
//! - [`Follower`] folds a table's events and keeps count: of what it has missed,
//!   and of commands without an answer. It does no I/O.
//! - [`Live`] is the two together, and comes back when the connection breaks.
//! - [`http`] asks the JSON API.
//!
//! It speaks http and ws, plain or encrypted. Without the feature `sockets` there
//! is the follower alone, which the page uses over the browser's own connection.

#[cfg(feature = "sockets")]
mod address;
#[cfg(feature = "sockets")]
mod caller;
#[cfg(feature = "sockets")]
mod connection;
#[cfg(feature = "sockets")]
mod encrypted;
#[cfg(feature = "sockets")]
mod error;
mod follower;
#[cfg(feature = "sockets")]
pub mod http;
#[cfg(feature = "sockets")]
mod live;

pub use follower::{Follower, News};
#[cfg(feature = "sockets")]
pub use {caller::Caller, connection::Connection, error::ClientError, live::Live};
