//! Bots in the page. They think in a web worker, which runs the same module as
//! the page, so that the page never waits for them: [`Thinker`] asks from the
//! page, [`serve`] answers in the worker, and what they say to each other is in
//! `message`. What is thought, and in which slices, is in `thought`, which
//! knows no browser.

mod answer;
mod asking;
pub mod message;
mod serving;
pub mod thought;

use bots::{Kind, Known, Visitor};
use shelf::Game;

pub use asking::{Stopped, Thinker};
pub use serving::serve;

/// How many levels of a game's bots can play in the page: 1 to this number.
/// Higher ones read a book, which the page does not have.
pub fn levels_offered(game: Game) -> u8 {
    struct Offered;
    impl Visitor for Offered {
        type Output = u8;
        fn visit<P: Known>(self) -> u8 {
            let without_book = |level: &u8| !P::reads_book(Kind::Level(*level));
            (1..=P::LEVELS).take_while(without_book).count() as u8
        }
    }
    bots::visit(game, Offered)
}
