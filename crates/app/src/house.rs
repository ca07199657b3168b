//! Tables of the house in the page: asking its API, following a table over the
//! browser's connection, and saying what people do. Nothing here is shown; the
//! house is the only authority, and its events are folded as everywhere.

mod account;
pub mod api;
mod asked;
mod browser;
mod following;
mod line;
mod me;
mod silence;
mod table;

pub use api::Failed;
pub use me::Me;
pub use table::{HouseTable, Link, Presence};
