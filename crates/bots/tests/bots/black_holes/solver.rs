//! Trying everything, written from the contract alone: no distances, no
//! estimates, no order but that of sinking first. Slow, and beyond doubt.

use std::{collections::HashMap, convert::Infallible, ops::ControlFlow};

use game::{Actor, Position};
use shelf::games::black_holes::{Action, BlackHoles, Color};

/// What has been found of positions: whether a colour forces a win within so
/// many actions.
#[derive(Default)]
pub(crate) struct Solver {
    found: HashMap<(BlackHoles, Color, u32), bool>,
}

impl Solver {
    /// Whether a colour wins within so many actions whatever the other does.
    pub(crate) fn wins(&mut self, position: &BlackHoles, color: Color, actions: u32) -> bool {
        if let Actor::Over(outcome) = position.actor() {
            return outcome.winners.len() == 1 && outcome.winners.contains(color.seat());
        }
        // One action sinks one block at most, and four win (BH-12).
        if (actions as usize) + position.sunk(color) < 4 {
            return false;
        }
        let question = (*position, color, actions);
        if let Some(answer) = self.found.get(&question) {
            return *answer;
        }
        let answer = if position.acting() == color {
            self.some(position, |solver, next| solver.wins(next, color, actions - 1))
        } else {
            !self.some(position, |solver, next| !solver.wins(next, color, actions - 1))
        };
        self.found.insert(question, answer);
        answer
    }

    /// Whether something holds after one of the actions.
    fn some(
        &mut self,
        position: &BlackHoles,
        mut holds: impl FnMut(&mut Self, &BlackHoles) -> bool,
    ) -> bool {
        let mut actions = listed(position);
        let sunk = |next: &BlackHoles| next.sunk(Color::Light) + next.sunk(Color::Dark);
        actions.sort_by_key(|(_, next)| std::cmp::Reverse(sunk(next)));
        actions.iter().any(|(_, next)| holds(self, next))
    }
}

/// The legal actions, each with the position after it.
pub(crate) fn listed(position: &BlackHoles) -> Vec<(Action, BlackHoles)> {
    let mut actions = Vec::new();
    let ControlFlow::Continue(()) = position.visit_actions(|action| {
        actions.push((action, position.apply(action)));
        ControlFlow::<Infallible>::Continue(())
    });
    actions
}
