//! Games of two beginners who know where they want to get.

use black_holes::{BlackHoles, Setup};
use bots::black_holes::Blocks;
use game::{SoFar, testing::dice};
use search::Knowledge;

use crate::solver::listed;

/// A game in which each move is the more promising of two drawn by lot.
pub(crate) struct Striving {
    game: SoFar<BlackHoles>,
    draw: Box<dyn FnMut(u32) -> u32>,
}

impl Striving {
    pub(crate) fn new(seed: u64) -> Self {
        Self { game: SoFar::from_setup(Setup), draw: Box::new(dice(seed)) }
    }
}

/// The game before each of its moves.
impl Iterator for Striving {
    type Item = SoFar<BlackHoles>;

    fn next(&mut self) -> Option<SoFar<BlackHoles>> {
        let before = self.game.clone();
        let actions = listed(before.position());
        if before.outcome().is_some() {
            return None;
        }
        let mut drawn = || actions[(self.draw)(actions.len() as u32) as usize].0;
        let [one, other] = [drawn(), drawn()];
        let promise = |action| Blocks.glance(before.position(), action).promise;
        let action = if promise(one) >= promise(other) { one } else { other };
        self.game.play(action).expect("a legal action");
        Some(before)
    }
}
