//! Files in a compressed tar archive that is the same whoever packs it: sorted,
//! owned by root, all of one date.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use flate2::{Compression, write::GzEncoder};
use tar::{Builder, EntryType, Header};

use super::date::Date;

/// A file as it will be unpacked.
pub(super) struct File {
    /// Where, without a slash in front.
    pub(super) path: String,
    pub(super) mode: Mode,
    pub(super) bytes: Vec<u8>,
}

/// What may be done with a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    Read,
    Run,
}

impl File {
    pub(super) fn new(path: &str, mode: Mode, bytes: impl Into<Vec<u8>>) -> Self {
        Self { path: path.to_owned(), mode, bytes: bytes.into() }
    }
}

/// # Errors
/// A name is too long for the format.
pub(super) fn packed(files: &[File], date: Date) -> io::Result<Vec<u8>> {
    // Folders come before what is in them, since their names are shorter.
    let mut entries: BTreeMap<&str, Option<&File>> = BTreeMap::new();
    for file in files {
        let slashes = file.path.match_indices('/').map(|(place, _)| place + 1);
        entries.extend(slashes.map(|end| (&file.path[..end], None)));
        entries.insert(&file.path, Some(file));
    }
    let mut archive = Builder::new(Vec::new());
    for (path, file) in entries {
        let (kind, mode, bytes) = match file {
            None => (EntryType::Directory, 0o755, &[][..]),
            Some(File { mode: Mode::Run, bytes, .. }) => (EntryType::Regular, 0o755, &bytes[..]),
            Some(File { mode: Mode::Read, bytes, .. }) => (EntryType::Regular, 0o644, &bytes[..]),
        };
        let mut header = Header::new_gnu();
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_uid(0);
        header.set_gid(0);
        header.set_username("root")?;
        header.set_groupname("root")?;
        header.set_mtime(date.0);
        header.set_size(bytes.len() as u64);
        archive.append_data(&mut header, path, bytes)?;
    }
    gzip(&archive.into_inner()?)
}

/// Compressed as far as it goes, without a date of its own.
///
/// # Errors
/// Never yet: all of it is in memory.
pub(super) fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}
