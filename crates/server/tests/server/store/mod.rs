//! The store: what is appended is there, whole or not at all, and stays.

mod append;
mod archive;
mod backup;
mod copying;
mod file;
pub(crate) mod folder;
mod keepers;
mod played;
mod postgres;
mod presence;
mod records;
mod releases;
pub(crate) mod sample;
mod servers;
mod settings;
mod twin;
mod writer;
