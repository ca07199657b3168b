//! A question to the search, asked deeper and deeper: what is best here if these
//! actions were not legal?

use std::sync::Arc;

use game::GameSoFar;
use search::{Progress, Search, SearchResult};

use crate::BotGame;

/// The depth is looked at this often, or a search would rush on through several;
/// and no more often, however it is driven, so that slices of any size find the
/// same.
const SIP: u64 = 64;

pub(super) struct Question<P: BotGame> {
    without: Vec<P::Action>,
    search: Box<dyn Search<P>>,
    progress: Progress,
    /// How many positions are left before the depth is looked at.
    sip: u64,
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
        Some(Self { without, search, progress: Progress::Searching, sip: 0, last_asked: 0 })
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
        self.is_settled() || self.sip == 0 && self.answer().depth >= depth
    }

    /// Whether searching on would change nothing.
    pub(super) fn is_settled(&self) -> bool {
        self.progress == Progress::Done
    }

    /// Searches on until it has reached this depth or gone through so many
    /// positions; returns how many those were.
    pub(super) fn search_to(&mut self, depth: u32, nodes: u64) -> u64 {
        let before = self.answer().nodes;
        let mut used = 0;
        while used < nodes && !self.has_reached(depth) {
            if self.sip == 0 {
                self.sip = SIP;
            }
            self.progress = self.search.step(self.sip.min(nodes - used));
            let more = self.answer().nodes - before - used;
            // A search may go through a few more than it is asked to.
            self.sip = self.sip.saturating_sub(more);
            used += more;
        }
        used
    }
}
