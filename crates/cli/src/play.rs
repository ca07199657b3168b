//! `ludotheque play`: people on one keyboard and bots on any seat, in the
//! terminal, through a pipe, and read aloud. The game is kept by a table of this
//! device: what people and bots want are its commands, and what is told are its
//! events.

mod agreeing;
mod chance;
mod clock;
mod completion;
mod executing;
mod happening;
mod keyword;
mod lines;
mod minds;
mod people;
mod pieces;
mod playing;
mod setting_up;
mod telling;

use std::{
    io::{self, IsTerminal},
    time::Duration,
};

use table::Table;
use words::Words;

use self::{chance::Chance, minds::Minds, playing::Playing, setting_up::Plan};
pub(crate) use self::{
    clock::read_clock,
    lines::{Lines, Prompt, Typed},
    people::{Seated, read_name},
    telling::{Manner, Teller},
};
use crate::{args::Play, failure::Failure, interrupt::Interrupt};

/// How long a bot may think where nobody says otherwise, in milliseconds.
const TIME: u64 = 1_000;

pub(crate) fn run(arguments: Play, words: &Words) -> Result<(), Failure> {
    let time = Duration::from_millis(arguments.time.unwrap_or(TIME));
    let chance = Chance::new(arguments.seed);
    let manner = Manner::fitting(arguments.plain);
    let Plan { game, options, sitters, people } = Plan::of(arguments, words)?;
    let (table, events) = Table::open_on_device(options, &sitters, &chance.circumstances()?)
        .map_err(|refused| setting_up::failure(refused, words))?;
    let typed = io::stdin().is_terminal();
    let lines = match manner {
        Manner::Picture => Lines::editor(words.language())?,
        Manner::Plain if typed => Lines::plain(Prompt::Shown),
        Manner::Plain => Lines::plain(Prompt::Silent),
    };
    let someone_waits = typed && table.people().next().is_some();
    let interrupt = if someone_waits { Interrupt::watched()? } else { Interrupt::unwatched() };
    let playing = Playing {
        kept: game.entries(),
        shown: game,
        table,
        people,
        lines,
        teller: Teller::new(manner, words),
        words,
        chance,
        minds: Minds::new(chance.seed()?, time, interrupt, words),
    };
    playing.run(&events)
}
