//! Development tasks. `cargo xtask check` runs everything that must hold before
//! a change lands, and says at the end how it went.

mod check;

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["check"] => check::run(),
        _ => {
            eprintln!("usage: cargo xtask check    formatting, lints, docs, all tests");
            ExitCode::from(2)
        }
    }
}
