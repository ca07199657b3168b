//! The shelf in the browser: boards, games on this device, tables in the house.

pub mod drawn;
pub mod scene;
