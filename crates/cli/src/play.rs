//! `ludotheque play`: people on one keyboard and bots on any seat, in the
//! terminal, through a pipe, and read aloud.

mod chance;
mod command;
mod completion;
mod keeping;
mod lines;
mod obeying;
mod pieces;
mod playing;
mod seating;
mod table;
mod telling;

use std::{
    io::{self, IsTerminal},
    time::Duration,
};

use bots::BotGame;
use game::Record;
use shelf::{Game, OpenError};
use words::Words;

pub(crate) use self::seating::Sitter;
use self::{
    chance::Chance,
    lines::{Lines, Prompt},
    playing::Playing,
    seating::Seating,
    table::Table,
    telling::{Manner, Teller},
};
use crate::{args::Play, failure::Failure, opening};

/// How long a bot may think where nobody says otherwise, in milliseconds.
const TIME: u64 = 1_000;

pub(crate) fn run(mut arguments: Play, words: &Words) -> Result<(), Failure> {
    let opened = &mut arguments.opened;
    let game =
        Game::named(&opened.game).ok_or_else(|| Failure::UnknownGame(opened.game.clone()))?;
    if !arguments.seats.is_empty() && opened.players.is_none() {
        opened.players = u8::try_from(arguments.seats.len()).ok();
    }
    bots::visit(game, Evening { arguments: &arguments, words })
}

/// What is to be played, whichever game it is.
struct Evening<'a> {
    arguments: &'a Play,
    words: &'a Words,
}

impl bots::Visitor for Evening<'_> {
    type Output = Result<(), Failure>;

    fn visit<P: BotGame>(self) -> Result<(), Failure> {
        let Self { arguments, words } = self;
        let table = table::<P>(arguments)?;
        let chance = Chance::new(arguments.seed);
        let manner = Manner::fitting(arguments.plain);
        let lines = match manner {
            Manner::Picture => Lines::editor(words.language())?,
            Manner::Plain if io::stdin().is_terminal() => Lines::plain(Prompt::Shown),
            Manner::Plain => Lines::plain(Prompt::Silent),
        };
        let kept = table.game().entries().to_vec();
        let playing = Playing {
            table,
            lines,
            teller: Teller::new(manner, words),
            words,
            chance,
            seed: chance.seed()?,
            time: Duration::from_millis(arguments.time.unwrap_or(TIME)),
            book: None,
            kept,
        };
        playing.run()
    }
}

/// The table that the arguments describe.
fn table<P: BotGame>(arguments: &Play) -> Result<Table<P>, Failure> {
    let read = |text: &str| text.parse::<Record<P>>().map_err(OpenError::Record);
    let mut record = read(&opening::open(&arguments.opened)?.record(shelf::Heading::default()))?;
    let mut seating = None;
    if let Some(path) = &arguments.opened.record {
        // The game is that of the record; this is what its sheet says around it.
        let sheet = read(&opening::read_record(path)?)?;
        seating = Seating::of_record(&sheet);
        record = Record { game: record.game, ..sheet };
    }
    let seats = record.game.position().seats().len();
    let seating = match arguments.seats.as_slice() {
        [] => seating.unwrap_or_else(|| Seating::usual(seats)),
        sitters if sitters.len() == seats => Seating::of(sitters),
        sitters => return Err(Failure::Seats { found: sitters.len(), seats }),
    };
    Ok(Table::new(record, seating))
}
