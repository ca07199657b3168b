//! What a good player knows of each game, and bots of every strength. The
//! search that uses the evaluator is in [`search`]; sentences are in `words`.

pub mod analysis;
mod attention;
mod book;
mod books;
mod bot;
mod bot_game;
mod chances;
mod described;
mod greed;
mod instant;
mod levels;
mod list;
mod suite;

pub mod bille_trap;
pub mod black_holes;
pub mod klotze;
pub mod kuba;

pub use attention::Attentive;
pub use book::Book;
pub use books::{BookForm, Books, Placed};
pub use bot::{Bot, BotKind, Limit, NoBot, winning_action};
pub use bot_game::{BotGame, Measured};
pub use chances::WinChances;
pub use described::{Described, Luck, Mark};
pub use levels::Level;
pub use list::{Visitor, codes, level_count, reads_book, visit};
pub use suite::{Puzzle, suite};
