//! What there is to say of a position: the best actions with their chances, how
//! the game would go on, what is proven, and why. It speaks in codes with facts,
//! knows no clock, and is driven in slices like a search.
//!
//! Each line is the answer to a question: what is best without these actions?
//! All questions are searched equally deep before one goes deeper, so that
//! their answers can be compared. Several may look, a question each ([`Helper`]).

mod chancing;
mod choosing;
mod dealing;
mod helping;
mod line;
mod proof;
mod question;
mod reason;
mod reasons;
mod steps;
mod story;

use std::sync::Arc;

use game::{Actor, GameSoFar, Notice, Seat};
use search::Progress;

use crate::{BotGame, WinChances};
use chancing::Chancing;
pub use choosing::Choosing;
pub use dealing::Asked;
pub use helping::Helper;
pub use line::{Line, Proven};
pub use proof::{Prover, TooLong};
pub use question::Answer;
pub use reason::Reason;

/// What there is to say of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// What may come.
    pub continuations: Continuations<A>,
    /// Why, in at most two sentences.
    pub reasons: Vec<Notice>,
    /// How deep everything was searched.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl<A> Analysis<A> {
    /// What there is to say of a game that is over: nothing.
    pub const fn of_ended() -> Self {
        Self { continuations: Continuations::Over, reasons: Vec::new(), depth: 0, nodes: 0 }
    }

    /// The chance of each seat where the game stands, the best being done there.
    pub fn chances(&self) -> Option<WinChances> {
        match &self.continuations {
            Continuations::Over => None,
            Continuations::Lines { lines, .. } => lines.first().map(|line| line.chances),
            Continuations::Outcomes { chances, .. } => Some(*chances),
        }
    }
}

/// What may come of a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Continuations<A> {
    /// Nothing: the game is over.
    Over,
    /// A seat acts: its best actions, the best first.
    Lines {
        /// Whose chances are told.
        seat: Seat,
        /// The actions and what follows.
        lines: Vec<Line<A>>,
    },
    /// Chance acts: everything that can happen.
    Outcomes {
        /// Whose chances are told.
        seat: Seat,
        /// The chances to win over all outcomes.
        chances: WinChances,
        /// What can happen, in the order of the tokens.
        outcomes: Vec<Outcome<A>>,
    },
}

/// Something that can happen, and what it leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome<A> {
    /// What happens.
    pub action: A,
    /// In how many cases.
    pub weight: u32,
    /// Of how many.
    pub of: u32,
    /// The chance of each seat to win then.
    pub chances: WinChances,
}

/// How much is to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// How many of the best actions are to be told.
    pub lines: usize,
    /// Not deeper than this many moves.
    pub deepest: Option<u32>,
}

/// An analysis under way.
pub struct Analyst<P: BotGame>(Scene<P>);

enum Scene<P: BotGame> {
    Over,
    Choosing(Box<Choosing<P>>),
    Chancing(Chancing<P>),
}

impl<P: BotGame> Analyst<P> {
    /// Begins to look at where a game stands.
    pub fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, scope: Scope) -> Self {
        Self(match game.actor() {
            Actor::Over(_) => Scene::Over,
            Actor::Seat(seat) => Scene::Choosing(Box::new(Choosing::new(game, seat, book, scope))),
            Actor::Chance => Scene::Chancing(Chancing::new(game, book, scope)),
        })
    }

    /// Looks on through this many more positions, or until it is done.
    pub fn step(&mut self, nodes: u64) -> Progress {
        match &mut self.0 {
            Scene::Over => Progress::Done,
            Scene::Choosing(choosing) => choosing.step(nodes),
            Scene::Chancing(chancing) => chancing.step(nodes),
        }
    }

    /// What this helper, one of those with the numbers from 0, is to look at now; nothing
    /// where there is nothing to do for it.
    pub fn deal(&mut self, helper: usize) -> Option<Asked<P::Action>> {
        match &mut self.0 {
            Scene::Choosing(choosing) => choosing.deal(helper),
            Scene::Over | Scene::Chancing(_) => None,
        }
    }

    /// Takes what a helper has found where these actions are left out, going through so
    /// many positions.
    pub fn learn(&mut self, without: Vec<P::Action>, answer: Answer<P::Action>, nodes: u64) {
        if let Scene::Choosing(choosing) = &mut self.0 {
            choosing.learn(without, answer, nodes);
        }
    }

    /// This helper is gone: what it was to look at is looked at by others.
    pub fn lose(&mut self, helper: usize) {
        if let Scene::Choosing(choosing) = &mut self.0 {
            choosing.lose(helper);
        }
    }

    /// How deep everything was searched so far.
    pub fn depth(&self) -> u32 {
        match &self.0 {
            Scene::Over => 0,
            Scene::Choosing(choosing) => choosing.depth(),
            Scene::Chancing(chancing) => chancing.depth(),
        }
    }

    /// What there is to say so far. There is an answer before the first step.
    pub fn analysis(&self) -> Analysis<P::Action> {
        match &self.0 {
            Scene::Over => Analysis::of_ended(),
            Scene::Choosing(choosing) => choosing.analysis(),
            Scene::Chancing(chancing) => chancing.analysis(),
        }
    }
}

/// A chance as a whole number of a hundred; only what is sure is 0 or 100.
#[expect(clippy::cast_sign_loss, reason = "it is kept between 1 and 99")]
fn percent(chance: f64) -> u8 {
    if chance <= 0.0 {
        0
    } else if chance >= 1.0 {
        100
    } else {
        (chance * 100.0).round().clamp(1.0, 99.0) as u8
    }
}
