//! Where the program is that all of these tests start.

use std::path::PathBuf;

pub(crate) fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_ludotheque"))
}
