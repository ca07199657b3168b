//! Development tasks. `cargo xtask check` runs everything that must hold before
//! a change lands, and says at the end how it went.

mod check;
mod packages;

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    if env::args().skip(1).eq(["check"]) {
        return check::run();
    }
    eprintln!("usage: cargo xtask check    formatting, lints, docs, all tests");
    ExitCode::from(2)
}
