//! The shelf in the browser: boards, games on this device, tables in the house.
//! The same module is started twice: in a window it is the page, in a worker it
//! is where the bots think.

pub mod board;
pub mod boards;
pub mod drawn;
pub mod house;
pub mod local;
pub mod page;
pub mod scene;
pub mod sound;
pub mod thinker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Where the module begins, in the window as in the worker.
#[wasm_bindgen(start)]
pub fn start() {
    if web_sys::window().is_some() {
        page::open();
    } else {
        thinker::serve();
    }
}
