//! The tables that the highest levels of some games read, as files of the page: too
//! large for the first load, so each is loaded when that level is chosen. It is the
//! very table that the server works out itself, and kept where the server keeps it.

use bots::{Book as _, BotGame};
use shelf::Game;
use thinking::{cache_folder, kept_book};

/// The book of a game.
pub(super) struct Book {
    /// The game's name.
    pub(super) game: &'static str,
    pub(super) bytes: Vec<u8>,
}

/// The books of all games that have one.
pub(super) fn all() -> Vec<Book> {
    Game::ALL.into_iter().filter_map(|game| shelf::match_game!(game, P => book::<P>())).collect()
}

fn book<P: BotGame>() -> Option<Book> {
    let work_out = || {
        println!("working out the book of {}", P::GAME);
        P::Book::work_out(&mut |_| {})
    };
    P::Book::NEEDED.then(|| {
        let book = kept_book::<P>(cache_folder().as_deref(), work_out);
        Book { game: P::GAME, bytes: book.to_bytes() }
    })
}
