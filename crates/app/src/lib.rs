//! The shelf in the browser: boards, games on this device, online tables. Bots
//! think in a module of their own, the crate `thinker`.

#![expect(
    missing_docs,
    reason = "only this workspace uses it, and what its name says needs no sentence"
)]

pub mod arranging;
pub mod board;
pub mod boards;
mod bow;
pub mod drawn;
pub mod online;
pub mod page;
pub mod saved_game;
pub mod scene;
pub mod sound;
pub mod thinker;
pub mod view;

use wasm_bindgen::prelude::wasm_bindgen;

/// Where the module begins.
#[wasm_bindgen(start)]
pub fn start() {
    page::open();
}
