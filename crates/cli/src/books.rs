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

use bots::{Book, Kind, Known};
use game::Fact;
use indicatif::{ProgressBar, ProgressStyle};
use words::Words;

use crate::failure::say_beside;

/// The book of a game for these players; one that nobody reads costs nothing.
pub(crate) fn book_for<P: Known>(
    players: impl IntoIterator<Item = Kind>,
    words: &Words,
) -> Arc<P::Book> {
    if players.into_iter().any(P::reads_book) {
        book::<P>(words)
    } else {
        Arc::new(P::Book::unread())
    }
}

/// The book of a game: kept from an earlier time, or worked out now and kept.
pub(crate) fn book<P: Known>(words: &Words) -> Arc<P::Book> {
    if !P::Book::NEEDED {
        return Arc::new(P::Book::work_out(&mut |_| {}));
    }
    let file = cache_folder().map(|folder| folder.join(format!("{}.book", P::GAME)));
    Arc::new(kept_or(file.as_deref(), || work_out::<P>(words)))
}

/// The book in the file, or else the one that is worked out, which the file then
/// keeps.
fn kept_or<B: Book>(file: Option<&Path>, work_out: impl FnOnce() -> B) -> B {
    let Some(file) = file else { return work_out() };
    if let Some(book) = fs::read(file).ok().and_then(|bytes| B::from_bytes(&bytes)) {
        return book;
    }
    let book = work_out();
    // Where it can't be kept it is worked out again next time.
    let _ = keep(file, &book.to_bytes());
    book
}

fn work_out<P: Known>(words: &Words) -> P::Book {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of one letter.
    struct Letter(u8);

    impl Book for Letter {
        const NEEDED: bool = true;

        fn unread() -> Self {
            Self(0)
        }

        fn work_out(_: &mut dyn FnMut(f64)) -> Self {
            Self(b'a')
        }

        fn to_bytes(&self) -> Vec<u8> {
            vec![self.0]
        }

        fn from_bytes(bytes: &[u8]) -> Option<Self> {
            let [letter @ b'a'..=b'z'] = *bytes else { return None };
            Some(Self(letter))
        }
    }

    #[test]
    fn a_book_is_worked_out_once_and_kept_whole() {
        let folder = env::temp_dir().join(format!("ludotheque-books-{}", process::id()));
        let file = folder.join("deeper").join("letter.book");
        assert_eq!(kept_or(Some(&file), || Letter(b'x')).0, b'x');
        assert_eq!(kept_or(Some(&file), || Letter(b'y')).0, b'x', "kept");
        assert_eq!(fs::read_dir(folder.join("deeper")).expect("a folder").count(), 1);
        fs::write(&file, "damaged").expect("written");
        assert_eq!(kept_or(Some(&file), || Letter(b'z')).0, b'z', "damage is noticed");
        let below_a_file = file.join("letter.book");
        assert_eq!(kept_or(Some(&below_a_file), || Letter(b'w')).0, b'w', "no failure");
        assert_eq!(kept_or(None, || Letter(b'v')).0, b'v');
        fs::remove_dir_all(folder).expect("cleared away");
    }
}
