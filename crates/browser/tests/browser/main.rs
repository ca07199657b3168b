//! The page in a real browser, against a real house.

mod absence;
mod afar;
mod agreeing;
mod another_set;
mod archive;
mod asking;
mod at_a_table;
mod blocks;
mod book;
mod carrying;
mod colours;
mod friends;
mod games;
mod house;
mod install;
mod keyboard;
mod layout;
mod lobby;
mod marbles;
mod motion;
mod online;
mod readers;
mod record;
mod requests;
mod rules;
mod shelf;
mod sound;
#[cfg(feature = "long")]
mod webkit;
mod worker;

use browser::{Device, Language, Motion, Visitor};

/// Someone at a desk who reads English and wants rest.
const AT_A_DESK: Visitor =
    Visitor { language: Language::English, device: Device::Desktop, motion: Motion::Reduced };
/// The same with an eye for what moves.
const WATCHING: Visitor = Visitor { motion: Motion::Full, ..AT_A_DESK };
/// Someone with a phone who reads French.
const WITH_A_PHONE: Visitor =
    Visitor { language: Language::French, device: Device::Phone, motion: Motion::Full };

/// The games by the names that addresses have.
const GAMES: [&str; 4] = ["black-holes", "kuba", "klotze", "bille-trap"];
