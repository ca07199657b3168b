//! For three and four seats: a short look chooses, a long look only finds wins
//! that all the others together can't stop. Whoever looks long at what all the
//! others could do together sees every threat stopped, makes none, and waits
//! for somebody else to win; see the figures.

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
        Some(Self { short: look(short)?, long: look(settings)?, is_short: true })
    }
}

impl<K: Evaluator<Klotze>> Search<Klotze> for TwoLooks<K> {
    fn step(&mut self, nodes: u64) -> Progress {
        if !self.is_short {
            return self.long.step(nodes);
        }
        self.is_short = self.short.step(nodes) == Progress::Searching;
        Progress::Searching
    }

    fn result(&self) -> SearchResult<Action> {
        let [short, long] = [self.short.result(), self.long.result()];
        let nodes = short.nodes + long.nodes;
        // Where all is lost at a short look, the long one may find more resistance.
        let is_long = long.score.wins_in().is_some()
            || long.depth > short.depth && short.score.loses_in().is_some();
        SearchResult { nodes, ..if is_long { long } else { short } }
    }
}
