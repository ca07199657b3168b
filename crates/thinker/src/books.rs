//! The tables that the worker was given. Whatever arrives is taken only as far
//! as a game recognises it as its own.

use std::sync::Arc;

use bots::{Book, BookForm, BotGame, BotKind};
use shelf::{Game, match_game};

/// Tables by the games that read them.
#[derive(Default)]
pub struct Books(bots::Books<Given>);

/// A table is there once the page has given it.
struct Given;

impl BookForm for Given {
    type Form<B: Book> = Option<Arc<B>>;
}

impl Books {
    /// Takes a table; says whose it is, if it is anyone's.
    pub fn add(&mut self, bytes: &[u8]) -> Option<Game> {
        Game::ALL.into_iter().find(|game| match_game!(*game, P => self.take::<P>(bytes)))
    }

    /// The table for this kind of player, who may need none.
    pub(crate) fn for_player<P: BotGame>(&self, kind: BotKind) -> Option<Arc<P::Book>> {
        if P::reads_book(kind) {
            self.0.of::<P>().clone()
        } else {
            Some(Arc::new(P::Book::unread()))
        }
    }

    /// Whether it is the table of this game.
    fn take<P: BotGame>(&mut self, bytes: &[u8]) -> bool {
        let book = P::Book::NEEDED.then(|| P::Book::from_bytes(bytes)).flatten();
        let is_its_own = book.is_some();
        if let Some(book) = book {
            *self.0.of_mut::<P>() = Some(Arc::new(book));
        }
        is_its_own
    }
}
