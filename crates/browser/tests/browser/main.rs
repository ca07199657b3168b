//! The page in a real browser, against a real house.

mod friends;
mod games;
mod keyboard;
mod layout;
mod shelf;
mod worker;

use browser::{Device, Language, Visitor};

/// Someone at a desk who reads English.
const AT_A_DESK: Visitor = Visitor { language: Language::English, device: Device::Desktop };
/// Someone with a phone who reads French.
const WITH_A_PHONE: Visitor = Visitor { language: Language::French, device: Device::Phone };

/// The games by the names that addresses have.
const GAMES: [&str; 4] = ["black-holes", "kuba", "klotze", "bille-trap"];
