//! What only some ask of a game being played: who draws it in text, and who
//! counts its positions. It finds the game's type by itself, so that a program
//! which never asks does not carry the answers.

use std::any::Any;

use game::{GameSoFar, Position, Sketch, divide};

use crate::{Game, Played, Visitor};

impl dyn Played + '_ {
    /// The board as a picture of letters; empty for a game that is not on the
    /// shelf.
    pub fn sketch(&self) -> Sketch {
        let sketch = |game: Game| game.visit(Sketching(self.as_any()));
        Game::ALL.into_iter().find_map(sketch).unwrap_or_default()
    }

    /// The number of sequences of `depth` actions for each action, draws by
    /// repetition and length not applied. `done` is told how many of how many
    /// are counted.
    pub fn divide(&self, depth: u32, done: &mut dyn FnMut(usize, usize)) -> Vec<(String, u64)> {
        let divide = |game: Game| game.visit(Dividing { game: self.as_any(), depth, done });
        Game::ALL.into_iter().find_map(divide).unwrap_or_default()
    }
}

struct Sketching<'a>(&'a dyn Any);

impl Visitor for Sketching<'_> {
    type Output = Option<Sketch>;

    fn visit<P: Position>(self) -> Option<Sketch> {
        self.0.downcast_ref::<GameSoFar<P>>().map(|game| game.position().sketch())
    }
}

struct Dividing<'a> {
    game: &'a dyn Any,
    depth: u32,
    done: &'a mut dyn FnMut(usize, usize),
}

impl Visitor for Dividing<'_> {
    type Output = Option<Vec<(String, u64)>>;

    fn visit<P: Position>(self) -> Self::Output {
        let Self { game, depth, done } = self;
        let game = game.downcast_ref::<GameSoFar<P>>()?;
        if game.was_given_up() {
            return Some(Vec::new());
        }
        let counted = divide(game.position(), depth, done);
        Some(counted.into_iter().map(|(action, count)| (action.to_string(), count)).collect())
    }
}
