//! The page's worker: bots and hints. It is a module of its own, so that the page
//! is there before it and never waits for it. What page and thinker say to each
//! other is in `advice`; searches are driven by `thinking`, as in the terminal and
//! on a server; here is what a worker needs around them.

mod books;
mod puzzling;
mod reviewing;
mod serving;
mod work;

use wasm_bindgen::prelude::wasm_bindgen;

pub use books::Books;
pub use work::{Step, Unanswerable, Work};

/// Where the module begins.
#[wasm_bindgen(start)]
pub fn start() {
    serving::serve();
}
