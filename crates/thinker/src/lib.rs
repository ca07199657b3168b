//! The page's worker: bots and hints. It is a module of its own, so that the page
//! is there before it and never waits for it. What page and thinker say to each
//! other is in `advice`; searches are driven by `thinking`, as in the terminal and
//! on a server; here is what a worker needs around them. For an analysis it starts
//! more workers of its kind, who help it.

mod advising;
mod books;
mod helper_serving;
mod helper_work;
mod helpers;
mod host;
mod puzzling;
mod reviewing;
mod serving;
mod work;

use wasm_bindgen::prelude::wasm_bindgen;

pub use books::Books;
pub use helper_work::{FromHelper, HelperAnswer, HelperTask, HelperWork, ToHelper};
pub use work::{Step, Unanswerable, Work};

/// Where the module begins. Does nothing where it is no worker.
#[wasm_bindgen(start)]
pub fn start() {
    match host::Host::here() {
        Some(host) if host.name() == helper_serving::NAME => helper_serving::serve(host),
        Some(host) => serving::serve(host),
        None => {}
    }
}
