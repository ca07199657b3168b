//! What a good player knows of each game, and bots of every strength. The
//! search that uses the evaluator is in [`search`]; sentences are in `words`.

pub mod analysis;
mod attention;
mod book;
mod books;
mod bot;
mod bot_game;
mod greed;
mod instant;
mod levels;
mod list;
mod suite;
mod told;

pub mod bille_trap;
pub mod black_holes;
pub mod klotze;
pub mod kuba;

pub use attention::Attentive;
pub use book::Book;
pub use books::{Books, Kept, Placed};
pub use bot::{Bot, Kind, Limit, NoBot, winning_action};
pub use bot_game::{BotGame, Measured};
pub use levels::Level;
pub use list::{Visitor, codes, level_count, reads_book, visit};
pub use suite::{Puzzle, suite};
pub use told::{Mark, Told};

/// The chance to win that a score stands for where `scale` more makes it 73 of
/// a hundred. For people to read: no bot decides by it.
fn logistic(score: search::Score, scale: f64) -> f64 {
    if score.is_proven() {
        return if score > search::Score::DRAW { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + (-f64::from(score.0) / scale).exp())
}
