//! A question to the search, asked deeper and deeper: what is best here if these
//! actions were not legal?

use std::sync::Arc;

use game::GameSoFar;
use search::{Progress, Search, SearchResult};

use crate::BotGame;

pub(super) struct Question<P: BotGame> {
    without: Vec<P::Action>,
    search: Box<dyn Search<P>>,
    /// How deep it may look by now.
    depth: u32,
    progress: Progress,
    /// The last round in which it was asked.
    pub(super) last_asked: u32,
}

impl<P: BotGame> Question<P> {
    /// The question for the seat that acts now; `None` when no action is left.
    pub(super) fn new(
        game: &GameSoFar<P>,
        without: Vec<P::Action>,
        book: &Arc<P::Book>,
    ) -> Option<Self> {
        let search = P::full(game, &without, book)?;
        Some(Self { without, search, depth: 0, progress: Progress::Done, last_asked: 0 })
    }

    /// Whether these, in any order, are the actions that it leaves out.
    pub(super) fn is_without(&self, actions: &[P::Action]) -> bool {
        self.without.len() == actions.len()
            && actions.iter().all(|action| self.without.contains(action))
    }

    /// What has been found so far.
    pub(super) fn answer(&self) -> SearchResult<P::Action> {
        self.search.result()
    }

    /// Whether it has been searched this deep, or as deep as it gets.
    pub(super) fn has_reached(&self, depth: u32) -> bool {
        self.progress == Progress::Done && (self.depth >= depth || self.is_settled())
    }

    /// Whether searching on would change nothing: it was allowed more than there
    /// was to see.
    pub(super) fn is_settled(&self) -> bool {
        self.progress == Progress::Done && self.depth > self.answer().depth
    }

    /// Searches on until it has reached this depth or gone through so many
    /// positions; returns how many those were. It never goes deeper: only
    /// answers from the same depth can be compared.
    pub(super) fn search_to(&mut self, depth: u32, nodes: u64) -> u64 {
        let before = self.answer().nodes;
        if self.depth < depth {
            self.search.look_to(depth);
            self.depth = depth;
            self.progress = Progress::Searching;
        }
        let mut used = 0;
        while used < nodes && self.progress == Progress::Searching {
            self.progress = self.search.step(nodes - used);
            // A search may go through a few more than it is asked to.
            used = self.answer().nodes - before;
        }
        used
    }
}
