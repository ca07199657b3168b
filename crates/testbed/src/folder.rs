//! A new folder that goes away with whoever made it.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// A folder of one's own.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder where the system keeps such things.
    ///
    /// # Errors
    /// It can't be made.
    pub fn new(name: &str) -> io::Result<Self> {
        Self::inside(&env::temp_dir(), name)
    }

    /// A new folder inside another.
    ///
    /// # Errors
    /// It can't be made.
    pub fn inside(parent: &Path, name: &str) -> io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = parent.join(format!("ludotheque-{name}-{}-{number}", process::id()));
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What can't be removed is the system's to clean up.
        let _ = fs::remove_dir_all(&self.0);
    }
}
