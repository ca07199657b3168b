//! Where a search begins: the actions that it chooses among.

use std::{convert::Infallible, ops::ControlFlow};

use game::Position;

use crate::Evaluator;

/// The actions that are noticed, the most promising first; all of them where
/// everything is overlooked.
pub(crate) fn actions<P: Position>(root: &P, evaluator: &impl Evaluator<P>) -> Vec<P::Action> {
    let mut actions = Vec::new();
    let ControlFlow::Continue(()) = root.visit_actions(|action| {
        actions.push(action);
        ControlFlow::<Infallible>::Continue(())
    });
    if actions.iter().any(|action| evaluator.notices(root, *action)) {
        actions.retain(|action| evaluator.notices(root, *action));
    }
    let hint = |action| (evaluator.hint(root, action).priority, action);
    most_promising_first(actions.into_iter().map(hint))
}

/// Actions by their priority, the most promising first; equals stay as they came.
/// There are few, once for each search: putting each in its place is all that
/// it takes.
pub fn most_promising_first<A>(promised: impl Iterator<Item = (i32, A)>) -> Vec<A> {
    let mut sorted: Vec<(i32, A)> = Vec::new();
    for (priority, action) in promised {
        let place = sorted.partition_point(|(other, _)| *other >= priority);
        sorted.insert(place, (priority, action));
    }
    sorted.into_iter().map(|(_, action)| action).collect()
}
