//! Making puzzles: bots of all levels play, and each position of their games is
//! looked at. Everything follows from a seed and from numbers of positions, never
//! from time, so that every machine makes the same.

use std::sync::Arc;

use bots::{BotGame, BotKind};
use game::{Actor, GameSoFar, Position, Start, mixed};
use rustc_hash::FxHashMap;
use search::drive;

use crate::{Posed, Puzzle, PuzzleGame, SOLVING, Task, Theme};

/// Where puzzles of a game are made.
pub struct Workshop<P: PuzzleGame> {
    seed: u64,
    book: Arc<P::Book>,
    exact: P::Exact,
}

/// A bot thinks through so many positions before it acts.
const THOUGHT: u64 = 2_000;
/// Games that are longer lead nowhere.
const LONGEST_GAME: usize = 250;
/// So many actions at the start are anybody's, so that no two games are the same.
const RANDOM: usize = 4;
/// So many players of each level are asked; they overlook different things.
const GRADERS: u64 = 5;
/// How many positions each of them goes through at most.
const GRADING: u64 = 30_000;

/// What numbers are drawn for.
#[derive(Clone, Copy)]
enum Purpose {
    Level = 1,
    Taste,
    Opening,
    Chance,
    Grading,
}

impl<P: PuzzleGame> Workshop<P> {
    /// Opens it; proofs may need something that is worked out here.
    pub fn new(seed: u64, book: Arc<P::Book>) -> Self {
        Self { seed, book, exact: P::exact() }
    }

    /// The puzzles in a game: at most one of each task with turns, the longest, which
    /// needs most of all to be found. Of odds there is no longest.
    pub fn from_game(&self, number: u64) -> Vec<Puzzle<P>> {
        let mut found: Vec<(P, Posed<P>)> = Vec::new();
        self.play(number, |position| {
            let Some(posed) = P::posed(&self.exact, position) else { return };
            let is_like = |other: &Posed<P>| kind(other) == kind(&posed) && turns(other) > 0;
            let place = found.iter().position(|(_, other)| is_like(other));
            match place {
                None => found.push((*position, posed)),
                Some(place) if turns(&posed) > turns(&found[place].1) => {
                    found[place] = (*position, posed);
                }
                Some(_) => {}
            }
        });
        found.into_iter().filter_map(|(position, posed)| self.finished(position, posed)).collect()
    }

    /// Plays a game, and shows each position in which a seat acts.
    fn play(&self, number: u64, mut visit: impl FnMut(&P)) {
        let seed = mixed(self.seed, number);
        let setup = P::SETUPS[(number % P::SETUPS.len() as u64) as usize];
        let Ok(setup) = setup.parse() else { return };
        let mut game = GameSoFar::<P>::from_setup(setup);
        while game.length() < LONGEST_GAME {
            let drawn = |purpose| mixed(mixed(seed, purpose as u64), game.length() as u64);
            let action = match game.actor() {
                Actor::Over(_) => return,
                Actor::Chance => any(game.position(), drawn(Purpose::Chance)),
                Actor::Seat(_) if game.length() < RANDOM => {
                    any(game.position(), drawn(Purpose::Opening))
                }
                Actor::Seat(seat) => {
                    visit(game.position());
                    let own = mixed(seed, u64::from(seat.number()));
                    let level = 1 + mixed(own, Purpose::Level as u64) % u64::from(P::LEVELS);
                    let taste = mixed(own, Purpose::Taste as u64);
                    chosen(&game, level as u8, taste, THOUGHT, &self.book)
                }
            };
            let Some(action) = action else { return };
            if game.play(action).is_err() {
                return;
            }
        }
    }

    /// A puzzle with its difficulty and themes, unless full strength can't solve it.
    fn finished(&self, position: P, posed: Posed<P>) -> Option<Puzzle<P>> {
        let Posed { task, solution, figures } = posed;
        let first = *solution.first()?;
        let game = GameSoFar::new(Start::Position(position));
        let mut search = P::full(&game, &[], &self.book)?;
        if drive(&mut *search, Some(SOLVING), || false).action != first {
            return None;
        }
        let difficulty = difficulty(&position, first, &self.book)?;
        let themes = P::themes(&position, task, &solution);
        Some(Puzzle { position, task, solution, difficulty, themes, figures })
    }
}

/// The lowest level that finds an action more often than not, as all above it do;
/// `None` where the highest does not.
pub fn difficulty<P: BotGame>(position: &P, action: P::Action, book: &Arc<P::Book>) -> Option<u8> {
    let game = GameSoFar::new(Start::Position(*position));
    let finds = |level: &u8| {
        let found = (0..GRADERS).filter(|grader| {
            let seed = mixed(*grader, Purpose::Grading as u64);
            chosen(&game, *level, seed, GRADING, book) == Some(action)
        });
        found.count() as u64 * 2 > GRADERS
    };
    (1..=P::LEVELS).rev().take_while(finds).last()
}

/// What a level does.
fn chosen<P: BotGame>(
    game: &GameSoFar<P>,
    level: u8,
    seed: u64,
    nodes: u64,
    book: &Arc<P::Book>,
) -> Option<P::Action> {
    let mut search = BotKind::Level(level).search(game, None, seed, book)?;
    Some(drive(&mut *search, Some(nodes), || false).action)
}

/// A legal action, or what chance does, by its weight.
fn any<P: Position>(position: &P, drawn: u64) -> Option<P::Action> {
    let high = drawn >> 32;
    position.draw_action(|sum| ((high * u64::from(sum)) >> 32) as u32)
}

fn kind<P: Position>(posed: &Posed<P>) -> std::mem::Discriminant<Task> {
    std::mem::discriminant(&posed.task)
}

fn turns<P: Position>(posed: &Posed<P>) -> u8 {
    match posed.task {
        Task::Win { turns } | Task::Hold { turns } => turns,
        Task::Odds => 0,
    }
}

/// Whether two puzzles are as good as the same: their boards differ in fewer signs
/// than an action and its answer change.
pub fn is_near<P: PuzzleGame>(one: &Puzzle<P>, other: &Puzzle<P>) -> bool {
    let [one, other] = [one, other].map(|puzzle| puzzle.position.sketch().to_string());
    let differing = one.chars().zip(other.chars()).filter(|(one, other)| one != other).count();
    differing + one.len().abs_diff(other.len()) < P::SIGNS
}

/// How many puzzles of each kind a collection takes, so that no kind crowds out the
/// others.
pub struct Quota {
    most_of_difficulty: usize,
    most_of_kind: usize,
    difficulties: FxHashMap<u8, usize>,
    kinds: FxHashMap<(Task, Option<Theme>), usize>,
}

impl Quota {
    /// The quota of a collection of so many puzzles, graded by so many levels: a
    /// difficulty has at most twice its share, and a kind a third of all.
    pub fn new(puzzles: usize, levels: u8) -> Self {
        Self {
            most_of_difficulty: (puzzles * 2).div_ceil(levels.into()),
            most_of_kind: puzzles.div_ceil(3),
            difficulties: FxHashMap::default(),
            kinds: FxHashMap::default(),
        }
    }

    /// Takes a puzzle if there is room for it.
    pub fn take<P: Position>(&mut self, puzzle: &Puzzle<P>) -> bool {
        let difficulty = self.difficulties.entry(puzzle.difficulty).or_default();
        let kind = self.kinds.entry((puzzle.task, puzzle.themes.first().copied())).or_default();
        let room = *difficulty < self.most_of_difficulty && *kind < self.most_of_kind;
        if room {
            *difficulty += 1;
            *kind += 1;
        }
        room
    }
}
