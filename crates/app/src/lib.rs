//! The shelf in the browser: boards, games on this device, tables in the house.
//! Bots think in a module of their own, the crate `thinker`.

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

/// Where the module begins.
#[wasm_bindgen(start)]
pub fn start() {
    page::open();
}
