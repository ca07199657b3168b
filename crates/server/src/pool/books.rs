//! The books that the best bots read. One is fetched when it is first needed:
//! from where it is kept, or worked out, which takes seconds; so it has a thread
//! of its own, and those who need no book think on meanwhile.

use std::{
    path::PathBuf,
    sync::{Arc, OnceLock},
    thread,
};

use bots::{Book, BotGame, Kept, Kind};
use thinking::kept_book;
use tokio::sync::watch;

use super::priority;

/// The books of the server.
pub(super) struct Books {
    folder: Option<PathBuf>,
    fetched: bots::Books<Asked>,
}

/// The first who asks for a book has it fetched.
struct Asked;

impl Kept for Asked {
    type Form<B: Book> = OnceLock<Fetched<B>>;
}

/// A book, as soon as it is there.
type Fetched<B> = watch::Receiver<Option<Arc<B>>>;

impl Books {
    /// Books that are kept in this folder.
    pub(super) fn kept_in(folder: Option<PathBuf>) -> Self {
        Self { folder, fetched: bots::Books::default() }
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
        let mut fetched = self.fetched.of::<P>().get_or_init(|| self.fetch::<P>()).clone();
        let book = fetched.wait_for(Option::is_some).await.ok()?;
        (*book).clone()
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
