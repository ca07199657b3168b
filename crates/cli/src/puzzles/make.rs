//! `ludotheque puzzles make`: plays games between bots on all cores, and keeps the
//! puzzles that are found in them. The file follows from the arguments alone,
//! however many cores there are.

use std::{collections::BTreeSet, fs, ops::ControlFlow, path::Path, sync::atomic::Ordering};

use ::puzzles::{Id, Puzzle, PuzzleGame, Quota, Workshop, is_near};
use game::Fact;
use shelf::Game;
use words::Words;

use crate::{
    args::MakePuzzles,
    books,
    failure::{Failure, say_beside},
    progress::progress_bar,
    workers::{self, all_cores},
};

pub(super) fn run(arguments: &MakePuzzles, words: &Words) -> Result<(), Failure> {
    let name = &arguments.game;
    let game = Game::named(name).ok_or_else(|| Failure::UnknownGame(name.clone()))?;
    shelf::match_game!(game, P => make::<P>(arguments, words))
}

fn make<P: PuzzleGame>(arguments: &MakePuzzles, words: &Words) -> Result<(), Failure> {
    let workshop = Workshop::<P>::new(arguments.seed, books::book::<P>(words));
    let progress = progress_bar();
    progress.set_length(arguments.count.into());
    let mut made = Made::<P>::new(arguments.count as usize);
    let path = &arguments.output;
    write(path, &mut made, arguments)?;
    let mut written = 0;
    let broken = workers::in_order(
        arguments.games as usize,
        arguments.threads.map_or_else(all_cores, usize::from),
        |number, stop| (!stop.load(Ordering::Relaxed)).then(|| workshop.from_game(number as u64)),
        |found| {
            made.games += 1;
            for puzzle in found {
                made.take(puzzle);
            }
            let puzzles = made.taken.len();
            progress.set_position(puzzles as u64);
            // Whoever breaks off has what was made until then.
            if puzzles > written {
                written = puzzles;
                if let Err(failure) = write(path, &mut made, arguments) {
                    return ControlFlow::Break(Err(failure));
                }
            }
            if made.is_full() { ControlFlow::Break(Ok(())) } else { ControlFlow::Continue(()) }
        },
    );
    progress.finish_and_clear();
    broken.unwrap_or(Ok(()))?;
    write(path, &mut made, arguments)?;
    let (puzzles, games) = (made.taken.len(), made.games);
    let facts = [
        ("puzzles", puzzles.into()),
        ("games", games.into()),
        ("path", Fact::Text(path.display().to_string())),
    ];
    say_beside(&words.tell("puzzles-made", &facts));
    Ok(())
}

fn write<P: PuzzleGame>(
    path: &Path,
    made: &mut Made<P>,
    arguments: &MakePuzzles,
) -> Result<(), Failure> {
    let text = made.text(arguments);
    fs::write(path, text).map_err(|error| Failure::NotWritten(path.to_owned(), error))
}

/// What has been taken so far.
struct Made<P: PuzzleGame> {
    count: usize,
    games: usize,
    quota: Quota,
    ids: BTreeSet<Id>,
    taken: Vec<Puzzle<P>>,
}

impl<P: PuzzleGame> Made<P> {
    fn new(count: usize) -> Self {
        let quota = Quota::new(count, P::LEVELS);
        Self { count, games: 0, quota, ids: BTreeSet::new(), taken: Vec::new() }
    }

    fn is_full(&self) -> bool {
        self.taken.len() >= self.count
    }

    /// Takes a puzzle that is unlike all others, if there is room for its kind.
    fn take(&mut self, puzzle: Puzzle<P>) {
        let is_known = self.ids.contains(&puzzle.id())
            || self.taken.iter().any(|other| is_near(other, &puzzle));
        if !self.is_full() && !is_known && self.quota.take(&puzzle) {
            self.ids.insert(puzzle.id());
            self.taken.push(puzzle);
        }
    }

    /// The file: the easiest first.
    fn text(&mut self, MakePuzzles { seed, count, games, .. }: &MakePuzzles) -> String {
        self.taken.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.id()));
        let name = P::GAME;
        let head = format!(
            "# id | position | task | solution | difficulty | themes | figures. Made by:\n\
             # ludotheque puzzles make {name} --seed {seed} --count {count} --games {games}\n"
        );
        let lines = self.taken.iter().map(|puzzle| format!("{puzzle}\n"));
        [head].into_iter().chain(lines).collect()
    }
}
