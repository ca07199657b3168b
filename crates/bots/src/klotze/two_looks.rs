//! For three and four seats: a short look chooses, a long look only finds wins
//! that all the others together can't stop. Whoever looks long at what all the
//! others could do together sees every threat stopped, makes none, and waits
//! for somebody else to win; see the figures.
//!
//! Both are one search: it is as deep as the deeper look, and its first two moves
//! deep are those of the short one.

use game::GameSoFar;
use search::{AlphaBeta, Evaluator, Progress, Search, SearchResult, Settings};
use shelf::games::klotze::{Action, Klotze};

/// One's own action and the answer of the next.
pub(super) const SHORT: u32 = 2;

/// Both looks.
pub(super) struct TwoLooks<K> {
    short: AlphaBeta<Klotze, K>,
    long: AlphaBeta<Klotze, K>,
    /// Whether the short look is still under way.
    is_short: bool,
    /// Not deeper than so many moves.
    deepest: u32,
}

impl<K: Evaluator<Klotze> + Clone> TwoLooks<K> {
    /// For the seat that acts now, without these actions; `None` when no other
    /// is left.
    pub(super) fn new(
        game: &GameSoFar<Klotze>,
        evaluator: &K,
        settings: Settings,
        without: &[Action],
    ) -> Option<Self> {
        let short = Settings { deepest: Some(SHORT), ..settings };
        let look = |settings| AlphaBeta::new(game, evaluator.clone(), settings).without(without);
        let [short, long] = [look(short)?, look(settings)?];
        Some(Self { short, long, is_short: true, deepest: u32::MAX })
    }
}

impl<K: Evaluator<Klotze>> Search<Klotze> for TwoLooks<K> {
    fn step(&mut self, nodes: u64) -> Progress {
        if !self.is_short {
            return self.long.step(nodes);
        }
        self.is_short = self.short.step(nodes) == Progress::Searching;
        if !self.is_short && self.deepest <= SHORT { Progress::Done } else { Progress::Searching }
    }

    fn look_to(&mut self, depth: u32) {
        self.deepest = depth;
        self.short.look_to(depth);
        self.long.look_to(depth);
        // It may not have been as deep as it gets.
        self.is_short = true;
    }

    fn result(&self) -> SearchResult<Action> {
        let [short, long] = [self.short.result(), self.long.result()];
        let depth = short.depth.max(long.depth);
        let nodes = short.nodes + long.nodes;
        // Where all is lost at a short look, the long one may find more resistance.
        let is_long = long.score.wins_in().is_some()
            || long.depth > short.depth && short.score.loses_in().is_some();
        SearchResult { depth, nodes, ..if is_long { long } else { short } }
    }
}
