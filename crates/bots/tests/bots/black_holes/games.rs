//! Games of two beginners who know where they want to get.

use bots::black_holes::Blocks;
use game::{GameSoFar, testing::dice};
use search::Evaluator;
use shelf::games::black_holes::{BlackHoles, Setup};

use super::solver::listed;

/// A game in which each move is the more promising of two drawn by lot.
pub(crate) struct Striving {
    game: GameSoFar<BlackHoles>,
    draw: Box<dyn FnMut(u32) -> u32>,
}

impl Striving {
    pub(crate) fn new(seed: u64) -> Self {
        Self { game: GameSoFar::from_setup(Setup), draw: Box::new(dice(seed)) }
    }
}

/// The game before each of its moves.
impl Iterator for Striving {
    type Item = GameSoFar<BlackHoles>;

    fn next(&mut self) -> Option<GameSoFar<BlackHoles>> {
        let before = self.game.clone();
        let actions = listed(before.position());
        if before.outcome().is_some() {
            return None;
        }
        let mut drawn = || actions[(self.draw)(actions.len() as u32) as usize].0;
        let [one, other] = [drawn(), drawn()];
        let priority = |action| Blocks.hint(before.position(), action).priority;
        let action = if priority(one) >= priority(other) { one } else { other };
        self.game.play(action).expect("a legal action");
        Some(before)
    }
}
