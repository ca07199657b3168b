//! Forced wins by trying everything: no evaluation, no table, no order, no
//! evaluator of the game but its rules. Slow, and hard to get wrong.

use std::ops::ControlFlow;

use game::{Actor, Position, Seat};

/// Whether `seat` wins within so many actions, its own and the others'
/// together, whatever the others do.
pub(crate) fn wins_within<P: Position>(position: &P, seat: Seat, actions: u32) -> bool {
    let actor = match position.actor() {
        Actor::Over(outcome) => {
            return outcome.winners.len() == 1 && outcome.winners.contains(seat);
        }
        Actor::Seat(actor) => actor,
        Actor::Chance => return false,
    };
    if actions == 0 {
        return false;
    }
    let wins_after = |action| wins_within(&position.apply(action), seat, actions - 1);
    // The seat looks for one action that wins, the others for one that does not.
    let looked_for = actor == seat;
    let found = position.visit_actions(|action| {
        if wins_after(action) == looked_for {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    found.is_break() == looked_for
}

/// The actions with which the actor wins within so many actions, this one
/// counted.
pub(crate) fn winning_actions<P: Position>(position: &P, actions: u32) -> Vec<P::Action> {
    let Actor::Seat(seat) = position.actor() else { return Vec::new() };
    let wins = |action: &P::Action| wins_within(&position.apply(*action), seat, actions - 1);
    position.actions().into_iter().filter(wins).collect()
}

/// The actions after which no other wins by force within so many actions.
pub(crate) fn holding_actions<P: Position>(position: &P, actions: u32) -> Vec<P::Action> {
    let Actor::Seat(seat) = position.actor() else { return Vec::new() };
    let holds = |action: &P::Action| {
        let next = position.apply(*action);
        let mut others = position.playing().without(seat).into_iter();
        !others.any(|other| wins_within(&next, other, actions))
    };
    position.actions().into_iter().filter(holds).collect()
}
