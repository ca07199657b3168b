//! A puzzle of any game, as the page shows it.

use puzzles::{Figure, Puzzle, Task, Theme};
use shelf::{Game, GameInProgress, Opening, match_game};

/// A puzzle.
#[derive(Clone, Debug)]
pub(super) struct Posed {
    pub(super) game: Game,
    pub(super) id: String,
    /// The line of the collection: the thinker is told by it which puzzle it is.
    pub(super) line: String,
    pub(super) task: Task,
    /// The lowest level of the bots that solves it.
    pub(super) difficulty: u8,
    pub(super) themes: Vec<Theme>,
    /// What each move is worth, where there is chance; the best first.
    pub(super) figures: Vec<Figure<String>>,
    position: String,
}

impl Posed {
    /// The puzzles of a game's collection; none where it can't be read.
    pub(super) fn read_all(game: Game, text: &str) -> Option<Vec<Self>> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| Self::read(game, line)).collect()
    }

    fn read(game: Game, line: &str) -> Option<Self> {
        match_game!(game, P => {
            let puzzle: Puzzle<P> = line.parse().ok()?;
            let figure = |Figure { action, least, most }: &Figure<_>| {
                Figure { action: ToString::to_string(action), least: *least, most: *most }
            };
            Some(Self {
                game,
                id: puzzle.id().to_string(),
                line: line.to_owned(),
                task: puzzle.task,
                difficulty: puzzle.difficulty,
                figures: puzzle.figures.iter().map(figure).collect(),
                position: puzzle.position.to_string(),
                themes: puzzle.themes,
            })
        })
    }

    /// The game as it begins with this puzzle; none where its position can't be opened,
    /// which the tests of the collections rule out.
    pub(super) fn start(&self) -> Option<GameInProgress> {
        let opening = Opening { position: Some(&self.position), ..Opening::default() };
        self.game.open(&opening).ok()
    }
}
