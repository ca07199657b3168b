//! The data file: what is appended is there, whole or not at all, and stays.

mod append;
mod archive;
mod backup;
mod file;
mod folder;
mod played;
mod records;
mod releases;
pub(crate) mod sample;
mod twin;
mod writer;
