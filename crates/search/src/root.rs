//! Where a search begins: the actions that it chooses among.

use std::{convert::Infallible, ops::ControlFlow};

use game::Position;

use crate::Knowledge;

/// The actions that are noticed, the most promising first; all of them where
/// everything is overlooked.
pub(crate) fn actions<P: Position>(root: &P, knowledge: &impl Knowledge<P>) -> Vec<P::Action> {
    let mut actions = Vec::new();
    let ControlFlow::Continue(()) = root.visit_actions(|action| {
        actions.push(action);
        ControlFlow::<Infallible>::Continue(())
    });
    if actions.iter().any(|action| knowledge.notices(root, *action)) {
        actions.retain(|action| knowledge.notices(root, *action));
    }
    // Each is glanced at once, and all games share one sort of numbers.
    actions.sort_by_cached_key(|action| -knowledge.glance(root, *action).promise);
    actions
}
