//! The books of the games: worked out once, and kept in the user's cache folder
//! for the next time. What is in the file is trusted only as far as the book
//! itself recognises it; a folder that can't be written is no failure, only
//! slow again next time.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
};

use bots::{Book, BotGame};

/// The book of a game: the one that the folder keeps, or else the one that is
/// worked out, which the folder then keeps.
pub fn kept_book<P: BotGame>(folder: Option<&Path>, work_out: impl FnOnce() -> P::Book) -> P::Book {
    let needed = folder.filter(|_| P::Book::NEEDED);
    let file = needed.map(|folder| folder.join(format!("{}.book", P::GAME)));
    kept_or(file.as_deref(), work_out)
}

/// Where programs of this user keep what they can make again.
pub fn cache_folder() -> Option<PathBuf> {
    let folder =
        |name| env::var_os(name).map(PathBuf::from).filter(|path: &PathBuf| path.is_absolute());
    let caches = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else {
        folder("XDG_CACHE_HOME").or_else(|| folder("HOME").map(|home| home.join(".cache")))
    };
    caches.map(|caches| caches.join("ludotheque"))
}

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
