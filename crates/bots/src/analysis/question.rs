//! A question to the search, asked deeper and deeper: what is best here if these
//! actions were not legal? What is found at a depth depends on nothing else, however
//! often the search was put aside: it may as well be found elsewhere.

use std::sync::Arc;

use game::GameSoFar;
use search::{Progress, Search, SearchResult};

use crate::BotGame;

/// What is found of a question that is searched so deep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<A> {
    /// How deep it was allowed to look.
    pub depth: u32,
    /// What was found, less deep where that is all there is to see.
    pub found: SearchResult<A>,
}

impl<A> Answer<A> {
    /// Whether looking deeper would change nothing.
    fn is_settled(&self) -> bool {
        self.depth > self.found.depth
    }
}

pub(super) struct Question<P: BotGame> {
    without: Vec<P::Action>,
    search: Box<dyn Search<P>>,
    /// How deep the search may look by now.
    depth: u32,
    progress: Progress,
    /// What was found so far, here or elsewhere, the deepest last.
    answers: Vec<Answer<P::Action>>,
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
        let progress = Progress::Done;
        Some(Self { without, search, depth: 0, progress, answers: Vec::new(), last_asked: 0 })
    }

    /// Whether these, in any order, are the actions that it leaves out.
    pub(super) fn is_without(&self, actions: &[P::Action]) -> bool {
        are_same(&self.without, actions)
    }

    /// What has been found so far, the depth under way included.
    pub(super) fn answer(&self) -> SearchResult<P::Action> {
        match self.answers.last() {
            Some(last) if last.depth >= self.depth => last.found.clone(),
            _ => self.search.result(),
        }
    }

    /// What was found at this depth, or less deep if that is all there is to see.
    pub(super) fn at(&self, depth: u32) -> Option<&SearchResult<P::Action>> {
        let holds = |answer: &&Answer<P::Action>| {
            answer.depth == depth || answer.is_settled() && answer.depth < depth
        };
        self.answers.iter().find(holds).map(|answer| &answer.found)
    }

    /// Whether it has been searched this deep, or as deep as it gets.
    pub(super) fn has_reached(&self, depth: u32) -> bool {
        self.at(depth).is_some()
    }

    /// How deep its own search has been, or is on its way to.
    pub(super) fn own_depth(&self) -> u32 {
        self.depth
    }

    /// Whether searching on would change nothing: it was allowed more than there
    /// was to see.
    pub(super) fn is_settled(&self) -> bool {
        self.answers.last().is_some_and(Answer::is_settled)
    }

    /// Searches on until it has reached this depth or gone through so many
    /// positions; returns how many those were. It never goes deeper: only
    /// answers from the same depth can be compared.
    pub(super) fn search_to(&mut self, depth: u32, nodes: u64) -> u64 {
        let before = self.search.result().nodes;
        if self.depth < depth {
            self.search.look_to(depth);
            self.depth = depth;
            self.progress = Progress::Searching;
        }
        let mut used = 0;
        while used < nodes && self.progress == Progress::Searching {
            self.progress = self.search.step(nodes - used);
            // A search may go through a few more than it is asked to.
            used = self.search.result().nodes - before;
        }
        if self.progress == Progress::Done && self.depth > 0 {
            self.learn(Answer { depth: self.depth, found: self.search.result() });
        }
        used
    }

    /// Takes what was found of it here or elsewhere.
    pub(super) fn learn(&mut self, answer: Answer<P::Action>) {
        let place = self.answers.partition_point(|other| other.depth < answer.depth);
        if self.answers.get(place).is_none_or(|other| other.depth > answer.depth) {
            self.answers.insert(place, answer);
        }
    }
}

/// Whether these are the same actions, in any order; none is there twice.
pub(super) fn are_same<A: PartialEq>(some: &[A], others: &[A]) -> bool {
    some.len() == others.len() && others.iter().all(|action| some.contains(action))
}
