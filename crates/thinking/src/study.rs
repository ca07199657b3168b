//! An analysis with its limit: it can be put aside and gone on with, and time
//! counts only while it is gone on with. The analyst itself knows no clock.

use std::time::{Duration, Instant};

use bots::{
    BotGame, Limit,
    analysis::{Analysis, Analyst, Scope},
};
use game::GameSoFar;
use search::{Progress, SLICE};
use std::sync::Arc;

/// An analysis under way.
pub struct Study<P: BotGame> {
    analyst: Analyst<P>,
    /// How many more positions it may look at.
    nodes: u64,
    /// How much time it may take in all.
    longest: Duration,
    taken: Duration,
}

impl<P: BotGame> Study<P> {
    /// Begins to look at where a game stands.
    pub fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, lines: usize, limit: Limit) -> Self {
        let (mut deepest, mut nodes, mut longest) = (None, u64::MAX, Duration::MAX);
        match limit {
            Limit::Depth(depth) => deepest = Some(depth),
            Limit::Nodes(most) => nodes = most,
            Limit::Time(time) => longest = time,
        }
        let analyst = Analyst::new(game, book, Scope { lines, deepest });
        Self { analyst, nodes, longest, taken: Duration::ZERO }
    }

    /// The same study, ended by so much time too.
    #[must_use]
    pub fn at_most(self, longest: Duration) -> Self {
        Self { longest: self.longest.min(longest), ..self }
    }

    /// Goes on until it is done, its limit is reached, or someone wants it to be
    /// put aside, which is asked between slices.
    pub fn go_on(&mut self, aside: impl Fn() -> bool) -> Progress {
        let begun = Instant::now();
        let progress = loop {
            if self.nodes == 0 || self.taken + begun.elapsed() >= self.longest {
                break Progress::Done;
            }
            if aside() {
                break Progress::Searching;
            }
            let slice = self.nodes.min(SLICE);
            self.nodes -= slice;
            if self.analyst.step(slice) == Progress::Done {
                break Progress::Done;
            }
        };
        self.taken += begun.elapsed();
        progress
    }

    /// What there is to say so far. There is an answer before the first step.
    pub fn analysis(&self) -> Analysis<P::Action> {
        self.analyst.analysis()
    }

    /// How long it has been gone on with.
    pub fn taken(&self) -> Duration {
        self.taken
    }
}
