//! Tables of the house in the page: asking its API, following a table over the
//! browser's connection, and saying what people do. Nothing here is shown; the
//! house is the only authority, and its events are folded as everywhere.

mod table;

pub use table::{HouseTable, Link, Presence};
