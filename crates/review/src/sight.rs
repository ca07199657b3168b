//! What was seen of one position: everybody's chances, and what can be done there. It
//! takes from an analysis what a review needs, and rounds it.

use bots::{
    BotGame, WinChances,
    analysis::{Analysis, Continuations, Line, Proven},
};
use game::{Actor, GameSoFar, Notice, Seats};

use crate::Chances;

/// What was seen of a position.
pub(crate) struct Sight<A> {
    pub(crate) chances: Chances,
    /// What each known action leads to: the best ones, or all outcomes of chance.
    known: Vec<(A, Chances)>,
    pub(crate) best: Option<Line<A>>,
    pub(crate) reasons: Vec<Notice>,
    pub(crate) depth: u32,
}

impl<A: Copy + PartialEq> Sight<A> {
    /// What an ended game shows.
    pub(crate) fn of_end<P: BotGame<Action = A>>(game: &GameSoFar<P>) -> Option<Self> {
        let Actor::Over(outcome) = game.actor() else { return None };
        Some(Self {
            chances: Chances::at_end(outcome),
            known: Vec::new(),
            best: None,
            reasons: Vec::new(),
            depth: 0,
        })
    }

    /// What an analysis has found of a running game.
    pub(crate) fn of(analysis: Analysis<A>, seats: Seats) -> Self {
        let rounded = |chances: WinChances| Chances::rounded(chances, seats);
        let chances = analysis.chances().unwrap_or_else(|| WinChances::shared(seats, |_| 1.0));
        let (known, best) = match analysis.continuations {
            Continuations::Over => (Vec::new(), None),
            Continuations::Lines { lines, .. } => {
                let known = lines.iter().map(|line| (line.action, rounded(line.chances)));
                (known.collect(), lines.into_iter().next())
            }
            Continuations::Outcomes { outcomes, .. } => {
                let known = outcomes.iter().map(|it| (it.action, rounded(it.chances)));
                (known.collect(), None)
            }
        };
        let Analysis { reasons, depth, .. } = analysis;
        if depth == 0 {
            // What was not searched to its end is not compared.
            return Self {
                chances: rounded(chances),
                known: Vec::new(),
                best: None,
                reasons,
                depth,
            };
        }
        Self { chances: rounded(chances), known, best, reasons, depth }
    }

    /// What an action leads to, if that was looked at as deep as the best.
    pub(crate) fn after(&self, action: A) -> Option<Chances> {
        self.known.iter().find(|(known, _)| *known == action).map(|(_, chances)| *chances)
    }

    /// What the second best leads to.
    pub(crate) fn second(&self) -> Option<Chances> {
        self.best.as_ref()?;
        self.known.get(1).map(|(_, chances)| *chances)
    }

    /// The best action's sure win, counted in moves.
    pub(crate) fn wins_in(&self) -> Option<u32> {
        match self.best.as_ref()?.proven? {
            Proven::WinsIn(moves) => Some(moves),
            Proven::LosesIn(_) => None,
        }
    }
}
