//! `ludotheque bench puzzles`: how many of each game's puzzles full strength solves
//! within the positions that are meant to be enough, and how long the slowest takes.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use ::puzzles::{Puzzle, PuzzleGame, SOLVING, collection};
use game::{Fact, GameSoFar, Start};
use search::drive;
use shelf::Game;
use words::Words;

use crate::{books, failure::Failure};

pub(super) fn run(words: &Words) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for game in Game::ALL {
        let Measured { all, solved, slowest } = shelf::match_game!(game, P => measured::<P>(words));
        let facts = [
            ("name", Fact::Text(words.text(&format!("game-{}", game.name())))),
            ("all", all.into()),
            ("solved", solved.into()),
            ("nodes", Fact::Text(words.decimal(SOLVING as f64, 0))),
            ("seconds", Fact::Text(words.decimal(slowest.as_secs_f64(), 3))),
        ];
        writeln!(out, "{}", words.tell("puzzles-measured", &facts))?;
    }
    Ok(())
}

struct Measured {
    all: usize,
    solved: usize,
    slowest: Duration,
}

fn measured<P: PuzzleGame>(words: &Words) -> Measured {
    let book = books::book::<P>(words);
    let mut measured = Measured { all: 0, solved: 0, slowest: Duration::ZERO };
    for Puzzle { position, solution, .. } in collection::<P>() {
        let begun = Instant::now();
        let game = GameSoFar::new(Start::Position(position));
        let search = P::full(&game, &[], &book);
        let found = search.map(|mut search| drive(&mut *search, Some(SOLVING), || false).action);
        measured.slowest = measured.slowest.max(begun.elapsed());
        measured.all += 1;
        measured.solved += usize::from(found == solution.first().copied());
    }
    measured
}
