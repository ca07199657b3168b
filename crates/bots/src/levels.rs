//! What makes a level of those games that are played by alpha-beta: how deep it
//! looks, how many positions it goes through, how much it notices.

use game::{GameSoFar, Position};
use search::{AlphaBeta, Evaluator, Progress, Refinements, Search, SearchResult, Settings};

use crate::attention::Attentive;

/// How a level plays: how far it looks, and what it overlooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many actions deep it looks; none is as deep as it is let.
    pub depth: Option<u32>,
    /// How many positions it looks at; none is as many as it is let.
    pub nodes: Option<u64>,
    /// Whether it follows captures and the like beyond its depth, and what else
    /// it refines.
    pub refinements: Refinements,
    /// How many of a hundred actions it notices.
    pub attention: u8,
    /// How far its estimates are off at most.
    pub noise: u16,
}

impl Level {
    /// The search of this level, with the rest of the settings as given.
    pub fn search<P: Position, K: Evaluator<P>>(
        self,
        game: &GameSoFar<P>,
        evaluator: K,
        seed: u64,
        settings: Settings,
    ) -> Box<dyn Search<P>> {
        let evaluator = Attentive { evaluator, percent: self.attention, noise: self.noise, seed };
        let settings = Settings { deepest: self.depth, refinements: self.refinements, ..settings };
        let search: Box<dyn Search<P>> = Box::new(AlphaBeta::new(game, evaluator, settings));
        match self.nodes {
            Some(nodes) => Box::new(Bounded { search, left: nodes }),
            None => search,
        }
    }
}

/// The search at full strength with nothing left to taste, as if these actions
/// were not legal; `None` when no other is. It is the same search that the
/// levels have, and each game makes it here: another copy, compiled elsewhere,
/// would be slower in the page.
pub(crate) fn full<P: Position, K: Evaluator<P>>(
    game: &GameSoFar<P>,
    evaluator: K,
    settings: Settings,
    without: &[P::Action],
) -> Option<Box<dyn Search<P>>> {
    let search = AlphaBeta::new(game, Attentive::fully(evaluator), settings);
    Some(Box::new(search.without(without)?))
}

/// A search that is done after a number of nodes.
struct Bounded<P> {
    search: Box<dyn Search<P>>,
    left: u64,
}

impl<P: Position> Search<P> for Bounded<P> {
    fn step(&mut self, nodes: u64) -> Progress {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        match self.search.step(nodes) {
            Progress::Searching if self.left > 0 => Progress::Searching,
            _ => Progress::Done,
        }
    }

    fn look_to(&mut self, depth: u32) {
        self.search.look_to(depth);
    }

    fn result(&self) -> SearchResult<P::Action> {
        self.search.result()
    }
}
