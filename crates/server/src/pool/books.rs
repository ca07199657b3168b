//! The books that the best bots read. One is fetched when it is first needed, or
//! before: from the page's files, from where it is kept, or worked out, which takes
//! a minute; so it has a thread of its own, and nobody waits for that: meanwhile a
//! weaker bot plays, and nothing is analysed.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{Arc, OnceLock},
    thread,
};

use axum::body::Bytes;
use bots::{Book, BookForm, BotGame, BotKind};
use shelf::Game;
use thinking::kept_book;
use tokio::sync::watch;

use super::priority;

/// The books of the server.
pub(super) struct Books {
    folder: Option<PathBuf>,
    /// Those that came with the page, by the names of their games.
    shipped: HashMap<String, Bytes>,
    fetched: bots::Books<Asked>,
}

/// The first who asks for a book has it fetched.
struct Asked;

impl BookForm for Asked {
    type Form<B: Book> = OnceLock<watch::Receiver<BookState<B>>>;
}

/// How far a book is.
enum BookState<B> {
    /// It is read, if it is somewhere.
    Reading,
    WorkingOut,
    /// It is there.
    Ready(Arc<B>),
}

impl Books {
    /// Books that came with the page, or are kept in this folder.
    pub(super) fn new(shipped: HashMap<String, Bytes>, folder: Option<PathBuf>) -> Self {
        Self { folder, shipped, fetched: bots::Books::default() }
    }

    /// Who plays for a level, and the book for them: a level whose book is not there
    /// yet is played by the one below.
    pub(super) async fn for_level<P: BotGame>(&self, level: u8) -> (BotKind, Arc<P::Book>) {
        let kind = BotKind::Level(level);
        let unread = || Arc::new(P::Book::unread());
        if !P::reads_book(kind) {
            return (kind, unread());
        }
        match self.get::<P>().await {
            Some(book) => (kind, book),
            None => (BotKind::Level(P::LEVELS - 1), unread()),
        }
    }

    /// The book of a game; `None` while it is worked out, or when it can't be.
    pub(super) async fn get<P: BotGame>(&self) -> Option<Arc<P::Book>> {
        if !P::Book::NEEDED {
            return Some(Arc::new(P::Book::unread()));
        }
        let mut fetched = self.fetched.of::<P>().get_or_init(|| self.fetch::<P>()).clone();
        let is_read = |state: &BookState<P::Book>| !matches!(state, BookState::Reading);
        match &*fetched.wait_for(is_read).await.ok()? {
            BookState::Ready(book) => Some(Arc::clone(book)),
            BookState::Reading | BookState::WorkingOut => None,
        }
    }

    /// Fetches all books, so that they are there when somebody needs them.
    pub(super) fn fetch_all(&self) {
        for game in Game::ALL {
            shelf::match_game!(game, P => self.fetch_early::<P>());
        }
    }

    /// The games whose book is worked out just now.
    pub(super) fn preparing(&self) -> Vec<Game> {
        let is_preparing = |game: &Game| shelf::match_game!(*game, P => self.is_preparing::<P>());
        Game::ALL.into_iter().filter(is_preparing).collect()
    }

    fn fetch_early<P: BotGame>(&self) {
        if P::Book::NEEDED {
            self.fetched.of::<P>().get_or_init(|| self.fetch::<P>());
        }
    }

    fn is_preparing<P: BotGame>(&self) -> bool {
        let fetched = self.fetched.of::<P>().get();
        fetched.is_some_and(|fetched| matches!(*fetched.borrow(), BookState::WorkingOut))
    }

    fn fetch<P: BotGame>(&self) -> watch::Receiver<BookState<P::Book>> {
        let (arrives, fetched) = watch::channel(BookState::Reading);
        let (folder, shipped) = (self.folder.clone(), self.shipped.get(P::GAME).cloned());
        let thread = thread::Builder::new().name(format!("book-{}", P::GAME));
        let started = thread.spawn(move || {
            priority::lower();
            let work_out = || {
                arrives.send_replace(BookState::WorkingOut);
                work_out::<P>()
            };
            let shipped = shipped.and_then(|bytes| P::Book::from_bytes(&bytes));
            let book = shipped.unwrap_or_else(|| kept_book::<P>(folder.as_deref(), work_out));
            arrives.send_replace(BookState::Ready(Arc::new(book)));
        });
        if let Err(error) = started {
            tracing::error!(%error, game = P::GAME, "could not start a thread for a position table");
        }
        fetched
    }
}

/// Works a book out, and tells the log how far it is.
fn work_out<P: BotGame>() -> P::Book {
    tracing::info!(game = P::GAME, "computing a position table; a weaker bot plays meanwhile");
    let mut told = 0.0;
    let book = P::Book::work_out(&mut |done| {
        if done >= told + 0.1 {
            told = done;
            let done = format!("{:.0} %", done * 100.0);
            tracing::info!(game = P::GAME, done, "computing a position table");
        }
    });
    tracing::info!(game = P::GAME, "the position table is there");
    book
}
