//! The page in a real browser, against a real server.

mod absence;
mod addresses;
mod afar;
mod agreeing;
mod analysis;
mod another_set;
mod archive;
mod asking;
mod at_a_table;
mod attempts;
mod axe;
mod blocks;
mod book;
mod carrying;
mod colours;
mod device;
mod ending;
mod first_game;
mod focus;
mod fonts;
mod friends;
mod games;
mod glowing;
mod install;
mod keyboard;
mod layout;
mod lessons;
mod lobby;
mod marbles;
mod motion;
mod offline;
mod online;
mod online_bot;
mod pace;
mod parts;
mod printing;
mod puzzles;
mod readers;
mod record;
mod reports;
mod requests;
mod reviewing;
mod rulebooks;
mod rules;
mod screen_sizes;
mod server;
mod shelf;
mod sound;
mod states;
mod statuses;
mod taken_over;
mod texts;
mod title;
mod traps;
#[cfg(feature = "long")]
mod webkit;
mod worker;

use ::shelf::Game;
use browser::{Device, Language, Motion, Visitor};

/// Someone at a desk who reads English and wants rest.
const AT_A_DESK: Visitor =
    Visitor { language: Language::English, device: Device::Desktop, motion: Motion::Reduced };
/// The same with an eye for what moves.
const WATCHING: Visitor = Visitor { motion: Motion::Full, ..AT_A_DESK };
/// Someone with a phone who reads French and wants rest.
const WITH_A_PHONE: Visitor =
    Visitor { language: Language::French, device: Device::Phone, motion: Motion::Reduced };

/// So many games are played at the same time by a test that plays them all.
const SIDE_BY_SIDE: usize = 2;

/// The games by the names that addresses have.
const GAMES: [&str; Game::ALL.len()] = Game::NAMES;
