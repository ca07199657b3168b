//! Chance acts: the exact odds of everything that can happen, and what each
//! outcome is worth to the seat whose turn it is.

use std::sync::Arc;

use game::{Actor, Coded, GameSoFar, Seat};
use search::Progress;

use super::{
    Analysis, Continuations, Outcome, Scope,
    line::Line,
    percent,
    question::Question,
    reason::{Reason, token},
};
use crate::{BotGame, WinChances};

/// Outcomes under way.
pub(super) struct Chancing<P: BotGame> {
    position: P,
    seat: Seat,
    book: Arc<P::Book>,
    branches: Vec<Branch<P>>,
    deepest: Option<u32>,
    /// How deep the round under way goes, and how deep the last one went.
    round: u32,
    depth: u32,
    nodes: u64,
    /// How many positions it may look at in all.
    allowed: u64,
}

/// Something that can happen.
struct Branch<P: BotGame> {
    action: P::Action,
    weight: u32,
    then: Then<P>,
}

/// What comes after it.
enum Then<P: BotGame> {
    /// Something that needs no search.
    Settled(WinChances),
    /// This seat acts.
    Question { game: Box<GameSoFar<P>>, acting: Seat, question: Question<P> },
    /// Chance acts again.
    Chance(Vec<Branch<P>>),
}

impl<P: BotGame> Chancing<P> {
    pub(super) fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, scope: Scope) -> Self {
        let position = *game.position();
        let seat = P::turn_of(&position).unwrap_or(Seat::ONE);
        let branches = branches(game, book);
        Self {
            position,
            seat,
            book: Arc::clone(book),
            branches,
            deepest: scope.deepest,
            round: 1,
            depth: 0,
            nodes: 0,
            allowed: 0,
        }
    }

    pub(super) fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while self.nodes < self.allowed {
            let left = self.allowed - self.nodes;
            let round = self.round;
            if let Some(question) = unfinished(&mut self.branches, round) {
                self.nodes += question.search_to(round, left);
                continue;
            }
            let deepest = self.branches.iter().map(Branch::depth).max();
            self.depth = self.depth.max(deepest.unwrap_or(0));
            let settled = self.branches.iter().all(Branch::is_settled);
            if settled || self.deepest.is_some_and(|deepest| round >= deepest) {
                return Progress::Done;
            }
            self.round += 1;
        }
        Progress::Searching
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    pub(super) fn analysis(&self) -> Analysis<P::Action> {
        let of = self.branches.iter().map(|branch| branch.weight).sum();
        let outcome = |branch: &Branch<P>| Outcome {
            action: branch.action,
            weight: branch.weight,
            of,
            chances: branch.chances(&self.book),
        };
        let outcomes: Vec<_> = self.branches.iter().map(outcome).collect();
        let chances = mean(&self.branches, &self.book);
        let reasons = self.reasons(&outcomes, chances.of(self.seat));
        let continuations = Continuations::Outcomes { seat: self.seat, chances, outcomes };
        Analysis { continuations, reasons, depth: self.depth, nodes: self.nodes }
    }

    /// The odds, and how much hangs on them.
    fn reasons(&self, outcomes: &[Outcome<P::Action>], chance: f64) -> Vec<game::Notice> {
        let own = |outcome: &Outcome<P::Action>| outcome.chances.of(self.seat);
        let by_chance = |one: &&Outcome<P::Action>, other: &&Outcome<P::Action>| {
            own(one).total_cmp(&own(other))
        };
        let best = outcomes.iter().max_by(by_chance);
        let worst = outcomes.iter().min_by(by_chance);
        let hangs = best.zip(worst).filter(|(best, worst)| best.action != worst.action);
        let luck = hangs.map(|(best, worst)| Reason::Luck {
            seat: self.position.seat_name(self.seat),
            percent: percent(chance),
            best: token(&best.action),
            high: percent(own(best)),
            worst: token(&worst.action),
            low: percent(own(worst)),
        });
        P::odds(&self.position, self.seat)
            .into_iter()
            .chain(luck.map(|luck| luck.notice()))
            .collect()
    }
}

impl<P: BotGame> Branch<P> {
    fn is_settled(&self) -> bool {
        match &self.then {
            Then::Settled(_) => true,
            Then::Question { question, .. } => question.is_settled(),
            Then::Chance(branches) => branches.iter().all(Self::is_settled),
        }
    }

    /// How deep it was searched.
    fn depth(&self) -> u32 {
        match &self.then {
            Then::Settled(_) => 0,
            Then::Question { question, .. } => question.answer().depth,
            Then::Chance(branches) => branches.iter().map(Self::depth).max().unwrap_or(0),
        }
    }

    /// The chances to win if it happens.
    fn chances(&self, book: &Arc<P::Book>) -> WinChances {
        match &self.then {
            Then::Settled(chances) => *chances,
            Then::Question { game, acting, question } => {
                Line::of(game, *acting, question.answer(), book).chances
            }
            Then::Chance(branches) => mean(branches, book),
        }
    }
}

/// Everything that can happen where chance acts, in the order of the tokens.
fn branches<P: BotGame>(game: &GameSoFar<P>, book: &Arc<P::Book>) -> Vec<Branch<P>> {
    let branch = |action: P::Action| {
        let mut next = game.clone();
        next.play(action).ok()?;
        let weight = game.position().weight(action);
        Some(Branch { action, weight, then: then(next, book) })
    };
    game.actions().into_iter().filter_map(branch).collect()
}

fn then<P: BotGame>(game: GameSoFar<P>, book: &Arc<P::Book>) -> Then<P> {
    let acting = match game.actor() {
        Actor::Over(outcome) => return Then::Settled(WinChances::at_end(outcome)),
        Actor::Chance => return Then::Chance(branches(&game, book)),
        Actor::Seat(acting) => acting,
    };
    match Question::new(&game, Vec::new(), book) {
        Some(question) => Then::Question { game: Box::new(game), acting, question },
        None => Then::Settled(WinChances::at_a_glance(game.position(), book)),
    }
}

/// A question that is not through with this round.
fn unfinished<P: BotGame>(branches: &mut [Branch<P>], round: u32) -> Option<&mut Question<P>> {
    branches.iter_mut().find_map(|branch| match &mut branch.then {
        Then::Question { question, .. } if !question.has_reached(round) => Some(question),
        Then::Chance(branches) => unfinished(branches, round),
        Then::Settled(_) | Then::Question { .. } => None,
    })
}

/// The mean of the chances, each by its weight.
fn mean<P: BotGame>(branches: &[Branch<P>], book: &Arc<P::Book>) -> WinChances {
    WinChances::mean(branches.iter().map(|branch| (branch.weight, branch.chances(book))))
}
