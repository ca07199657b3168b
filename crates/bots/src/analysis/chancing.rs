//! Chance acts: the exact odds of everything that can happen, and what each
//! outcome is worth to the seat whose turn it is.

use std::sync::Arc;

use game::{Actor, Coded, GameSoFar, Seat};
use search::{Evaluator, Progress};

use super::{
    Analysis, Found, Outcome, Scope,
    line::Line,
    percent,
    question::Question,
    reason::{Reason, token},
};
use crate::BotGame;

/// Outcomes under way.
pub(super) struct Chancing<P: BotGame> {
    position: P,
    seat: Seat,
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
    /// Something that needs no search: the chance to win.
    Settled(f64),
    /// A seat acts.
    Question { game: GameSoFar<P>, question: Question<P>, whose: Whose },
    /// Chance acts again.
    Chance(Vec<Branch<P>>),
}

/// Whose question is searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// That of the seat whose chances are told.
    Own,
    /// That of the only other seat.
    Others,
}

impl<P: BotGame> Chancing<P> {
    pub(super) fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, scope: Scope) -> Self {
        let position = *game.position();
        let seat = P::turn_of(&position).unwrap_or(Seat::ONE);
        let branches = branches(game, seat, book);
        Self {
            position,
            seat,
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
            self.depth = self.round;
            let settled = self.branches.iter().all(Branch::is_settled);
            if settled || self.deepest.is_some_and(|deepest| round >= deepest) {
                return Progress::Done;
            }
            self.round += 1;
        }
        Progress::Searching
    }

    pub(super) fn analysis(&self) -> Analysis<P::Action> {
        let of = self.branches.iter().map(|branch| branch.weight).sum();
        let outcome = |branch: &Branch<P>| Outcome {
            action: branch.action,
            weight: branch.weight,
            of,
            win_probability: branch.chance(),
        };
        let outcomes: Vec<_> = self.branches.iter().map(outcome).collect();
        let win_probability = mean(&self.branches);
        let reasons = self.reasons(&outcomes, win_probability);
        let found = Found::Outcomes { seat: self.seat, win_probability, outcomes };
        Analysis { found, reasons, depth: self.depth, nodes: self.nodes }
    }

    /// The odds, and how much hangs on them.
    fn reasons(&self, outcomes: &[Outcome<P::Action>], chance: f64) -> Vec<game::Notice> {
        let by_chance = |one: &&Outcome<P::Action>, other: &&Outcome<P::Action>| {
            one.win_probability.total_cmp(&other.win_probability)
        };
        let best = outcomes.iter().max_by(by_chance);
        let worst = outcomes.iter().min_by(by_chance);
        let hangs = best.zip(worst).filter(|(best, worst)| best.action != worst.action);
        let luck = hangs.map(|(best, worst)| Reason::Luck {
            seat: self.position.seat_name(self.seat),
            percent: percent(chance),
            best: token(&best.action),
            high: percent(best.win_probability),
            worst: token(&worst.action),
            low: percent(worst.win_probability),
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

    /// The chance to win if it happens.
    fn chance(&self) -> f64 {
        match &self.then {
            Then::Settled(chance) => *chance,
            Then::Question { game, question, whose } => {
                let chance = Line::of(game, question.answer()).win_probability;
                if *whose == Whose::Own { chance } else { 1.0 - chance }
            }
            Then::Chance(branches) => mean(branches),
        }
    }
}

/// Everything that can happen where chance acts, in the order of the tokens.
fn branches<P: BotGame>(game: &GameSoFar<P>, seat: Seat, book: &Arc<P::Book>) -> Vec<Branch<P>> {
    let branch = |action: P::Action| {
        let mut next = game.clone();
        next.play(action).ok()?;
        let weight = game.position().weight(action);
        Some(Branch { action, weight, then: then(next, seat, book) })
    };
    game.actions().into_iter().filter_map(branch).collect()
}

fn then<P: BotGame>(game: GameSoFar<P>, seat: Seat, book: &Arc<P::Book>) -> Then<P> {
    let acting = match game.actor() {
        Actor::Over(outcome) if !outcome.winners.contains(seat) => return Then::Settled(0.0),
        Actor::Over(outcome) => return Then::Settled(1.0 / outcome.winners.len() as f64),
        Actor::Chance => return Then::Chance(branches(&game, seat, book)),
        Actor::Seat(acting) => acting,
    };
    let whose = if acting == seat { Whose::Own } else { Whose::Others };
    // With more than two seats a search tells nothing of those who do not act.
    let tells = whose == Whose::Own || game.playing().len() == 2;
    if let Some(question) = Question::new(&game, Vec::new(), book).filter(|_| tells) {
        Then::Question { game, question, whose }
    } else {
        let score = P::evaluator(book).evaluate(game.position(), seat);
        Then::Settled(P::win_probability(score))
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
fn mean<P: BotGame>(branches: &[Branch<P>]) -> f64 {
    let sum: f64 = branches.iter().map(|branch| f64::from(branch.weight) * branch.chance()).sum();
    let weights: f64 = branches.iter().map(|branch| f64::from(branch.weight)).sum();
    if weights > 0.0 { sum / weights } else { 0.0 }
}
