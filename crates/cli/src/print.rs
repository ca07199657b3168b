//! `ludotheque print`: a game to cut out, as a PDF. It is written beside the file and
//! then renamed, and a file that is there already stays unless it is to be replaced.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
    process,
};

use game::{Fact, Quote};
use print::{Order, Page, files};
use protocol::Place;
use shelf::Game;
use words::Words;

use crate::{
    args::Print,
    failure::{Failure, say_beside},
};

pub(crate) fn run(print: &Print, words: &Words) -> Result<(), Failure> {
    let game = Game::named(&print.game).ok_or_else(|| Failure::UnknownGame(print.game.clone()))?;
    if !print.force && fs::symlink_metadata(&print.pdf).is_ok() {
        return Err(Failure::Exists(print.pdf.clone()));
    }
    let address =
        print.origin.as_ref().map(|url| [url.origin(), &Place::SetUp(game).path()].concat());
    let order = Order { paper: print.paper, address };
    let pages = print::pages(game, &order, words);
    let pdf = pdf(game, &pages, words).map_err(io::Error::other)?;
    write(&pdf, &print.pdf).map_err(|error| Failure::NotWritten(print.pdf.clone(), error))?;
    let facts = [
        ("path", Quote::of(&print.pdf.display().to_string()).into()),
        ("sheets", Fact::from(pages.len())),
    ];
    say_beside(&words.tell("cli-print-done", &facts));
    Ok(())
}

fn pdf(game: Game, pages: &[Page], words: &Words) -> Result<Vec<u8>, files::NoFile> {
    files::pdf(pages, &words.text(&format!("game-{}", game.name())), words.language().code())
}

fn write(pdf: &[u8], file: &Path) -> io::Result<()> {
    let unfinished = file.with_added_extension(process::id().to_string());
    let written = File::create_new(&unfinished)
        .and_then(|mut out| out.write_all(pdf))
        .and_then(|()| fs::rename(&unfinished, file));
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}
