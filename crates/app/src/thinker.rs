//! Bots in the page. They think in a web worker with a module of its own (the
//! crate `thinker`), so that the page holds no search and never waits for one.
//! [`Thinker`] asks from the page; what both say to each other is in `advice`.

mod asking;
mod connection;

pub use asking::{Stopped, Thinker};
