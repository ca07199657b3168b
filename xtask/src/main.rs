//! Development tasks. `cargo xtask check` runs everything that must hold before
//! a change lands, and says at the end how it went; `cargo play` is the shortest
//! way from a clone to a game.

mod app;
mod cargo;
mod check;
mod dist;
mod measure;
mod packages;
mod play;
mod previews;
mod screens;
mod toolchain;

use std::{env, path::Path, process::ExitCode};

use app::Variant;
use check::Extent;
use measure::Form;

const USAGE: &str = "\
usage: cargo xtask check [--all]    formatting, lints, docs, tests, also in a browser;
                                    all: also what takes long
       cargo xtask app [--dev]      builds the page; dev: as the tests want it, and
                                    not as small as can be
       cargo xtask measure page [--json]
                                    measures the page in a real browser
       cargo xtask screens [WHICH …]
                                    pictures of every screen; which: 360x740, fr, dark …
       cargo xtask previews         makes the pictures anew that links are shown with
       cargo play [ARGUMENT …]      builds the page and the program, and starts it
                                    with these arguments
       cargo xtask dist [--out DIR] builds and packs what machines without cargo need
       cargo xtask pack PROGRAM DIR packs a program that is built already";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        ["check"] => check::run(Extent::Plain),
        ["check", "--all"] => check::run(Extent::All),
        ["app"] => app::build(Variant::Small).and_then(|page| page.fits()),
        ["app", "--dev"] => app::build(Variant::Dev).map(drop),
        ["measure", "page"] => measure::page(Form::Table),
        ["measure", "page", "--json"] => measure::page(Form::Json),
        ["previews"] => previews::make(),
        ["screens", wanted @ ..] => screens::make(wanted),
        ["play", further @ ..] => play::run(further),
        [play::ANNOUNCE] => play::announce(),
        ["dist"] => dist::run(None),
        ["dist", "--out", out] => dist::run(Some(out)),
        ["pack", program, out] => dist::pack(Path::new(program), Path::new(out)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}
