//! `ludotheque puzzles`: solves puzzles in the terminal (`solving.rs`), keeps what
//! has been solved (`progress.rs`), or makes a collection (`make.rs`).

mod keyword;
mod make;
mod progress;
mod solving;

use std::io::{self, IsTerminal, Write};

use ::puzzles::{DayNumber, Puzzle, PuzzleGame, collection, of_day};
use game::Fact;
use shelf::Game;
use words::Words;

use self::{progress::Progress, solving::Solving};
use crate::{
    args::{Puzzles, PuzzlesTask},
    failure::Failure,
    keeping,
    play::{Lines, Manner, Prompt, Teller},
};

pub(crate) fn run(arguments: &Puzzles, words: &Words) -> Result<(), Failure> {
    if let Some(PuzzlesTask::Make(make)) = &arguments.task {
        return make::run(make, words);
    }
    let day = keeping::today();
    let number = day.as_ref().and_then(DayNumber::of).unwrap_or(DayNumber(0));
    let named = |name: &String| Game::named(name).ok_or_else(|| Failure::UnknownGame(name.clone()));
    let game = arguments.game.as_ref().map(named).transpose()?;
    let game = game.or_else(|| arguments.daily.then(|| number.game()));
    let progress = Progress::read(day)?;
    match game {
        None => overview(&progress, words),
        Some(game) => {
            shelf::match_game!(game, P => solve::<P>(arguments, number, progress, words))
        }
    }
}

/// How many puzzles there are, and how many have been solved.
fn overview(progress: &Progress, words: &Words) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for game in Game::ALL {
        let (all, solved) = shelf::match_game!(game, P => counted::<P>(progress));
        let facts = [
            ("name", Fact::Text(words.text(&format!("game-{}", game.name())))),
            ("solved", solved.into()),
            ("all", all.into()),
            ("command", Fact::Text(format!("ludotheque puzzles {}", game.name()))),
        ];
        writeln!(out, "{}", words.tell("puzzles-overview", &facts))?;
    }
    writeln!(out, "{}", words.text("puzzles-overview-daily"))?;
    Ok(())
}

fn counted<P: PuzzleGame>(progress: &Progress) -> (usize, usize) {
    let puzzles = collection::<P>();
    let solved = puzzles.iter().filter(|puzzle| progress.is_solved(P::GAME, puzzle.id()));
    (puzzles.len(), solved.count())
}

/// Solves one puzzle after the other: that of the day alone, or all of one difficulty that
/// are not solved yet.
fn solve<P: PuzzleGame>(
    arguments: &Puzzles,
    day: DayNumber,
    progress: Progress,
    words: &Words,
) -> Result<(), Failure> {
    let mut puzzles = collection::<P>();
    if arguments.daily {
        let place = of_day(day, puzzles.len());
        puzzles = place.into_iter().filter_map(|place| puzzles.get(place).cloned()).collect();
    } else {
        let is_due = |puzzle: &Puzzle<P>| {
            arguments.difficulty.is_none_or(|difficulty| puzzle.difficulty == difficulty)
                && !progress.is_solved(P::GAME, puzzle.id())
        };
        puzzles.retain(is_due);
    }
    let typed = io::stdin().is_terminal();
    let lines = Lines::plain(if typed { Prompt::Shown } else { Prompt::Silent });
    let teller = Teller::new(Manner::fitting(arguments.plain), words);
    Solving { words, lines, teller, progress }.run(&puzzles)
}
