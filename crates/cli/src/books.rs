//! The books of the games: worked out once, and kept in the user's cache folder
//! for the next time. What is in the file is trusted only as far as the book
//! itself recognises it; a folder that can't be written is no failure, only
//! slow again next time.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
    sync::Arc,
};

use bots::{Book, Known};
use game::Fact;
use indicatif::{ProgressBar, ProgressStyle};
use words::Words;

use crate::failure::say_beside;

/// The book of a game: kept from an earlier time, or worked out now and kept.
pub(crate) fn book<P: Known>(words: &Words) -> Arc<P::Book> {
    if !P::Book::NEEDED {
        return Arc::new(P::Book::work_out(&mut |_| {}));
    }
    let file = cache_folder().map(|folder| folder.join(format!("{}.book", P::GAME)));
    let kept = file.as_deref().and_then(|file| fs::read(file).ok());
    if let Some(book) = kept.and_then(|bytes| P::Book::from_bytes(&bytes)) {
        return Arc::new(book);
    }
    let book = work_out::<P>(words);
    if let Some(file) = &file {
        // Without it the book is worked out again next time.
        let _ = keep(file, &book.to_bytes());
    }
    Arc::new(book)
}

fn work_out<P: Known>(words: &Words) -> P::Book {
    const STEPS: f64 = 1_000.0;
    let name = Fact::Text(words.text(&format!("game-{}", P::GAME)));
    say_beside(&words.tell("cli-book", &[("name", name)]));
    let bar = ProgressBar::new(STEPS as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} % · {elapsed} · {eta}") {
        bar.set_style(style);
    }
    let book = P::Book::work_out(&mut |done| bar.set_position((done * STEPS) as u64));
    bar.finish_and_clear();
    book
}

/// Writes beside the file and then renames, so that nobody ever reads half a
/// book.
fn keep(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let unfinished = file.with_extension(process::id().to_string());
    let written = fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, file));
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}

/// Where programs of this user keep what they can make again.
fn cache_folder() -> Option<PathBuf> {
    let folder =
        |name| env::var_os(name).map(PathBuf::from).filter(|path: &PathBuf| path.is_absolute());
    let caches = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else {
        folder("XDG_CACHE_HOME").or_else(|| folder("HOME").map(|home| home.join(".cache")))
    };
    caches.map(|caches| caches.join("ludotheque"))
}
