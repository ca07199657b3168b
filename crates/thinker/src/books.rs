//! The tables that the worker was given. Whatever arrives is taken only as far
//! as a game recognises it as its own.

use std::{any::Any, sync::Arc};

use bots::{Book, BotGame, Kind, Visitor};
use shelf::Game;

/// Tables by the games that read them.
#[derive(Default)]
pub struct Books(Vec<(&'static str, Box<dyn Any>)>);

impl Books {
    /// Takes a table; says whose it is, if it is anyone's.
    pub fn add(&mut self, bytes: &[u8]) -> Option<Game> {
        Game::ALL.into_iter().find(|game| bots::visit(*game, Add(self, bytes)).is_some())
    }

    /// The table for this kind of player, who may need none.
    pub(crate) fn for_player<P: BotGame>(&self, kind: Kind) -> Option<Arc<P::Book>> {
        if !P::reads_book(kind) {
            return Some(Arc::new(P::Book::unread()));
        }
        let (_, book) = self.0.iter().find(|(game, _)| *game == P::GAME)?;
        book.downcast_ref::<Arc<P::Book>>().cloned()
    }
}

struct Add<'a>(&'a mut Books, &'a [u8]);

impl Visitor for Add<'_> {
    type Output = Option<()>;

    fn visit<P: BotGame>(self) -> Option<()> {
        let Self(Books(books), bytes) = self;
        let book = P::Book::NEEDED.then(|| P::Book::from_bytes(bytes)).flatten()?;
        books.retain(|(game, _)| *game != P::GAME);
        books.push((P::GAME, Box::new(Arc::new(book))));
        Some(())
    }
}
