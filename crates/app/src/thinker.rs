//! Bots in the page. They think in a web worker, which runs the same module as
//! the page, so that the page never waits for them: [`Thinker`] asks from the
//! page, [`serve`] answers in the worker, and what they say to each other is in
//! `message`. What is thought, and in which slices, is in `thought`, which
//! knows no browser.

pub mod advising;
mod answer;
mod asking;
pub mod books;
pub mod message;
mod serving;
pub mod thought;

use bots::{BotGame, Kind, Visitor};
use shelf::Game;

pub use advising::Advice;
pub use asking::{Stopped, Thinker};
pub use serving::serve;

/// Whether a level of a game's bots reads a book, which is to be given to the
/// worker first ([`Thinker::give_book`]).
pub fn reads_book(game: Game, level: u8) -> bool {
    struct Reads(u8);
    impl Visitor for Reads {
        type Output = bool;
        fn visit<P: BotGame>(self) -> bool {
            P::reads_book(Kind::Level(self.0))
        }
    }
    bots::visit(game, Reads(level))
}
