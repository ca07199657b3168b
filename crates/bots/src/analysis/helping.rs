//! A helper: answers questions about one position that somebody else asks, and keeps what
//! the search remembers of the last of them, because they are asked again, deeper.

use std::sync::Arc;

use game::GameSoFar;

use super::{
    dealing::Asked,
    question::{Answer, Question},
};
use crate::BotGame;

/// Whoever helps with one position.
pub struct Helper<P: BotGame> {
    game: GameSoFar<P>,
    book: Arc<P::Book>,
    /// What was asked lately, the last one at the end.
    questions: Vec<Question<P>>,
    depth: u32,
}

/// So many questions are kept; the hash table of each grows to 16 MiB.
pub(super) const KEPT: usize = 3;

impl<P: BotGame> Helper<P> {
    /// One who was asked nothing yet.
    pub fn new(game: GameSoFar<P>, book: Arc<P::Book>) -> Self {
        Self { game, book, questions: Vec::new(), depth: 0 }
    }

    /// Looks at this from now on; says whether it is a question at all.
    pub fn ask(&mut self, asked: Asked<P::Action>) -> bool {
        let Asked { without, depth } = asked;
        self.depth = depth;
        let known = self.questions.iter().position(|it| it.is_without(&without));
        let question = match known {
            Some(place) => Some(self.questions.remove(place)),
            None => Question::new(&self.game, without, &self.book),
        };
        let is_one = question.is_some();
        self.questions.extend(question);
        if self.questions.len() > KEPT {
            self.questions.remove(0);
        }
        is_one
    }

    /// Searches on through this many more positions; returns how many those were.
    pub fn step(&mut self, nodes: u64) -> u64 {
        self.questions.last_mut().map_or(0, |question| question.search_to(self.depth, nodes))
    }

    /// The answer, once it is there.
    pub fn answer(&self) -> Option<Answer<P::Action>> {
        let found = self.questions.last()?.at(self.depth)?.clone();
        Some(Answer { depth: self.depth, found })
    }
}
