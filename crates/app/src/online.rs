//! Online tables in the page: asking the server's API, following a table over the
//! browser's connection, and sending what people do. Nothing here is shown; the
//! server is the only authority, and its events are folded as everywhere.

mod account;
pub mod api;
mod browser;
mod connection;
mod followed;
mod following;
mod me;
mod pending;
mod silence;
mod table;

pub use api::Failed;
pub use followed::Followed;
pub use me::{Me, Standing};
pub use table::{Link, OnlineTable, Presence};
