//! The books of the games, with a word and a bar for whoever waits until one is
//! worked out. How they are kept is in `thinking`.

use std::{cell::OnceCell, sync::Arc};

use bots::{Book, BookForm, BotGame, BotKind};
use game::Fact;
use indicatif::{ProgressBar, ProgressStyle};
use thinking::{cache_folder, kept_book};
use words::Words;

use crate::failure::say_beside;

/// The book of a game for these players; one that nobody reads costs nothing.
pub(crate) fn book_for<P: BotGame>(
    players: impl IntoIterator<Item = BotKind>,
    words: &Words,
) -> Arc<P::Book> {
    if players.into_iter().any(P::reads_book) {
        book::<P>(words)
    } else {
        Arc::new(P::Book::unread())
    }
}

/// The books of the games that are played, each read once.
pub(crate) struct Books<'a> {
    words: &'a Words,
    read: bots::Books<Read>,
}

/// A book is there once somebody has read it.
struct Read;

impl BookForm for Read {
    type Form<B: Book> = OnceCell<Arc<B>>;
}

impl<'a> Books<'a> {
    pub(crate) fn new(words: &'a Words) -> Self {
        Self { words, read: bots::Books::default() }
    }

    /// The book for this kind of player; one that is not read costs nothing.
    pub(crate) fn for_player<P: BotGame>(&self, kind: BotKind) -> Arc<P::Book> {
        if P::reads_book(kind) {
            Arc::clone(self.read.of::<P>().get_or_init(|| book::<P>(self.words)))
        } else {
            Arc::new(P::Book::unread())
        }
    }
}

/// The book of a game: kept from an earlier time, or worked out now and kept.
pub(crate) fn book<P: BotGame>(words: &Words) -> Arc<P::Book> {
    if !P::Book::NEEDED {
        return Arc::new(P::Book::work_out(&mut |_| {}));
    }
    Arc::new(kept_book::<P>(cache_folder().as_deref(), || work_out::<P>(words)))
}

fn work_out<P: BotGame>(words: &Words) -> P::Book {
    const STEPS: u32 = 1_000;
    let name = Fact::Text(words.text(&format!("game-{}", P::GAME)));
    say_beside(&words.tell("cli-book", &[("name", name)]));
    let bar = ProgressBar::new(STEPS.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} % · {elapsed} · {eta}") {
        bar.set_style(style);
    }
    #[expect(clippy::cast_sign_loss, reason = "what is done is never below 0")]
    let mut show = |done: f64| bar.set_position((done * f64::from(STEPS)) as u64);
    let book = P::Book::work_out(&mut show);
    bar.finish_and_clear();
    book
}
