//! An analysis with its limit: it can be put aside and gone on with, and time
//! counts only while it is gone on with. The analyst itself knows no clock.

use std::{sync::Arc, time::Duration};

use bots::{
    BotGame, Limit,
    analysis::{Analysis, Analyst, Scope},
};
use game::GameSoFar;
use search::{Progress, SLICE};

use crate::pace::{Clock, Pace, Stepping};

/// An analysis under way.
pub struct Study<P: BotGame> {
    analyst: Analyst<P>,
    pace: Pace,
}

impl<P: BotGame> Study<P> {
    /// Begins to look at where a game stands.
    pub fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, lines: usize, limit: Limit) -> Self {
        let (deepest, limit) = match limit {
            // The analyst itself stops there.
            Limit::Depth(depth) => (Some(depth), Limit::Nodes(u64::MAX)),
            Limit::Nodes(_) | Limit::Time(_) => (None, limit),
        };
        let analyst = Analyst::new(game, book, Scope { lines, deepest });
        Self { analyst, pace: Pace::new(Some(limit), SLICE) }
    }

    /// The same study, ended by so much time too.
    #[must_use]
    pub fn at_most(self, longest: Duration) -> Self {
        Self { pace: self.pace.at_most(longest), ..self }
    }

    /// Goes on until it is done, its limit is reached, or someone wants it to be
    /// put aside, which is asked between steps.
    pub fn go_on(&mut self, clock: Clock<'_>, aside: impl Fn() -> bool) -> Progress {
        self.pace.go_on(&mut Analysing(&mut self.analyst), clock, aside)
    }

    /// Whoever analyses: to have others help.
    pub fn analyst(&mut self) -> &mut Analyst<P> {
        &mut self.analyst
    }

    /// What there is to say so far. There is an answer before the first step.
    pub fn analysis(&self) -> Analysis<P::Action> {
        self.analyst.analysis()
    }

    /// How long it has been gone on with.
    pub fn taken(&self) -> Duration {
        self.pace.taken()
    }
}

struct Analysing<'a, P: BotGame>(&'a mut Analyst<P>);

impl<P: BotGame> Stepping for Analysing<'_, P> {
    fn step(&mut self, nodes: u64) -> Progress {
        self.0.step(nodes)
    }

    fn depth(&self) -> u32 {
        self.0.depth()
    }
}
