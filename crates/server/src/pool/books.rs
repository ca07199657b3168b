//! The books that the best bots read. One is fetched when it is first needed:
//! from where it is kept, or worked out, which takes seconds; so it has a thread
//! of its own, and those who need no book think on meanwhile.

use std::{any::Any, collections::HashMap, path::PathBuf, sync::Arc, thread};

use bots::{Book, BotGame, Kind};
use parking_lot::Mutex;
use thinking::kept_book;
use tokio::sync::watch;

use super::priority;

/// The books of the server.
pub(super) struct Books {
    folder: Option<PathBuf>,
    /// By the game's name, a `Fetched` of its book.
    fetched: Mutex<HashMap<&'static str, Box<dyn Any + Send>>>,
}

/// A book, as soon as it is there.
type Fetched<B> = watch::Receiver<Option<Arc<B>>>;

impl Books {
    /// Books that are kept in this folder.
    pub(super) fn kept_in(folder: Option<PathBuf>) -> Self {
        Self { folder, fetched: Mutex::default() }
    }

    /// The book for this kind of player; one who reads none does not wait.
    pub(super) async fn for_player<P: BotGame>(&self, kind: Kind) -> Option<Arc<P::Book>> {
        if P::reads_book(kind) { self.get::<P>().await } else { Some(Arc::new(P::Book::unread())) }
    }

    /// The book of a game; `None` when it can't be worked out.
    pub(super) async fn get<P: BotGame>(&self) -> Option<Arc<P::Book>> {
        if !P::Book::NEEDED {
            return Some(Arc::new(P::Book::unread()));
        }
        let mut fetched = self.fetched::<P>()?;
        let book = fetched.wait_for(Option::is_some).await.ok()?;
        (*book).clone()
    }

    /// The book where it arrives; the first who asks has it fetched.
    fn fetched<P: BotGame>(&self) -> Option<Fetched<P::Book>> {
        let mut fetched = self.fetched.lock();
        let known = fetched.entry(P::GAME).or_insert_with(|| Box::new(self.fetch::<P>()));
        known.downcast_ref::<Fetched<P::Book>>().cloned()
    }

    fn fetch<P: BotGame>(&self) -> Fetched<P::Book> {
        let (arrives, fetched) = watch::channel(None);
        let folder = self.folder.clone();
        let thread = thread::Builder::new().name(format!("book-{}", P::GAME));
        let started = thread.spawn(move || {
            priority::lower();
            let work_out = || {
                tracing::info!(game = P::GAME, "computing a position table");
                P::Book::work_out(&mut |_| {})
            };
            let book = kept_book::<P>(folder.as_deref(), work_out);
            arrives.send_replace(Some(Arc::new(book)));
        });
        if let Err(error) = started {
            tracing::error!(%error, game = P::GAME, "could not start a thread for a position table");
        }
        fetched
    }
}
